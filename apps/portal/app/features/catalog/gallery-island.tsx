import { Gallery } from '@millwright/ui/gallery';
import type { IslandProps } from '../../shell/islands/islands.types.ts';

/** The images of a product. */
export const GalleryIsland = ({ title, images }: IslandProps['gallery']) => <Gallery title={title} images={images} />;
