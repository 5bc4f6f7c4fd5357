/** Says on the header that it is fixed. */
export const fixedAttribute = 'data-fixed';

/** Says on the header that its upper rows are tucked away. */
export const compactAttribute = 'data-compact';

/** Custom property of the header: the height of what is tucked away. */
export const upperHeight = '--mw-header-upper';

/** Custom property of an open panel: where the header's lower edge is in the window. */
export const headerBottom = '--mw-header-bottom';
