import { Slider } from '@millwright/ui/slider';
import { useState } from 'react';
import type { ViewProps } from '../millwright-element.tsx';

/** Shows an element of the page inside of the slider. */
const Adopted = ({ element }: { element: Element }) => <div ref={(box) => void (box && element.parentNode !== box && box.append(element))} />;

/** `<millwright-slider label per-view rotate-every>`: a row of what the page has put into it, an element each. */
export const SliderView = ({ host }: ViewProps) => {
  const [slides] = useState(() => [...host.querySelectorAll('[data-slide]')]);
  const rotateEvery = Number(host.getAttribute('rotate-every') ?? 0) * 1000;
  return (
    <Slider
      label={host.getAttribute('label') ?? ''}
      picker
      rotateEvery={rotateEvery > 0 ? rotateEvery : undefined}
      slides={slides.map((element, index) => ({ key: index, label: element.getAttribute('data-slide') || undefined, content: <Adopted element={element} /> }))}
    />
  );
};
