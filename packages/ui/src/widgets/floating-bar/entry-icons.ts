import type { QrPurpose } from '@millwright/i18n/editions';
import type { ApartIconName } from '../../primitives/icon/apart-icon.tsx';

/** Which icon stands for which code. */
export const qrIcons: Readonly<Record<QrPurpose, ApartIconName>> = {
  officialAccount: 'qr',
  professionalNetwork: 'share',
  secretary: 'chat',
};
