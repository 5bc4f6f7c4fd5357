export { Gallery } from './gallery.tsx';
export type { GalleryPicture, GalleryProps } from './gallery.types.ts';
