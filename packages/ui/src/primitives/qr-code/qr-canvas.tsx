import { QR_CANVAS_PX } from '@millwright/domain';
import { QRCodeCanvas } from 'qrcode.react';
import * as css from './qr-code.css.ts';

/** What is drawn. */
export interface QrCanvasProps {
  /** What the code holds. */
  url: string;
  /** What it is for, for assistive technology. */
  label: string;
}

/**
 * The drawing: 450 by 450 and its quiet edge (spec §9), shown as large as its place. Fetched when it is first wanted.
 */
export const QrCanvas = ({ url, label }: QrCanvasProps) => (
  <QRCodeCanvas
    value={url}
    size={QR_CANVAS_PX}
    level="M"
    marginSize={4}
    role="img"
    aria-label={label}
    className={css.canvas}
    style={{ width: '100%', height: '100%' }}
  />
);
