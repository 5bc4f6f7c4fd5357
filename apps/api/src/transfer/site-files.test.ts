import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startBucketServer, type BucketServer } from '../../test-support/bucket-server.ts';
import { runChild } from '../../test-support/child.ts';
import { callCommand } from '../../test-support/command.ts';
import { sampleImages } from '../../test-support/image-host.ts';
import { sharedDatabase, type SharedDatabase } from '../../test-support/test-api.ts';
import { mediaFolder, openMediaFolder } from '../media/media-folder.ts';
import { addLinkedHosts, readLinkedHosts } from '../media/linked-hosts.ts';
import { writeSiteFile, type SiteFile } from '../site/site-file.ts';

/** A whole site goes out by the command, and comes into an empty folder, or a bucket, by the other. */

let folder: string;
let bucket: BucketServer;
const sites = new Map<string, SharedDatabase>();
const at = (name: string) => join(folder, name);
const dataOf = (name: string) => sites.get(name)!.environment.DATA_DIR;
const site: SiteFile = {
  version: 1,
  editions: { en: { name: 'Foundry Weekly', tagline: 'Castings and those who make them' } },
  contact: { email: 'desk@example.com' },
  sites: {},
  legal: { operator: 'Foundry Ltd' },
  demo: false,
  modifiedAt: '2026-11-23T08:00:00.000Z',
};

beforeAll(async () => {
  folder = mkdtempSync(join(inject('runFolder'), 'site-files-'));
  bucket = await startBucketServer();
  sites.set('own', await sharedDatabase());
  for (const name of ['new', 'cloud', 'other']) sites.set(name, await sharedDatabase('nothing'));
  const store = openMediaFolder(mediaFolder(dataOf('own')));
  for (const name of ['png', 'gif', 'svg'] as const) await store.put(`https://a.example/${name}`, sampleImages[name]);
  await writeSiteFile(dataOf('own'), site);
  await addLinkedHosts(dataOf('own'), ['https://cdn.example.com']);
});
afterAll(() => {
  bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

type Command = 'import' | 'export';
const environmentOf = (name: string): Record<string, string> => ({
  ...sites.get(name)!.environment,
  IMAGE_PREFIX: '',
  INIT_CWD: folder,
});

const run = async (command: Command, name: string, args: string[], env: Record<string, string> = {}) =>
  callCommand(command, args, { ...environmentOf(name), ...env });

/** Runs it in a process of its own, which ends. */
const runAlone = async (command: Command, name: string, args: string[]) => {
  const child = runChild(`../src/commands/${command}.ts`, args, environmentOf(name));
  return { code: await child.ended, output: child.output(), errors: child.errors() };
};

/** Every file of a folder with its bytes. */
const filesIn = (path: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((found) => found.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file.slice(path.length + 1), readFileSync(file).toString('base64')] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

it('everything goes out into a folder and comes into an empty one with nothing lost', async () => {
  const out = await runAlone('export', 'own', ['out']);
  expect(out).toMatchObject({ code: 0, output: expect.stringMatching(/\n3 media, site\.json\.\n$/), errors: '' });
  const files = filesIn(at('out'));
  expect(Object.keys(files).filter((name) => name.startsWith('media/')).length).toBe(3);
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['site.json', 'media-hosts.txt']));

  const trial = await run('import', 'new', ['out', '--dry-run']);
  expect(trial.output).toContain('Files: 3 added, 0 already there.\nIt would have the site.json of the export.');
  expect(['media', 'site.json'].map((name) => existsSync(join(dataOf('new'), name)))).toEqual([false, false]);

  const taken = await runAlone('import', 'new', ['out', '--media', 'keep']);
  expect(taken).toMatchObject({ code: 0, errors: '' });
  expect(taken.output).toContain('Files: 3 added, 0 already there.\nIt has the site.json of the export.');
  expect(readLinkedHosts(dataOf('new'))).toContain('https://cdn.example.com');
  await run('export', 'new', ['again']);
  const { 'media-hosts.txt': _hosts, ...again } = filesIn(at('again'));
  const { 'media-hosts.txt': _other, ...first } = files;
  expect(again).toEqual(first);

  const twice = await run('import', 'new', ['out', '--media', 'keep']);
  expect(twice.output).toMatch(/0 added, 0 changed, \d+ unchanged, 0 bad[^]*Files: 0 added, 3 already there\./);
}, 240_000);

it('it comes into a bucket too, and out of it again', async () => {
  const { url, region, key, secret } = bucket;
  const env = {
    MEDIA_BUCKET: url,
    MEDIA_BUCKET_REGION: region,
    MEDIA_BUCKET_KEY: key,
    MEDIA_BUCKET_SECRET: secret,
  };
  const taken = await run('import', 'cloud', ['out', '--media', 'keep'], env);
  expect(taken).toMatchObject({ code: 0, output: expect.stringContaining('Files: 3 added, 0 already there.') });
  expect([bucket.objects.size, existsSync(join(dataOf('cloud'), 'media'))]).toEqual([3, false]);
  expect((await run('export', 'cloud', ['from-bucket'], env)).output).toContain('3 media, site.json.');
  expect(filesIn(at('from-bucket/media'))).toEqual(filesIn(at('out/media')));
  const refused = await run('export', 'cloud', ['refused'], { ...env, MEDIA_BUCKET_SECRET: 'another' });
  expect([refused.code, refused.errors]).toEqual([
    1,
    'MEDIA_BUCKET responds with the status 403 (SignatureDoesNotMatch).\n',
  ]);
}, 240_000);

it('a site keeps its own file, and what is no image is left out by name', async () => {
  await writeSiteFile(dataOf('other'), { ...site, editions: { en: { name: 'Another', tagline: 'Site' } } });
  mkdirSync(at('out/media'), { recursive: true });
  const bad = `${'a'.repeat(40)}.png`;
  writeFileSync(join(at('out/media'), bad), '<html>');
  const taken = await run('import', 'other', ['out', '--media', 'keep']);
  expect([taken.code, taken.errors]).toEqual([1, `File ${bad}: it is not what its name says; it is left out.\n`]);
  expect(taken.output).toContain('The site.json of the data folder is another than that of the export: it stays.');
  expect(JSON.parse(readFileSync(join(dataOf('other'), 'site.json'), 'utf8'))).toMatchObject({
    editions: { en: { name: 'Another' } },
  });
}, 240_000);
