export { QR_ADDRESS_MAX_LENGTH, qrAddress } from './qr-address.ts';
export { QrCode, type QrCodeProps } from './qr-code.tsx';
