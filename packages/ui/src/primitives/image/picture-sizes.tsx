'use client';

import { pictureWidths } from '@millwright/domain';
import { createContext, useContext, type ReactNode } from 'react';

/** The address of a picture in a width; null for one that is not resized. */
export type ResizePicture = (address: string, width: (typeof pictureWidths)[number]) => string | null;

const ResizeContext = createContext<ResizePicture | null>(null);

/** Props of {@link PictureSizesProvider}. */
export interface PictureSizesProviderProps {
  /** Where a picture is had in a width. */
  resize: ResizePicture;
  /** The tree whose pictures are resized. */
  children?: ReactNode;
}

/** Gives the pictures below to an application's resizing. Without it they come as they are. */
export const PictureSizesProvider = ({ resize, children }: PictureSizesProviderProps) => (
  <ResizeContext value={resize}>{children}</ResizeContext>
);

/**
 * The `srcset` of a picture that is at most so many CSS pixels wide, up to the next width for a screen of twice the
 * density.
 */
export function useResizing(address: string | null, width: number): string | undefined {
  const resize = useContext(ResizeContext);
  if (!address || !resize) return undefined;
  const largest = pictureWidths.find((one) => one >= width * 2) ?? pictureWidths.at(-1)!;
  const sources = pictureWidths.filter((one) => one <= largest).map((one) => [resize(address, one), one] as const);
  return sources.some(([source]) => source === null)
    ? undefined
    : sources.map(([source, one]) => `${source} ${one}w`).join(', ');
}
