import { afterEach, describe, expect, it } from 'vitest';
import { settingsOf } from './settings.ts';

const settingsIn = (html: string) => {
  document.body.innerHTML = html;
  return settingsOf(document.querySelector('x-element')!);
};

afterEach(() => document.documentElement.removeAttribute('lang'));

describe('where an element belongs', () => {
  it.each([
    [
      'its own attributes',
      '<x-element edition="cn" site="https://www.example.com/any?x"></x-element>',
      { edition: 'cn', site: 'https://www.example.com' },
    ],
    [
      'those around it',
      '<main edition="cn" site="https://a.example"><x-element></x-element></main>',
      { edition: 'cn', site: 'https://a.example' },
    ],
    [
      'its own before those around it',
      '<main edition="cn"><x-element edition="en"></x-element></main>',
      { edition: 'en', site: '' },
    ],
    ['the language of the page', '<main lang="zh-CN"><x-element></x-element></main>', { edition: 'cn', site: '' }],
    ['English where nothing is said', '<x-element></x-element>', { edition: 'en', site: '' }],
    ['English for an edition that there is not', '<x-element edition="fr"></x-element>', { edition: 'en', site: '' }],
  ])('is said by %s', (_, html, settings) => {
    expect(settingsIn(html)).toEqual(settings);
  });

  it('is said around the shadow trees that it stands in', () => {
    document.body.innerHTML = '<main edition="cn" site="https://a.example"><div></div></main>';
    const outer = document.querySelector('div')!.attachShadow({ mode: 'open' });
    outer.innerHTML = '<p site="https://b.example"></p>';
    const inner = outer.querySelector('p')!.attachShadow({ mode: 'closed' });
    inner.innerHTML = '<x-element></x-element>';
    expect(settingsOf(inner.querySelector('x-element')!)).toEqual({ edition: 'cn', site: 'https://b.example' });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'www.example.com', ''])(
    'no site is %j',
    (site) => {
      expect(settingsIn(`<x-element site="${site}"></x-element>`).site).toBe('');
    },
  );
});
