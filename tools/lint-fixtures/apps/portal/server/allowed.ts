/** Breaks nothing: the server holds the embedded API. */
export const openApi = () => import('@millwright/api');
