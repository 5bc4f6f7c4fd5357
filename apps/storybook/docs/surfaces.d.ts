declare module 'virtual:surfaces' {
  /** What each folder of the library offers, by `layer/name`. */
  export const surfaces: Readonly<Record<string, import('./read-surface.ts').Surface>>;
}
