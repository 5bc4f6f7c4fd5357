/** Id of the element that React renders into. */
export const appId = 'app';

/** Id of the element that holds the hydration data. */
export const hydrationDataId = 'hydration-data';
