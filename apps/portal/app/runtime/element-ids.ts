/** Id of the element that React renders into. */
export const appId = 'app';

/** Id of the element that holds the hydration data. */
export const hydrationDataId = 'hydration-data';

/** Id of the part of a page that is painted first, where what follows it moves nothing in it. */
export const firstScreenId = 'first-screen';
