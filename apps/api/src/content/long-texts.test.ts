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

/** How often the process could turn to something else meanwhile. */
async function turnsDuring<Value>(work: () => Value | Promise<Value>): Promise<{ value: Value; turns: number }> {
  let [turns, isOver] = [0, false];
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const value = await work();
  isOver = true;
  return { value, turns };
}

it('long texts are sanitised and indexed as any other, and the process does not stand still meanwhile', async () => {
  expect(long.length).toBeGreaterThan(longestHere);
  const article = { title: 'Long', brief: '', names: [], source: long };
  const [html, vectors] = [
    await turnsDuring(() => makeHtmlAside(long, 'cn', settings)),
    await turnsDuring(() => makeVectorsAside(article)),
  ];
  expect(html.value).toEqual(makeArticleHtml(long, 'cn', settings));
  expect(vectors.value).toEqual(articleVectors(article));
  expect([html.turns > 10, vectors.turns > 10]).toEqual([true, true]);
  // It would be noticed.
  expect((await turnsDuring(() => makeArticleHtml(long, 'cn', settings))).turns).toBeLessThan(3);
}, 60_000);

it('the text of an issue and the file of a paper are made there too', async () => {
  const body = `<h2>Long</h2>${long}`;
  const blocks = await turnsDuring(() => makeBlocksAside(body));
  expect(blocks.value).toEqual(blocksOfBody(body));
  const paper: PaperContent = {
    edition: 'en',
    title: 'Long',
    brief: '',
    publisher: 'Somebody',
    publishedAt: new Date(0),
    sections: [{ heading: 'One', paragraphs: Array.from({ length: 500 }, () => 'The quick brown fox. '.repeat(20)) }],
  };
  const file = await turnsDuring(() => makePdfAside(paper));
  expect(Buffer.from(file.value).equals(await paperPdf(paper))).toBe(true);
  expect([blocks.turns > 2, file.turns > 2]).toEqual([true, true]);
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
