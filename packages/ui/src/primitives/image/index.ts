export { watchImages } from './fallback.ts';
export { ImageSizesProvider, type ImageSizesProviderProps, type ResizeImage } from './image-sizes.tsx';
export { Image, type ImageProps, type ImageRatio } from './image.tsx';
