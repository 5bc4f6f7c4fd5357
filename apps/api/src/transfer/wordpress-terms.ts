import { markupOf } from './parse-part.ts';
import { oneLine, type SourceTopic } from './file-record.ts';

/** A category or a tag as the head of an export lists it. */
interface Term {
  id: string;
  name: string;
  /** Slug of the category above it; '' for none. */
  parent: string;
}

/** The categories and tags of an export of WordPress, by their slugs as its posts write them. */
export interface WordPressTerms {
  categories: Map<string, Term>;
  tags: Map<string, Term>;
  /** Categories that posts are in themselves, and not only in one below. */
  used: Set<string>;
}

/** No category is deeper; it ends chains that lead back to themselves. */
const deepest = 20;

/** The text of the first element of a name, of markup that is not worth parsing whole. */
export function tagIn(xml: string, name: string): string {
  const inner = new RegExp(`<${name}(?:\\s[^>]*)?>([^]*?)</${name}>`).exec(xml)?.[1];
  return inner === undefined ? '' : markupOf(inner);
}

const termsIn = (head: string, element: string, slug: string, name: string): Map<string, Term> =>
  new Map(
    [...head.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, 'g'))].map(([, xml]) => [
      tagIn(xml!, slug),
      {
        id: tagIn(xml!, 'wp:term_id'),
        name: oneLine(tagIn(xml!, name)),
        parent: tagIn(xml!, 'wp:category_parent'),
      },
    ]),
  );

/** Reads the categories and tags that the head of an export lists; no other feed has any. */
export const readTerms = (head: string): WordPressTerms => ({
  categories: termsIn(head, 'wp:category', 'wp:category_nicename', 'wp:cat_name'),
  tags: termsIn(head, 'wp:tag', 'wp:tag_slug', 'wp:tag_name'),
  used: new Set(),
});

/** Notes the categories of a record. */
export function noteCategories({ used }: WordPressTerms, xml: string): void {
  for (const [element] of xml.matchAll(/<category\s[^>]*domain="category"[^>]*>/g)) {
    const [, slug] = /\snicename="([^"]*)"/.exec(element) ?? [];
    if (slug) used.add(slug);
  }
}

/** A list by its slug, and by the id under which it is linked to where a site has no permanent links. */
const pathsOf = (base: string, parameter: string, slug: string, { id }: { id?: string } = {}): string[] => [
  `/${base}/${slug}`,
  ...(id && /^\d+$/.test(id) ? [`/?${parameter}=${id}`] : []),
];

/** The categories above one, of which no post is in itself: on their pages, WordPress shows the posts of those below. */
function emptyAbove({ categories, used }: WordPressTerms, slug: string): SourceTopic[] {
  const found: SourceTopic[] = [];
  let above = categories.get(slug)?.parent ?? '';
  for (let depth = 0; above !== '' && depth < deepest; depth += 1) {
    const term = categories.get(above);
    if (!used.has(above))
      found.push({ name: term?.name ?? '', slug: above, paths: pathsOf('category', 'cat', above, term) });
    above = term?.parent ?? '';
  }
  return found;
}

/** Where a category or tag had its list, and the categories above it that lead there too. */
export function listsOfTerm(terms: WordPressTerms, taxonomy: string, slug: string): Partial<SourceTopic> {
  if (slug === '') return {};
  if (taxonomy === 'post_tag') return { paths: pathsOf('tag', 'tag_id', slug, terms.tags.get(slug)) };
  if (taxonomy !== 'category') return {};
  return { paths: pathsOf('category', 'cat', slug, terms.categories.get(slug)), above: emptyAbove(terms, slug) };
}
