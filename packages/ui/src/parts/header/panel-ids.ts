/** The element id of the panel that the "Search" button opens. */
export const searchPanelId = 'search-panel';

/** The element id of the panel that the "All industries" button opens. */
export const industryPanelId = 'mega';

/** The element id of the panel that the "Menu" button opens. */
export const mobileMenuId = 'mobile-menu';
