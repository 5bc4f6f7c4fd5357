import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sendEnquiry, uploadFile, uploadUrl, valueOf } from '@millwright/api-client';
import { UPLOAD_MAX_BYTES, UPLOAD_TYPES, type UploadType } from '@millwright/domain';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { logIn, type Browser } from '../../../test-support/browser.ts';
import { nextKey, sampleEnquiry } from '../../../test-support/call-cases-enquiries.ts';
import { fixtureNow } from '../../../test-support/fixture.ts';
import { sampleImages } from '../../../test-support/image-host.ts';
import { describeOnOneDatabase, origin } from '../../../test-support/test-api.ts';
import { memberAction, upload } from '../../db/schema.ts';
import { seedDemoMembers } from '../../members/demo-members.ts';
import { mostBytes } from './uploads.handlers.ts';

const hour = 3_600_000;
const uploadDir = join(inject('runFolder'), `uploads-${process.pid}`);

describeOnOneDatabase(
  'an uploaded file',
  (use) => {
    let buyer: Browser;
    beforeAll(async () => {
      await seedDemoMembers(use().database.db, fixtureNow);
      buyer = await logIn(use().api, 0, 'cn');
    });
    beforeEach(async () => {
      use().time.now = fixtureNow;
      await use().database.db.delete(memberAction);
      await use().database.db.delete(upload);
    });
    const put = (name: string, content: BlobPart) => uploadFile(buyer.client, name, new Blob([content]));
    const get = (id: string) => buyer.fetch(new Request(uploadUrl(buyer.client, id)));

    it('is what its content says, whatever its name says', async () => {
      const image = (name: keyof typeof sampleImages) => new Uint8Array(sampleImages[name]);
      const taken: [name: string, content: BlobPart, as: string][] = [
        ['a.pdf', '%PDF-1.4\n…', 'pdf a.pdf'],
        ['图.png', image('png'), 'png 图.png'],
        ['a.JPEG', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'jpeg a.JPEG'],
        ['a.exe', 'RIFF\0\0\0\0WEBPVP8 ', 'webp a.exe.webp'],
        ['part.stp', 'ISO-10303-21;\nHEADER;', 'step part.stp'],
        ['part.dxf', '999\nby hand\n  0\r\nSECTION\r\n  2\r\nHEADER', 'dxf part.dxf'],
        ['binary', 'AutoCAD Binary DXF\r\n\u001A\0', 'dxf binary.dxf'],
        ['../../etc/passwd\u202E.pdf', '%PDF-1.4', 'pdf .. .. etc passwd .pdf'],
      ];
      for (const [name, content, as] of taken) {
        const result = await put(name, content);
        expect([name, result.ok && `${result.value.type} ${result.value.name}`]).toEqual([name, as]);
      }
      const refused: [name: string, content: BlobPart][] = [
        ['a.pdf', ''],
        ['a.pdf', '<html>%PDF-1.4'],
        ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
        ['a.gif', image('gif')],
        ['a.zip', 'PK\u0003\u0004'],
        ['a.exe', 'MZ'],
        ['a.dxf', '0\nSECTIONS\n'],
        ['a.step', 'ISO-10303-22;'],
      ];
      for (const [name, content] of refused) {
        const result = await put(name, content);
        expect([name, !result.ok && result.failure.kind === 'refused' && result.failure.reason]).toEqual([
          name,
          'file_refused',
        ]);
      }
    });

    it('comes back byte for byte, to be saved and never to be shown or run', async () => {
      const bytes = Buffer.from('%PDF-1.7\n\0\u00FF<script>alert(1)</script>', 'latin1');
      const { id, bytes: size } = valueOf(await put("Zeichnung '1'\" 图.pdf", new Uint8Array(bytes)));
      const response = await get(id);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition':
          'attachment; filename="file.pdf"; filename*=UTF-8\'\'Zeichnung%20%271%27%20%E5%9B%BE.pdf',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'private, no-store',
      });
      expect([Buffer.from(await response.arrayBuffer()), size]).toEqual([bytes, bytes.length]);
      for (const other of ['', '.', '..%2f..%2fowner', 'a'.repeat(22), `${id}x`])
        expect([other, (await get(other)).status]).toEqual([other, 404]);
    });

    it('has a type of which no browser runs anything, whatever script is in it', async () => {
      const script = '<script>alert(1)</script>';
      const starts: Record<UploadType, BlobPart> = {
        pdf: '%PDF-1.4\n',
        png: new Uint8Array(sampleImages.png),
        jpeg: new Uint8Array([0xff, 0xd8, 0xff, 0xe0]),
        webp: 'RIFF\0\0\0\0WEBPVP8 ',
        step: 'ISO-10303-21;\n',
        dxf: '0\nSECTION\n2\nHEADER\n',
      };
      for (const type of UPLOAD_TYPES) {
        const sent = await uploadFile(buyer.client, 'page.html', new Blob([starts[type], script]));
        const { headers } = await get(valueOf(sent).id);
        expect([type, headers.get('content-type')]).not.toEqual([
          type,
          expect.stringMatching(/html|xml|svg|script|css|multipart|text/),
        ]);
        expect(headers.get('content-type')).toMatch(/^(?:application|image|model)\/[\w.-]+$/);
        expect(headers.get('content-disposition')).toMatch(/^attachment; filename="file\.\w+"/);
        expect(headers.get('content-disposition')).not.toMatch(/html"?$/);
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      }
    });

    it('is at most ten megabytes, and twenty are taken in a day; the same file is one', async () => {
      const text = '%PDF-1.7\n';
      const largest = text + ' '.repeat(UPLOAD_MAX_BYTES - text.length);
      expect(valueOf(await put('large.pdf', largest)).bytes).toBe(UPLOAD_MAX_BYTES);
      expect(await put('large.pdf', `${largest} `)).toMatchObject({ failure: { status: 413 } });
      const first = valueOf(await put('same.pdf', text));
      expect(await put('same.pdf', text)).toEqual({ ok: true, value: first });
      for (let at = 2; at < 20; at += 1) valueOf(await put('a.pdf', text + at));
      expect(await put('a.pdf', `${text} one more`)).toMatchObject({ failure: { reason: 'member_limit' } });
      expect(await put('same.pdf', text)).toEqual({ ok: true, value: first });
    });

    it('is one also where it comes several times at once', async () => {
      const before = existsSync(uploadDir) ? readdirSync(uploadDir) : [];
      const sent = await Promise.all([1, 2, 3].map(async () => valueOf(await put('same.pdf', '%PDF-1.7\n'))));
      const [first] = sent;
      expect(sent).toEqual([first, first, first]);
      expect(await use().database.db.select({ id: upload.id }).from(upload)).toEqual([{ id: first!.id }]);
      expect(readdirSync(uploadDir).filter((name) => !before.includes(name))).toEqual([first!.id]);
    });

    it('is refused where there is no room for it, also next to others that come at once', async () => {
      const { db } = use().database;
      const filler = valueOf(await put('filler.pdf', '%PDF-'));
      const text = '%PDF-1.7\n';
      await db.update(upload).set({ bytes: mostBytes - text.length });
      const before = readdirSync(uploadDir);
      const sent = await Promise.all([1, 2, 3].map((at) => put(`${at}.pdf`, text)));
      expect(sent.filter(({ ok }) => !ok)).toMatchObject([
        { failure: { reason: 'storage_full' } },
        { failure: { reason: 'storage_full' } },
      ]);
      const stored = (await db.select({ id: upload.id }).from(upload)).map(({ id }) => id);
      const added = stored.filter((id) => id !== filler.id);
      expect(added).toHaveLength(1);
      expect(readdirSync(uploadDir).filter((name) => !before.includes(name))).toEqual(added);
    });

    it('is taken as bytes only, and of no page of another site', async () => {
      const send = (headers: Record<string, string>) =>
        buyer.fetch(new Request(`${origin}/memberApi/uploads?name=a.pdf`, { method: 'POST', body: '%PDF-', headers }));
      const bytes = { 'content-type': 'application/octet-stream' };
      expect([
        (await send({ 'content-type': 'application/json' })).status,
        (await send({ 'content-type': 'multipart/form-data; boundary=x' })).status,
        (await send({ 'content-type': 'text/plain' })).status,
        (await send({ ...bytes, 'sec-fetch-site': 'cross-site' })).status,
        (await send({ ...bytes, 'content-length': String(UPLOAD_MAX_BYTES + 1) })).status,
        (await send(bytes)).status,
      ]).toEqual([415, 415, 415, 403, 413, 200]);
    });

    it('is removed after a day in which nothing has come to refer to it, and so is what a kill left', async () => {
      const { time, api, database } = use();
      const [sent, loose] = [valueOf(await put('sent.pdf', '%PDF- sent')), valueOf(await put('loose.pdf', '%PDF-'))];
      valueOf(await sendEnquiry(buyer.client, { ...sampleEnquiry, uploads: [sent.id] }, nextKey()));
      const left = ['k'.repeat(22), 'draft.new'].map((name) => join(uploadDir, name));
      for (const path of left) {
        writeFileSync(path, 'left');
        utimesSync(path, time.now, time.now);
      }
      const places = [...[sent.id, loose.id].map((id) => join(uploadDir, id)), ...left];
      const areThere = () => places.map(existsSync);
      await api.maintenance();
      expect(areThere()).toEqual([true, true, true, true]);
      time.now = new Date(time.now.getTime() + 24 * hour - 1);
      await api.maintenance();
      expect(areThere()).toEqual([true, true, true, true]);
      time.now = new Date(time.now.getTime() + 1);
      await api.maintenance();
      expect(areThere()).toEqual([true, false, false, false]);
      expect((await database.db.select().from(upload)).map(({ id }) => id)).toEqual([sent.id]);
      expect(readdirSync(uploadDir)).toContain(sent.id);
      expect((await get(loose.id)).status).toBe(404);
      expect((await get(sent.id)).status).toBe(200);
    });

    it('is removed also where reminders cannot be sent, which is reported', async () => {
      const { time, api, database } = use();
      const path = join(uploadDir, valueOf(await put('loose.pdf', '%PDF-')).id);
      await database.db.execute(
        sql`create function refuse_reminders() returns trigger language plpgsql as
          $$ begin raise exception 'Nobody can be reminded.'; end $$`,
      );
      await database.db.execute(
        sql`create trigger refuse_reminders before update on enquiry_thread
          for each statement execute function refuse_reminders()`,
      );
      time.now = new Date(time.now.getTime() + 24 * hour);
      await expect(api.maintenance()).rejects.toMatchObject({ cause: { message: 'Nobody can be reminded.' } });
      await database.db.execute(sql`drop function refuse_reminders cascade`);
      expect(existsSync(path)).toBe(false);
    });
  },
  { uploadDir },
);
