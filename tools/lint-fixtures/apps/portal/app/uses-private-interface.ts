/** Breaks: the name says that it is private to its library. */
export const manifest = (globals: { __reactRouterManifest?: object }) => globals.__reactRouterManifest;
