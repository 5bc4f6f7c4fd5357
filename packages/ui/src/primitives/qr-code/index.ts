export { QR_URL_MAX_LENGTH, qrUrl } from './qr-url.ts';
export { QrCode, type QrCodeProps } from './qr-code.tsx';
