/** Id of the part of a page that is painted first, where what follows it moves nothing in it. */
export const firstScreenId = 'first-screen';
