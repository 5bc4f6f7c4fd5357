// @vitest-environment node
import { getArticle, listArticles } from '@millwright/api-client';
import { articleLink, type Article, type EditionKey } from '@millwright/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPortal, type Interference, type TestPortal } from '../../../test-support/test-portal.ts';
import { loadArticleRoute } from './article.server.tsx';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
}, 120_000);
afterAll(() => portal.close());

const load = (segment: string, query: string, edition: EditionKey, interfere?: Interference) => {
  const { scope, url } = portal.visit(`/article/${segment}${query}`, edition, interfere);
  return { scope, loaded: loadArticleRoute({ scope, url, params: { segment } }) };
};

/** The first of the latest articles that meets a condition. */
async function articleThat(edition: EditionKey, meets: (article: Article) => boolean): Promise<Article> {
  const { client } = portal.visit('/', edition).scope;
  const list = await listArticles(client, { rows: 50 });
  for (const { id, externalUrl } of list.ok ? list.value.items : []) {
    const found = externalUrl === null ? await getArticle(client, String(id)) : null;
    if (found?.ok && meets(found.value)) return found.value;
  }
  throw new Error('No article meets the condition');
}

describe.each(['cn', 'en'] as const)('an article with a counterpart, in %s', (edition) => {
  const langs = { cn: ['zh-CN', 'en'], en: ['en', 'zh-CN'] }[edition];

  it('has a link to both languages', async () => {
    const article = await articleThat(edition, ({ counterpart }) => counterpart !== null);
    const { main } = await load(String(article.id), '', edition).loaded;
    expect(main.html).toContain(`href="${articleLink(article)}?side=counterpart"`);
  });

  it('stands next to its counterpart, under the URL of the article', async () => {
    const article = await articleThat(edition, ({ counterpart }) => counterpart !== null);
    const { head, main } = await load(String(article.id), '?side=counterpart', edition).loaded;
    expect(head.canonical).toBe(`http://${edition}.localhost:3000${articleLink(article)}`);
    for (const lang of langs) expect(main.html).toMatch(new RegExp(`<div lang="${lang}"[^>]*>.*?<p`));
    expect(main.html!.match(/<h1/g)).toHaveLength(1);
  });

  it('has the picture and the charts of both', async () => {
    const article = await articleThat(
      edition,
      ({ counterpart, image, body }) => counterpart !== null && image !== null && body.includes('<table'),
    );
    const alone = (await load(String(article.id), '', edition).loaded).main.html!;
    const { main } = await load(String(article.id), '?side=counterpart', edition).loaded;
    const [, both = ''] = /<article\b[^>]*>(.*?)<\/article>/s.exec(main.html!) ?? [];
    const chartsIn = (html: string): number => html.match(/<figure[^>]* data-kind=/g)?.length ?? 0;
    expect(both.match(/<img\b[^>]*fetchpriority="high"/gi)).toHaveLength(2);
    expect(chartsIn(alone)).toBeGreaterThan(0);
    expect(chartsIn(both)).toBe(2 * chartsIn(alone));
  });

  it('is shown alone when its counterpart cannot be had, and the page says so', async () => {
    const article = await articleThat(edition, ({ counterpart }) => counterpart !== null);
    const down: Interference = (request) =>
      request.url.includes(`id=${article.counterpart!.id}`) ? Promise.reject(new TypeError('fetch failed')) : null;
    const { scope, loaded } = load(String(article.id), '?side=counterpart', edition, down);
    expect((await loaded).main.html).not.toContain(`<div lang="${langs[1]}"`);
    expect([...scope.degraded]).toEqual(['counterpart']);
  });

  it('without a counterpart is shown alone, and has no link to both', async () => {
    const article = await articleThat(edition, ({ counterpart }) => counterpart === null);
    const { main } = await load(String(article.id), '?side=counterpart', edition).loaded;
    expect(main.html).not.toContain('side=counterpart');
    expect(main.html).not.toContain(`<div lang="${langs[1]}"`);
  });
});
