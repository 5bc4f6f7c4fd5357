import { QRCodeSVG } from 'qrcode.react';
import type { SVGProps } from 'react';

/** The longest URL that {@link QrSvg} is for, in bytes: with 37 modules a side phones read it at 96 px. */
const mostBytes = 106;

/** Whether a URL is short enough for a small code. */
export const fitsQrSvg = (url: string): boolean => new TextEncoder().encode(url).length <= mostBytes;

/** Props of {@link QrSvg}. */
export interface QrSvgProps extends Pick<SVGProps<SVGSVGElement>, 'className' | 'xmlns'> {
  /** What the code holds: a URL for which {@link fitsQrSvg} is true. */
  url: string;
  /** What the code is for, for assistive technology. @default none: what shows it has the name */
  label?: string;
}

/** A small code as an SVG, drawn where it is rendered, on the server too: black on white in every theme. */
export const QrSvg = ({ url, label, ...props }: QrSvgProps) => (
  <QRCodeSVG value={url} title={label} size={96} level="L" marginSize={2} {...props} />
);
