'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { Link } from '../link/index.ts';
import { qrUrl } from './qr-url.ts';
import type { QrCanvasProps } from './qr-canvas.tsx';
import * as css from './qr-code.css.ts';

/** Props of {@link QrCode}. */
export interface QrCodeProps {
  /**
   * The URL that the code holds: one of our own, at most 512 characters. With any other its text is shown, as a
   * link where that is safe.
   */
  url: string;
  /** Names of our own hosts; names below them are ours, too. */
  hosts: readonly string[];
  /** What the code is for. */
  label: string;
  /** Fetches the drawing. @default a chunk with qrcode.react */
  loadCanvas?: () => Promise<ComponentType<QrCanvasProps>>;
}

const ownChunk = async () => (await import('./qr-canvas.tsx')).QrCanvas;

/**
 * A code to scan, in a square as wide as its place (at most 450 px). The server sends the URL as a link; its
 * drawing is fetched when the code is first shown in a browser, lies in the same square and leads to the same place.
 * Where it cannot be had the link stays. On the link `data-drawn` says that the code is there.
 */
export const QrCode = ({ url, hosts, label, loadCanvas = ownChunk }: QrCodeProps) => {
  const [Canvas, setCanvas] = useState<ComponentType<QrCanvasProps> | null>(null);
  const own = qrUrl(url, hosts);
  useEffect(() => {
    if (!own) return undefined;
    let wanted = true;
    loadCanvas().then(
      (loaded) => wanted && setCanvas(() => loaded),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [own, loadCanvas]);
  return (
    <div className={css.qrCode}>
      {own && Canvas ? (
        <Link href={own} className={css.link} newWindow data-drawn="">
          <Canvas url={own} label={label} />
        </Link>
      ) : (
        <Link href={url} className={css.link} newWindow>
          <span className={css.text}>{url}</span>
        </Link>
      )}
    </div>
  );
};
