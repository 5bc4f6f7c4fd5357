import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { describeChart } from '../../testing/chart-suite.ts';
import { sampleImage } from '../../testing/images.fixtures.ts';
import { editionKeys, expectCleanHydration, inEdition, renderIn, staticMarkup } from '../../testing/render.tsx';
import { galleryChart } from './gallery.machine.ts';
import { Gallery } from './gallery.tsx';
import type { GalleryEvent, GalleryProps } from './gallery.types.ts';

const choose = (index: number): GalleryEvent => ({ type: 'IMAGE.CHOSEN', index });
const step = (by: 1 | -1): GalleryEvent => ({ type: 'STEP.WANTED', by });
const wanted: GalleryEvent = { type: 'ZOOM.WANTED' };
const ready: GalleryEvent = { type: 'ZOOM.READY' };
const failed: GalleryEvent = { type: 'ZOOM.FAILED' };
const closed: GalleryEvent = { type: 'ZOOM.CLOSED' };
const nothing = () => undefined;

describeChart(
  'the gallery',
  () => galleryChart({ open: nothing, leave: nothing }, 4),
  [
    { from: 'browsing', when: choose(2), to: 'browsing', context: { index: 2 } },
    { from: 'browsing', when: choose(4), to: 'browsing', context: { index: 3 } },
    { from: 'browsing', when: choose(-1), to: 'browsing', context: { index: 0 } },
    { from: 'browsing', when: step(-1), to: 'browsing', context: { index: 3 } },
    { given: [choose(3)], from: 'browsing', when: step(1), to: 'browsing', context: { index: 0 } },
    { from: 'browsing', when: wanted, to: 'opening', effects: ['open'] },
    { given: [wanted], from: 'opening', when: wanted, to: 'opening' },
    { given: [wanted], from: 'opening', when: ready, to: 'zoomed' },
    { given: [wanted], from: 'opening', when: failed, to: 'browsing', effects: ['leave'] },
    { given: [wanted], from: 'opening', when: 7999, to: 'opening' },
    { given: [wanted, 7999], from: 'opening', when: 1, to: 'browsing', effects: ['leave'] },
    { given: [wanted, ready], from: 'zoomed', when: step(1), to: 'zoomed', context: { index: 1 } },
    { given: [wanted, ready], from: 'zoomed', when: closed, to: 'browsing' },
  ],
  { events: [choose(2), step(1), wanted, ready, failed, closed] },
);

const images = ['Front', 'Spindle', 'Table'].map((alt, index) => ({
  src: `/p/${index}.jpg`,
  large: `/p/${index}-large.jpg`,
  alt,
}));
const gallery = (props: Partial<GalleryProps> = {}) => <Gallery title="Five-axis centre" images={images} {...props} />;
const press = (role: 'button' | 'link', name: string) =>
  act(async () => void fireEvent.click(screen.getByRole(role, { name })));
const current = () =>
  screen
    .getAllByRole('button')
    .find((button) => button.getAttribute('aria-current') === 'true')
    ?.getAttribute('aria-label');

describe('the gallery', () => {
  beforeAll(() => import('./gallery-zoom.tsx'));

  it.each(editionKeys)('renders on the server what the browser renders first (%s)', (key) =>
    expectCleanHydration(key, gallery({ images: [{ src: sampleImage(0), alt: 'Front' }] })),
  );

  it('has every image as a link without scripts', () => {
    const html = staticMarkup('en', gallery());
    expect(images.filter(({ large }) => !html.includes(`href="${large}"`))).toEqual([]);
  });

  it('shows the image that is chosen, and marks it', async () => {
    renderIn('en', gallery());
    expect(current()).toBe('Show image 1: Front');
    await press('button', 'Show image 3: Table');
    expect(current()).toBe('Show image 3: Table');
    await press('button', 'Next');
    expect(current()).toBe('Show image 1: Front');
  });

  it('shows it large in a dialog, goes on by the arrow keys, and gives the focus back', async () => {
    renderIn('en', gallery());
    const link = screen.getByRole('link', { name: 'Enlarge image: Spindle' });
    link.focus();
    await press('link', 'Enlarge image: Spindle');
    const dialog = await screen.findByRole('dialog', { name: 'Five-axis centre' });
    expect(dialog.querySelector('img')).toHaveAttribute('src', '/p/1-large.jpg');
    fireEvent.keyDown(screen.getByRole('button', { name: 'Next image' }), { key: 'ArrowRight' });
    expect(dialog.querySelector('img')).toHaveAttribute('src', '/p/2-large.jpg');
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(link).toHaveFocus();
  });

  it('begins again with other images in the same place', async () => {
    const view = render(inEdition('en', gallery()));
    await press('button', 'Show image 3: Table');
    view.rerender(inEdition('en', gallery({ title: 'Press', images: [{ src: '/q/0.jpg', alt: 'Ram' }] })));
    await press('link', 'Enlarge image: Ram');
    expect((await screen.findByRole('dialog', { name: 'Press' })).querySelector('img')).toHaveAttribute(
      'src',
      '/q/0.jpg',
    );
  });

  it('goes to the image itself where the large view cannot be had', async () => {
    const leave = vi.fn();
    renderIn('en', gallery({ leave, loadZoom: () => Promise.reject(new Error('chunk')) }));
    await press('link', 'Enlarge image: Front');
    expect(leave.mock.calls).toEqual([['/p/0-large.jpg']]);
  });

  it('[ER-19] swaps in the default image once for an image that fails', () => {
    renderIn('en', gallery());
    const image = screen.getByRole('img', { name: 'Spindle', hidden: true });
    fireEvent.error(image);
    const fallback = image.getAttribute('src');
    expect(fallback).toMatch(/default-image/);
    const observer = new MutationObserver(() => undefined);
    observer.observe(image, { attributes: true });
    fireEvent.error(image);
    expect(observer.takeRecords()).toEqual([]);
  });

  it('shows the default image where there is none, and no link to it', () => {
    renderIn('en', gallery({ images: [] }));
    expect(document.querySelector('img')!.src).toContain('default-image');
    expect(screen.queryByRole('link')).toBeNull();
  });
});
