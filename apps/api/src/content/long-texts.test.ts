import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
// oxlint-disable-next-line no-restricted-imports -- the options with which the server is started
import { serverOptions } from '../../../../tools/lib/server-options.mjs';
import { expect, it, vi } from 'vitest';
import { paperPdf, type PaperContent } from '../papers/paper-pdf.ts';
import { blocksOfBody } from '../routes/issue-pages/issue-text.ts';
import { BusyError } from '../http/failures.ts';
import { articleVectors } from '../search/documents.ts';
import { makeArticleHtml } from './article-html.ts';
import { longestHere, makeBlocksAside, makeHtmlAside, makePdfAside, makeArticleVectorsAside } from './long-texts.ts';

const settings = { imagePrefix: '', playerHosts: [] };
const long = '<p onclick="x()">a long text about 注塑机</p>'.repeat(3000);

/** Expects the same of what is made aside as of what is made here, and that a thread was requested for it. */
async function expectAside<Value>(aside: () => Promise<Value>, here: () => Value | Promise<Value>): Promise<void> {
  const post = vi.spyOn(Worker.prototype, 'postMessage');
  const made = await aside();
  expect(post).toHaveBeenCalledOnce();
  post.mockRestore();
  expect(made).toEqual(await here());
}

it('long texts are sanitised and indexed as any other, and in a thread of their own', async () => {
  expect(long.length).toBeGreaterThan(longestHere);
  const article = { title: 'Long', brief: '', names: [], searchKeywords: [], source: long };
  await expectAside(
    () => makeHtmlAside(long, 'cn', settings),
    () => makeArticleHtml(long, 'cn', settings),
  );
  await expectAside(
    () => makeArticleVectorsAside(article),
    () => articleVectors(article),
  );
}, 60_000);

it('the text of an issue and the file of a paper are made there too', async () => {
  const body = `<h2>Long</h2>${long}`;
  await expectAside(
    () => makeBlocksAside(body),
    () => blocksOfBody(body),
  );
  const paper: PaperContent = {
    edition: 'en',
    title: 'Long',
    brief: '',
    publisher: 'Somebody',
    publishedAt: new Date(0),
    sections: [{ heading: 'One', paragraphs: Array.from({ length: 20 }, () => 'The quick brown fox. '.repeat(20)) }],
  };
  const buffers = async (work: Promise<Uint8Array>) => Buffer.from(await work).toString('base64');
  await expectAside(
    () => buffers(makePdfAside(paper)),
    () => buffers(paperPdf(paper)),
  );
}, 60_000);

it('papers that are requested in a flood are refused, so that long texts have their turn', async () => {
  const paper = { edition: 'en', title: '', brief: '', publisher: '', publishedAt: new Date(0), sections: [] } as const;
  const made = await Promise.allSettled(Array.from({ length: 50 }, () => makePdfAside(paper)));
  const refused = made.filter((one) => one.status === 'rejected');
  expect(refused.length).toBeGreaterThan(10);
  expect(made.length - refused.length).toBeGreaterThan(10);
  expect(refused.every(({ reason }) => reason instanceof BusyError)).toBe(true);
}, 60_000);

it('what goes wrong in their thread is an error of the caller', async () => {
  const article = { title: 'Long', brief: '', names: null as unknown as string[], searchKeywords: [], source: long };
  await expect(makeArticleVectorsAside(article)).rejects.toThrow(/null/);
  expect((await makeHtmlAside(long, 'en', settings)).html).toContain('a long text');
}, 60_000);

it('their thread starts whatever options its process was started with, such as those of npm start', async () => {
  const script = `const { makeHtmlAside } = await import(${JSON.stringify(new URL('./long-texts.ts', import.meta.url).href)});
    const { html } = await makeHtmlAside('<p>long</p>'.repeat(3000), 'en', { imagePrefix: '', playerHosts: [] });
    console.log(String(html.length));`;
  const options = [...serverOptions, '--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, options, {
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  expect(Number(stdout)).toBeGreaterThan(longestHere);
}, 60_000);
