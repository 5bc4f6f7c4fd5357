import { describe, expect, it } from 'vitest';
import { generatedBodies } from '../../../test-support/generated-bodies.ts';
import { dangersOf } from '../../../test-support/inspect-html.ts';
import { packBodies } from '../../../test-support/pack-bodies.ts';
import { prepareArticleHtml } from './prepare.ts';

const playerHosts = ['player.example.com'];
const prepare = (html: string): string =>
  prepareArticleHtml(html, { playerHosts, imagePrefix: 'https://images.example.com' });

describe('hostile bodies', () => {
  it('generated for each run do nothing either', () => {
    const seed = Number(process.env.HOSTILE_SEED ?? Date.now() % 2 ** 31);
    // oxlint-disable-next-line no-console -- the seed is needed to repeat a failure
    console.info(`Generated bodies: HOSTILE_SEED=${seed} makes the same ones.`);
    const bodies = generatedBodies(seed, 300);
    for (const body of bodies) {
      const html = prepare(body);
      expect({ seed, body, html, dangers: dangersOf(html, playerHosts) }).toEqual({ seed, body, html, dangers: [] });
    }
    expect(bodies.filter((body) => dangersOf(body, playerHosts).length > 0).length).toBeGreaterThan(200);
  });

  it('generated for each run leave the harmless text around them that a browser shows', () => {
    const seed = Number(process.env.HOSTILE_SEED ?? Date.now() % 2 ** 31);
    const lost = packBodies(generatedBodies(seed, 1000), 25).flatMap(({ html, texts }) => {
      const shown = prepare(html);
      return texts.filter((text) => !shown.includes(text)).map((text) => ({ seed, html, text }));
    });
    expect(lost).toEqual([]);
  }, 60_000);
});
