// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { largeBannerImageAttributes } from './large-banner-image.server.ts';

/** What the inline script receives, as it reads it. */
const reportOf = (frame: string) => {
  const place = document.createElement('div');
  place.innerHTML = `<span${largeBannerImageAttributes(frame)}></span>`;
  return { ...place.querySelector('span')!.dataset };
};
const banner = (attributes: string) =>
  `<div class="a" data-part="large"><a class="b" href="/c"><img ${attributes}/></a></div><img src="/other.jpg"/>`;

describe('the inline script', () => {
  it('is informed of the large image of the banner as the image has it, and of no other', () => {
    expect(reportOf(banner('srcSet="/a-640.webp?x=1&amp;y=2 640w" sizes="100vw" src="/a.jpg" alt=""'))).toEqual({
      sizes: '100vw',
      srcset: '/a-640.webp?x=1&y=2 640w',
      src: '/a.jpg',
    });
    expect(reportOf(banner('alt="" src="/a.svg"'))).toEqual({ src: '/a.svg' });
    expect(reportOf('<div data-part="small"><a href="/c"><img src="/other.jpg"/></a></div>')).toEqual({});
  });
});
