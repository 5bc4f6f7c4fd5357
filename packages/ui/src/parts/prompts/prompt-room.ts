/** Room for the app prompt at the foot of a narrow window. */
export const promptRoom = '4.5rem';
