import { Gallery } from '@millwright/ui/gallery';
import type { IslandProps } from './islands.types.ts';

/** The images of a product. */
export const GalleryIsland = ({ title, pictures }: IslandProps['gallery']) => (
  <Gallery title={title} pictures={pictures} />
);
