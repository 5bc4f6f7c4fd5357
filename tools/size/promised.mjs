/** Limits that documents promise, in bytes after brotli: no budget may rise beyond them. */
export const promised = {
  /** The first custom element of a page, whichever it is, and each further one (packages/elements/README.md). */
  element: { first: 105_000, further: 10_000 },
  /** The comparison page over React alone: before and after everything was opened, and its stylesheet. */
  page: { beforeJs: 25_000, afterJs: 50_000, css: 10_000 },
};
