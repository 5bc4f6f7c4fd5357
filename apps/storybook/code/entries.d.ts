declare module 'virtual:entries' {
  /** Every entry of the packages that a component can come from. */
  export const entries: Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>>;
}
