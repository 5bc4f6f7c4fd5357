declare module 'virtual:recorded-run' {
  /** A summary of the run of all tests that the repository holds. */
  const results: import('./requirement-status.ts').Results;
  export default results;
}
