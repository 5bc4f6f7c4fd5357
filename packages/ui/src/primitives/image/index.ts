export { watchImages } from './fallback.ts';
export { PictureSizesProvider, type PictureSizesProviderProps, type ResizePicture } from './picture-sizes.tsx';
export { Image, type ImageProps, type ImageRatio } from './image.tsx';
