/** Documents of the repository that Storybook shows too, and the page of each. */
export const pageOfDocument: Readonly<Record<string, string>> = {
  'docs/reuse.md': 'about-on-your-site',
  'docs/sizes.md': 'about-sizes',
  'docs/comparison.md': 'about-compared-with-other-libraries',
  'packages/ui/README.md': 'about-a-page-of-your-own',
  'packages/i18n/README.md': 'about-words-and-editions',
  'packages/elements/README.md': 'about-custom-elements',
};

/** Where a link of a document leads to, from the top of the repository. */
const pathOf = (link: string, from: string): string => new URL(link, `https://repository/${from}`).pathname.slice(1);

/**
 * A document with links and images as they work in Storybook: to the page of another document, or to a file that the
 * build brings along. What has neither stays as it is written, which a test finds.
 * @param text Markdown.
 * @param from Where the document is, for example `docs/reuse.md`.
 * @param files URLs of files, by where they are in the repository.
 */
export const inStorybook = (text: string, from: string, files: Readonly<Record<string, string>> = {}): string =>
  text.replace(/\]\(([^)#\s:]+)\)/g, (whole, link: string) => {
    const path = pathOf(link, from);
    const page = pageOfDocument[path];
    if (page) return `](?path=/docs/${page}--docs)`;
    return files[path] ? `](${files[path]})` : whole;
  });
