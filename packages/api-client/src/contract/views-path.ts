/** Where page views are sent; apart from their schema, for scripts that send one without it. */
export const viewsPath = '/api/views';
