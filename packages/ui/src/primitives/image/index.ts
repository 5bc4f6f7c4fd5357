export { watchImages } from './fallback.ts';
export { Image, type ImageProps, type ImageRatio } from './image.tsx';
