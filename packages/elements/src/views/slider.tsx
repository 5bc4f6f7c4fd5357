import { Slider } from '@millwright/ui/slider';
import { useLayoutEffect, useRef } from 'react';
import type { ViewProps } from '../millwright-element.tsx';

/** Shows an element of the page inside of the slider. */
const Adopted = ({ element }: { element: Element }) => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(element), [element]);
  return <div data-millwright-own="" ref={place} />;
};

const slidesIn = (own: readonly Node[]) =>
  own
    .filter((node) => node instanceof Element)
    .flatMap((node) => (node.hasAttribute('data-slide') ? [node] : [...node.querySelectorAll('[data-slide]')]));

/** `<millwright-slider label rotate-every>`: a row of what the page has put into it, an element each. */
export const SliderView = ({ host, own }: ViewProps) => {
  const rotateEvery = Number(host.getAttribute('rotate-every') ?? 0) * 1000;
  return (
    <Slider
      label={host.getAttribute('label') ?? ''}
      picker
      rotateEvery={rotateEvery > 0 ? rotateEvery : undefined}
      slides={slidesIn(own).map((element, index) => ({
        key: index,
        label: element.getAttribute('data-slide') || undefined,
        content: <Adopted element={element} />,
      }))}
    />
  );
};
