import type { ComponentType } from 'react';

/** Where the gallery stands, as `data-state` says it. */
export type GalleryState =
  /** One image is shown, the others as small ones below. */
  | 'browsing'
  /** The large view is on its way. */
  | 'opening'
  /** The image is shown as large as the window. */
  | 'zoomed';

/** What can happen to the gallery. */
export type GalleryEvent =
  /** The visitor wants one image. */
  | { type: 'IMAGE.CHOSEN'; index: number }
  /** The visitor wants the image before or after; from either end to the other one. */
  | { type: 'STEP.WANTED'; by: 1 | -1 }
  /** The visitor wants to see it large. */
  | { type: 'ZOOM.WANTED' }
  /** The large view is there. */
  | { type: 'ZOOM.READY' }
  /** It cannot be had. */
  | { type: 'ZOOM.FAILED' }
  /** The visitor has seen enough. */
  | { type: 'ZOOM.CLOSED' };

/** What the gallery knows. */
export interface GalleryContext {
  /** The image shown, from 0. */
  index: number;
}

/** An image of the gallery. */
export interface GalleryImage {
  /** Its URL; null where there is none. */
  src: string | null;
  /** Its URL in a size for the whole window. @default the same */
  large?: string;
  /** What it shows. */
  alt: string;
}

/** What the large view needs. */
export interface GalleryZoomProps {
  /** What the images are of. */
  title: string;
  /** All of them. */
  images: readonly GalleryImage[];
  /** The image shown. */
  index: number;
  /** The visitor wants another one. */
  onStep: (by: 1 | -1) => void;
  /** The visitor has seen enough. */
  onClose: () => void;
}

/** Props of {@link Gallery}. */
export interface GalleryProps {
  /** What the images are of, e.g. the product's name. */
  title: string;
  /** The images, the most telling first. Where there is none the default image is shown. */
  images: readonly GalleryImage[];
  /** Fetches the large view, when it is first wanted. @default its own chunk */
  loadZoom?: () => Promise<ComponentType<GalleryZoomProps>>;
  /** Goes to an image by itself, where the large view cannot be had. @default the browser's location */
  leave?: (url: string) => void;
}
