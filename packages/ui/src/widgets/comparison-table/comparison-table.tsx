'use client';

import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Id } from '@millwright/domain';
import { visuallyHidden } from '../../foundations/global.css.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { Headline } from '../../primitives/headline/index.ts';
import { Image } from '../../primitives/image/index.ts';
import { Link } from '../../primitives/link/index.ts';
import * as css from './comparison-table.css.ts';

/** What stands at the head of a column. */
export interface ComparedItem {
  id: Id;
  /** Its name. */
  title: string;
  /** Its page. */
  href: string;
  /** URL of its image; absent or null where it has none. */
  image?: string | null;
  /** The comparison without it; absent where too few would be left. */
  removeHref?: string;
}

/** What one of the compared states. */
export interface ComparedValue {
  text: string;
  /** Where the value leads. */
  href?: string;
}

/** What all of them are asked. */
export interface ComparedRow {
  /** Tells the row from the others. */
  key: string;
  label: string;
  /** A value for each item in their order; null where it states none. */
  values: readonly (ComparedValue | null)[];
}

/** Rows that belong together. */
export interface ComparedGroup {
  /** Their name; empty where they need none. */
  name: string;
  rows: readonly ComparedRow[];
}

/** Props of the comparison table. */
export interface ComparisonTableProps {
  /** What is compared, a column each: two to four. */
  items: readonly ComparedItem[];
  /** The rows, in the order shown. A group without rows is left out. */
  groups: readonly ComparedGroup[];
  /** The table's name. @default 'Comparison', in the edition's language */
  caption?: string;
}

/** Copy of the comparison table. */
const messages = {
  caption: msg`Comparison`,
  feature: msg`Feature`,
  notStated: msg`not stated`,
  /** Read after the name of a row whose values are not the same. */
  differs: msg`, differs`,
  legend: (count: number) =>
    msg`${plural(count, { one: '# row differs and is marked', other: '# rows differ and are marked' })}`,
  same: msg`All rows are the same`,
  remove: (title: string) => msg`Remove ${title} from the comparison`,
  removeShort: msg({ message: 'Remove', context: 'from the comparison' }),
  empty: msg`Nothing to compare`,
  emptyAdvice: msg`Choose two to four products or suppliers in a list.`,
} as const;

/** Whether the values of a row are not all the same. What is not stated differs from what is. */
export const rowDiffers = ({ values }: ComparedRow): boolean =>
  values.some((value) => (value?.text ?? null) !== (values[0]?.text ?? null));

const Head = ({ items }: Pick<ComparisonTableProps, 'items'>) => {
  const { t } = useLingui();
  return (
    <thead>
      <tr>
        <th scope="col" className={css.corner}>
          <span className={visuallyHidden}>{t(messages.feature)}</span>
        </th>
        {items.map(({ id, title, href, image, removeHref }) => (
          <th key={id} scope="col" className={css.item}>
            {image && <Image src={image} alt="" ratio="4:3" width={320} className={css.image} />}
            <Link href={href} className={css.title}>
              <Headline text={title} />
            </Link>
            {removeHref && (
              <Link href={removeHref} className={css.remove} aria-label={t(messages.remove(title))}>
                {t(messages.removeShort)}
              </Link>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
};

const Row = ({ row, items }: { row: ComparedRow; items: readonly ComparedItem[] }) => {
  const { t } = useLingui();
  const differs = rowDiffers(row);
  return (
    <tr data-differs={differs || undefined} className={differs ? css.differing : css.same}>
      <th scope="row" className={css.label}>
        <Headline text={row.label} />
        {differs && <span className={visuallyHidden}>{t(messages.differs)}</span>}
      </th>
      {items.map(({ id }, place) => {
        const value = row.values[place] ?? null;
        return (
          <td key={id} className={value ? css.value : css.missing}>
            {value ? value.href ? <Link href={value.href}>{value.text}</Link> : value.text : t(messages.notStated)}
          </td>
        );
      })}
    </tr>
  );
};

/**
 * Two to four things side by side: a column each, rows with the same question, differences marked, what is not stated
 * named. It scrolls in its own place where it is wider than the screen, and prints whole. Inert: a pure function of its
 * props.
 */
export const ComparisonTable = ({ items, groups, caption }: ComparisonTableProps) => {
  const { t } = useLingui();
  const shown = groups.filter(({ rows }) => rows.length > 0);
  if (items.length === 0 || shown.length === 0)
    return <EmptyState title={t(messages.empty)} message={t(messages.emptyAdvice)} />;
  const name = caption ?? t(messages.caption);
  const differing = shown.flatMap(({ rows }) => rows).filter(rowDiffers).length;
  return (
    <div>
      <p className={css.legend} data-legend="">
        {differing > 0 ? t(messages.legend(differing)) : t(messages.same)}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <div className={css.scroll} role="region" aria-label={name} tabIndex={0}>
        <table className={css.table}>
          <caption className={visuallyHidden}>{name}</caption>
          <Head items={items} />
          {shown.map((group, place) => (
            <tbody key={place}>
              {group.name && (
                <tr>
                  <th scope="rowgroup" colSpan={items.length + 1} className={css.group}>
                    <span className={css.groupName}>{group.name}</span>
                  </th>
                </tr>
              )}
              {group.rows.map((row) => (
                <Row key={row.key} row={row} items={items} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </div>
  );
};
