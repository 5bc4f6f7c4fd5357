import { msg } from '@lingui/core/macro';

/** A name and what it stands for, as the language punctuates: `Bore: 35 mm`, and `孔径：35 mm`. */
export const labelled = (label: string, value: string) => msg`${label}: ${value}`;

/** A text with a remark on it, as the language punctuates: `Length (mm)`, and `长度（mm）`. */
export const remarked = (text: string, remark: string) => msg`${text} (${remark})`;
