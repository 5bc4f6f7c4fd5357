import { Slider, type SliderProps } from '@millwright/ui/slider';
import { Island } from './island.server.tsx';

/** A row of cards: it scrolls as static HTML, and has its buttons once the visitor turns to it. */
export const CardsSlider = ({
  label,
  perView,
  slides,
}: Required<Pick<SliderProps, 'label' | 'perView' | 'slides'>>) => (
  <Island name="slider" props={{ perView }} onIntent>
    <Slider label={label} perView={perView} slides={slides} />
  </Island>
);
