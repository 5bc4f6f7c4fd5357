import { Slider } from '@millwright/ui/slider';
import { useState } from 'react';
import type { IslandContextProps, IslandProps } from './islands.types.ts';
import { stillOf } from './still.ts';

/** The slides that the server rendered: the browser has no other copy of them. */
const renderedSlides = (place: HTMLElement) =>
  [...(stillOf(place)?.querySelector('[tabindex="0"]')?.children ?? [])].map((slide, key) => ({
    key,
    label: slide.querySelector('h3')?.textContent,
    // Our own markup, as it stands in the page.
    content: <div dangerouslySetInnerHTML={{ __html: slide.innerHTML }} />,
  }));

/** A row of server-rendered cards that the visitor moves. */
export function SliderIsland({ perView, place }: IslandProps['slider'] & IslandContextProps) {
  const [slides] = useState(() => renderedSlides(place));
  const [label] = useState(() => stillOf(place)?.querySelector('[tabindex="0"]')?.getAttribute('aria-label') ?? '');
  return <Slider label={label} perView={perView} slides={slides} />;
}
