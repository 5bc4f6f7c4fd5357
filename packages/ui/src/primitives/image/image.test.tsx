import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectCleanHydration, renderIn, staticMarkup } from '../../testing/render.tsx';
import { watchImages } from './fallback.ts';
import defaultImage from './default-image.svg?no-inline';
import { Image } from './image.tsx';
import { ImageSizesProvider, type ResizeImage } from './image-sizes.tsx';

const image = () => document.querySelector('img')!;

describe('an image', () => {
  it('has width and height in its ratio', () => {
    renderIn('en', <Image src="/a.jpg" alt="A lathe" ratio="4:3" width={320} />);
    expect(image()).toHaveAttribute('width', '320');
    expect(image()).toHaveAttribute('height', '240');
  });

  it('shows the default image where there is none', () => {
    renderIn('en', <Image src={null} alt="" />);
    expect(image().getAttribute('src')).toBe(defaultImage);
  });

  it('shows the default image when it fails, once, without a loop [ER-19]', () => {
    renderIn('en', <Image src="/gone.jpg" srcSet="/gone-2.jpg 2x" alt="" />);
    fireEvent.error(image());
    expect(image().getAttribute('src')).toBe(defaultImage);
    expect(image()).not.toHaveAttribute('srcset');
    const observer = new MutationObserver(() => undefined);
    observer.observe(image(), { attributes: true });
    fireEvent.error(image());
    expect(image().getAttribute('src')).toBe(defaultImage);
    expect(observer.takeRecords()).toEqual([]);
  });

  it('is had in the widths that its place may need, where images are resized', () => {
    const resize: ResizeImage = (url, width) => (url.endsWith('.jpg') ? `/image/${width}${url}` : null);
    const shown = (src: string) => {
      const view = renderIn(
        'en',
        <ImageSizesProvider resize={resize}>
          <Image src={src} alt="" width={320} sizes="50vw" />
        </ImageSizesProvider>,
      );
      const { srcset, sizes, src: url } = image();
      view.unmount();
      return { srcset, sizes, url: new URL(url).pathname };
    };
    const srcset = '/image/160/a.jpg 160w, /image/320/a.jpg 320w, /image/480/a.jpg 480w, /image/640/a.jpg 640w';
    expect(shown('/a.jpg')).toEqual({ srcset, sizes: '50vw', url: '/a.jpg' });
    expect(shown('/a.svg')).toEqual({ srcset: '', sizes: '', url: '/a.svg' });
  });

  it('hydrates without a difference', () => expectCleanHydration('en', <Image src="/a.jpg" alt="" priority />));
});

describe('an image that no component hydrates', () => {
  it('is replaced by the watcher [ER-19]', () => {
    document.body.innerHTML = staticMarkup('en', <Image src="/gone.jpg" alt="" />);
    const stop = watchImages(document);
    fireEvent.error(image());
    expect(image().getAttribute('src')).toBe(defaultImage);
    stop();
    document.body.innerHTML = '';
  });

  it('is replaced when it failed before the watcher came', () => {
    document.body.innerHTML = staticMarkup('en', <Image src="/gone.jpg" alt="" />);
    Object.defineProperty(image(), 'complete', { value: true });
    Object.defineProperty(image(), 'naturalWidth', { value: 0 });
    watchImages(document)();
    expect(image().getAttribute('src')).toBe(defaultImage);
    document.body.innerHTML = '';
  });

  it('is left alone when it has arrived', () => {
    document.body.innerHTML = staticMarkup('en', <Image src="/here.jpg" alt="" />);
    Object.defineProperty(image(), 'complete', { value: true });
    Object.defineProperty(image(), 'naturalWidth', { value: 640 });
    watchImages(document)();
    expect(image()).toHaveAttribute('src', '/here.jpg');
    document.body.innerHTML = '';
  });
});
