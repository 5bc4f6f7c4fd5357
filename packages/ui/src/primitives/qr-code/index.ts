export { QR_ADDRESS_MAX_LENGTH, qrAddress } from './qr-address.ts';
export { qrPath, type QrDrawing } from './qr-path.ts';
export { QrCode, type QrCodeProps } from './qr-code.tsx';
