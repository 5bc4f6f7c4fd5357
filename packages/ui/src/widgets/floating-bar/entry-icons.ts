import type { QrPurpose } from '@millwright/i18n/editions';
import type { IconName } from '../../primitives/icon/index.ts';

/** Which icon stands for which code. */
export const qrIcons: Readonly<Record<QrPurpose, IconName>> = { officialAccount: 'qr', professionalNetwork: 'share', secretary: 'chat' };
