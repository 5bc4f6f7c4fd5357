import { QRCodeSVG } from 'qrcode.react';
import type { SVGProps } from 'react';

/** The longest address that {@link QrSvg} is for, in bytes: with 37 modules a side phones read it at 96 px. */
const mostBytes = 106;

/** Whether an address is short enough for a small code. */
export const fitsQrSvg = (address: string): boolean => new TextEncoder().encode(address).length <= mostBytes;

/** Props of {@link QrSvg}. */
export interface QrSvgProps extends Pick<SVGProps<SVGSVGElement>, 'className' | 'xmlns'> {
  /** What the code holds: an address for which {@link fitsQrSvg} is true. */
  address: string;
  /** What the code is for, for assistive technology. @default none: what shows it has the name */
  label?: string;
}

/** A small code as an SVG, drawn where it is rendered, on the server too: black on white in every theme. */
export const QrSvg = ({ address, label, ...props }: QrSvgProps) => (
  <QRCodeSVG value={address} title={label} size={96} level="L" marginSize={2} {...props} />
);
