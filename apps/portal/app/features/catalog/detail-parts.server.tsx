import type { EntryReference, Id, Tag, TagListKind } from '@millwright/domain';
import { EntrySection } from '@millwright/ui/entry-section';
import { FactsTable, type FactsTableProps } from '@millwright/ui/facts-table';
import { Headline } from '@millwright/ui/headline';
import { Image } from '@millwright/ui/image';
import { Link } from '@millwright/ui/link';
import { SectionHeading } from '@millwright/ui/section-heading';
import { TagList } from '@millwright/ui/tag-list';
import type { ReactNode } from 'react';
import type { NamedIndustry } from '../../shell/page/industry-lookup.ts';
import type { CardPlace, EntryKind } from './entry-kinds.server.tsx';
import * as css from './detail.css.ts';

/** Props of {@link DetailTop}. */
export interface DetailTopProps {
  title: string;
  industry: NamedIndustry | null;
  brief?: string;
  facts?: FactsTableProps['facts'];
  /** Its topics, and the kind of list that these and its industry open. */
  topics?: { kind: TagListKind; tags: readonly Tag[] };
  /** What can be done here: keep, share, download. */
  actions?: ReactNode;
  /** What stands next to the words, and how it is arranged with them. */
  image?: { arrangement: 'cover' | 'half' | 'logo'; content: ReactNode };
  children?: ReactNode;
}

/** The top of an entry's page: image, industry, title, brief, facts, actions. */
export function DetailTop({ title, industry, brief, facts = [], topics, actions, image, children }: DetailTopProps) {
  return (
    <div className={css.top[image?.arrangement ?? 'plain']}>
      {image?.content}
      <div className={css.words}>
        {industry && (
          <Link href={industry.href} className={css.kicker}>
            {industry.name}
          </Link>
        )}
        <h1 className={css.title}>
          <Headline text={title} />
        </h1>
        {brief && (
          <p className={css.brief}>
            <Headline text={brief} />
          </p>
        )}
        <FactsTable facts={facts} />
        {topics && <TagList {...topics} industry={industry} />}
        {actions && <div className={css.actions}>{actions}</div>}
        {children && <div className={css.further}>{children}</div>}
      </div>
    </div>
  );
}

/** Paragraphs of plain text under a heading; nothing where there are none. */
export function Prose({ title, paragraphs }: { title?: string; paragraphs: readonly string[] }) {
  if (paragraphs.length === 0) return null;
  return (
    <section className={css.section}>
      {title && <SectionHeading title={title} />}
      <div className={css.prose}>
        {paragraphs.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}

/** Props of {@link CardSection}. */
export interface CardSectionProps<Item extends { id: Id; industryId?: Id | null }> {
  title: string;
  kind: Pick<EntryKind<Item>, 'layout' | 'card'>;
  /** How the cards stand. @default as in the list of the kind */
  arrangement?: 'wide' | 'pairs';
  /** The cards; null where they could not be had. */
  items: readonly Item[] | null;
  more?: { href: string; label: string };
  industryOf?: (id: Id | null) => NamedIndustry | null;
  headingLevel?: CardPlace['headingLevel'];
}

/**
 * A section of cards of one kind; nothing where there are none, and a word with a way to try again where they could not
 * be had.
 */
export function CardSection<Item extends { id: Id; industryId?: Id | null }>({
  title,
  kind,
  arrangement,
  items,
  more,
  industryOf,
  headingLevel = 3,
}: CardSectionProps<Item>) {
  if (items === null)
    return <EntrySection title={title} result={{ status: 'failed', retryHref: '' }} renderItem={() => null} />;
  if (items.length === 0) return null;
  return (
    <section className={css.section}>
      <SectionHeading title={title} more={more} />
      <ul className={css.cards[arrangement ?? kind.layout]}>
        {items.map((item) => (
          <li key={item.id} className={!arrangement && kind.layout === 'rows' ? css.row : undefined}>
            {kind.card(item, { headingLevel, industry: industryOf?.(item.industryId ?? null) })}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Props of {@link NamedLinks}. */
export interface NamedLinksProps {
  title: string;
  items: readonly EntryReference[];
  hrefOf: (id: Id) => string;
  /** A link to what there is besides. */
  more?: { href: string; label: string };
}

/** Names with their logos, each a link. */
export function NamedLinks({ title, items, hrefOf, more }: NamedLinksProps) {
  if (items.length === 0) return null;
  return (
    <section className={css.section}>
      <SectionHeading title={title} more={more} />
      <ul className={css.names}>
        {items.map(({ id, title: name, image }) => (
          <li key={id} className={css.named}>
            <Image src={image} alt="" ratio="1:1" width={48} className={css.outlined} />
            <Link href={hrefOf(id)} className={css.name}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
