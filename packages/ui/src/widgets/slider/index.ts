export { Slider } from './slider.tsx';
export type { Slide, SliderPorts, SliderProps } from './slider.types.ts';
