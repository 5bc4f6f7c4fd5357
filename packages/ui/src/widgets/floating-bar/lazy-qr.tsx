import { useEffect, useState, type ComponentType } from 'react';
import * as css from './floating-bar.css.ts';

/** Draws a QR code. */
type DrawQr = ComponentType<{ value: string; size: number; level: 'M'; title: string }>;

/**
 * A QR code whose drawing is fetched when it is first shown. Where that fails its place stays empty and the link below
 * it does the same.
 */
export const LazyQr = ({ value, label }: { value: string; label: string }) => {
  const [Draw, setDraw] = useState<DrawQr | null>(null);
  useEffect(() => {
    let wanted = true;
    import('qrcode.react').then(
      ({ QRCodeSVG }) => wanted && setDraw(() => QRCodeSVG as DrawQr),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return <div className={css.qr}>{Draw && <Draw value={value} size={144} level="M" title={label} />}</div>;
};
