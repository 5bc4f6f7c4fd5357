import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
// oxlint-disable-next-line no-restricted-imports -- the options with which the server is started
import { serverOptions } from '../../../../tools/lib/server-options.mjs';
import { expect, it } from 'vitest';
import { paperPdf, type PaperContent } from '../papers/paper-pdf.ts';
import { blocksOfBody } from '../routes/issue-pages/issue-text.ts';
import { articleVectors } from '../search/documents.ts';
import { makeArticleHtml } from './article-html.ts';
import { longestHere, makeBlocksAside, makeHtmlAside, makePdfAside, makeVectorsAside } from './long-texts.ts';

const settings = { imagePrefix: '', playerHosts: [] };
const long = '<p onclick="x()">a long text about 注塑机</p>'.repeat(3000);

/** How long the main thread worked meanwhile, in µs: time in which it stands still for everybody else. */
async function workOf<Value>(work: () => Value | Promise<Value>): Promise<{ value: Value; time: number }> {
  const before = process.threadCpuUsage();
  const value = await work();
  const { user, system } = process.threadCpuUsage(before);
  return { value, time: user + system };
}

/** Expects the same of what is made aside as of what is made here, by less than half of the work of the main thread. */
async function expectAside<Value>(aside: () => Promise<Value>, here: () => Value | Promise<Value>): Promise<void> {
  // To start the thread is no part of it.
  await aside();
  const made = await workOf(aside);
  const madeHere = await workOf(here);
  expect(made.value).toEqual(madeHere.value);
  expect(made.time).toBeLessThan(madeHere.time / 2);
}

it('long texts are sanitised and indexed as any other, and the process does not stand still meanwhile', async () => {
  expect(long.length).toBeGreaterThan(longestHere);
  const article = { title: 'Long', brief: '', names: [], source: long };
  await expectAside(
    () => makeHtmlAside(long, 'cn', settings),
    () => makeArticleHtml(long, 'cn', settings),
  );
  await expectAside(
    () => makeVectorsAside(article),
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
    sections: [{ heading: 'One', paragraphs: Array.from({ length: 500 }, () => 'The quick brown fox. '.repeat(20)) }],
  };
  const [aside, here] = [await workOf(() => makePdfAside(paper)), await workOf(() => paperPdf(paper))];
  expect(Buffer.from(aside.value).equals(here.value)).toBe(true);
  expect(aside.time).toBeLessThan(here.time / 2);
}, 60_000);

it('what goes wrong in their thread is an error of who asked', async () => {
  const article = { title: 'Long', brief: '', names: null as unknown as string[], source: long };
  await expect(makeVectorsAside(article)).rejects.toThrow(/null/);
  expect((await makeHtmlAside(long, 'en', settings)).html).toContain('a long text');
}, 60_000);

it('their thread starts whatever options its process was started with, such as those of npm start', async () => {
  const script = `const { makeHtmlAside } = await import(${JSON.stringify(new URL('./long-texts.ts', import.meta.url).href)});
    const { html } = await makeHtmlAside('<p>long</p>'.repeat(3000), 'en', { imagePrefix: '', playerHosts: [] });
    console.log(html.length);`;
  const options = [...serverOptions, '--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, options, {
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  expect(Number(stdout)).toBeGreaterThan(longestHere);
}, 60_000);
