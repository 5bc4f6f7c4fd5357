'use client';

import { imageWidths } from '@millwright/domain';
import { createContext, useContext, type ReactNode } from 'react';

/** The URL of an image in a width; null for one that is not resized. */
export type ResizeImage = (url: string, width: (typeof imageWidths)[number]) => string | null;

const ResizeContext = createContext<ResizeImage | null>(null);

/** Props of {@link ImageSizesProvider}. */
export interface ImageSizesProviderProps {
  /** Where an image is had in a width. */
  resize: ResizeImage;
  /** The tree whose images are resized. */
  children?: ReactNode;
}

/** Gives the images below to an application's resizing. Without it they come as they are. */
export const ImageSizesProvider = ({ resize, children }: ImageSizesProviderProps) => (
  <ResizeContext value={resize}>{children}</ResizeContext>
);

/**
 * The `srcset` of an image that is at most so many CSS pixels wide, up to the next width for a screen of twice the
 * density.
 */
export function useResizing(url: string | null, width: number): string | undefined {
  const resize = useContext(ResizeContext);
  if (!url || !resize) return undefined;
  const largest = imageWidths.find((one) => one >= width * 2) ?? imageWidths.at(-1)!;
  const sources = imageWidths.filter((one) => one <= largest).map((one) => [resize(url, one), one] as const);
  return sources.some(([source]) => source === null)
    ? undefined
    : sources.map(([source, one]) => `${source} ${one}w`).join(', ');
}
