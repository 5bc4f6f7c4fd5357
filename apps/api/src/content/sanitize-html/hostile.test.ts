import { describe, expect, it } from 'vitest';
import { generatedBodies } from '../../../test-support/generated-bodies.ts';
import { ownBodies, publicBodies } from '../../../test-support/hostile-bodies.ts';
import { dangersOf } from '../../../test-support/inspect-html.ts';
import { prepareArticleHtml } from './prepare.ts';

const playerHosts = ['player.example.com'];
const prepare = (html: string): string =>
  prepareArticleHtml(html, { playerHosts, imagePrefix: 'https://images.example.com' });

const harmless = '<p>kept <b>words</b></p>';

describe('hostile bodies', () => {
  it.each(ownBodies)('of our own: %j', (body) => {
    const html = prepare(body);
    expect({ html, dangers: dangersOf(html, playerHosts) }).toEqual({ html, dangers: [] });
  });

  it('of the public lists do nothing, alone, one after another, and each inside an article', ({ skip }) => {
    const bodies = publicBodies();
    if (bodies.length === 0) return skip('the public lists are not next to the project; our own list ran');
    expect(bodies.length).toBeGreaterThan(900);
    for (const body of bodies) {
      for (const wrapped of [
        body,
        `${harmless}${body}`,
        `<table><tr><td>${body}</td></tr></table>`,
        `<p title="${body}">x</p>`,
      ]) {
        const html = prepare(wrapped);
        const dangers = dangersOf(html, playerHosts);
        if (dangers.length > 0) expect({ wrapped, html, dangers }).toEqual({ dangers: [] });
      }
      expect(prepare(`${harmless}${body}`).startsWith(harmless)).toBe(true);
    }
    expect(dangersOf(prepare(bodies.join('\n')), playerHosts)).toEqual([]);
  }, 120_000);

  it('would be noticed: the same look finds harm in most of them as they are', () => {
    const seen = ownBodies.filter((body) => dangersOf(body, playerHosts).length > 0).length;
    expect(seen).toBeGreaterThan(ownBodies.length * 0.9);
  });

  it('come out the same when they go through once more', () => {
    const changed: string[] = [];
    for (const body of [...ownBodies, ...publicBodies(), ...generatedBodies(1, 200)]) {
      const once = prepare(body);
      if (prepare(once) !== once) changed.push(body);
    }
    expect(changed).toEqual([]);
  });
});
