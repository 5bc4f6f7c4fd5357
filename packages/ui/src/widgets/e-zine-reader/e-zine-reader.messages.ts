import { msg } from '@lingui/core/macro';

/** Copy of the e-zine reader. */
export const messages = {
  reader: (title: string) => msg`Reader: ${title}`,
  contents: msg`Contents`,
  previous: msg`Previous page`,
  next: msg`Next page`,
  place: (page: number, count: number) => msg`Page ${page} of ${count}`,
  page: (page: number) => msg`Page ${page}`,
  image: (page: number) => msg`Image of page ${page}`,
  text: (page: number) => msg`Text of page ${page}`,
  larger: msg`Larger`,
  smaller: msg`Smaller`,
  spread: msg`Side by side`,
  loading: msg`Loading page`,
  missing: msg`This issue has no such page`,
  first: msg`Go to the first page`,
  failed: msg`The page could not be loaded`,
  retry: msg`Try again`,
  noText: msg`This page has no text`,
} as const;
