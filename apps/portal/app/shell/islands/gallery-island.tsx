import { Gallery } from '@millwright/ui/gallery';
import type { IslandProps } from './islands.types.ts';

/** The pictures of a product. */
export const GalleryIsland = ({ title, pictures }: IslandProps['gallery']) => (
  <Gallery title={title} pictures={pictures} />
);
