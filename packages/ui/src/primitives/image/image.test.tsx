import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectCleanHydration, renderIn, staticMarkup } from '../../testing/render.tsx';
import { watchImages } from './fallback.ts';
import { Image } from './image.tsx';

const picture = () => document.querySelector('img')!;

describe('an image', () => {
  it('has width and height in its ratio', () => {
    renderIn('en', <Image src="/a.jpg" alt="A lathe" ratio="4:3" width={320} />);
    expect(picture()).toHaveAttribute('width', '320');
    expect(picture()).toHaveAttribute('height', '240');
  });

  it('shows the default image where there is none', () => {
    renderIn('en', <Image src={null} alt="" />);
    expect(picture().getAttribute('src')).toBe(picture().dataset['fallback']);
  });

  it('shows the default image when it fails, once, without a loop [ER-19]', () => {
    renderIn('en', <Image src="/gone.jpg" srcSet="/gone-2.jpg 2x" alt="" />);
    fireEvent.error(picture());
    const fallback = picture().dataset['fallback'];
    expect(picture().getAttribute('src')).toBe(fallback);
    expect(picture()).not.toHaveAttribute('srcset');
    const observer = new MutationObserver(() => undefined);
    observer.observe(picture(), { attributes: true });
    fireEvent.error(picture());
    expect(picture().getAttribute('src')).toBe(fallback);
    expect(observer.takeRecords()).toEqual([]);
  });

  it('hydrates without a difference', () => expectCleanHydration('en', <Image src="/a.jpg" alt="" priority />));
});

describe('a picture that no component keeps alive', () => {
  it('is replaced by the watcher [ER-19]', () => {
    document.body.innerHTML = staticMarkup('en', <Image src="/gone.jpg" alt="" />);
    const stop = watchImages(document);
    fireEvent.error(picture());
    expect(picture().getAttribute('src')).toBe(picture().dataset['fallback']);
    stop();
    document.body.innerHTML = '';
  });

  it('is replaced when it failed before the watcher came', () => {
    document.body.innerHTML = staticMarkup('en', <Image src="/gone.jpg" alt="" />);
    Object.defineProperty(picture(), 'complete', { value: true });
    Object.defineProperty(picture(), 'naturalWidth', { value: 0 });
    watchImages(document)();
    expect(picture().getAttribute('src')).toBe(picture().dataset['fallback']);
    document.body.innerHTML = '';
  });

  it('is left alone when it has arrived', () => {
    document.body.innerHTML = staticMarkup('en', <Image src="/here.jpg" alt="" />);
    Object.defineProperty(picture(), 'complete', { value: true });
    Object.defineProperty(picture(), 'naturalWidth', { value: 640 });
    watchImages(document)();
    expect(picture()).toHaveAttribute('src', '/here.jpg');
    document.body.innerHTML = '';
  });
});
