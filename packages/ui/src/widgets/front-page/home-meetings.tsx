'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isOwnPath, type NavigationEntry } from '@millwright/domain';
import { SectionHeading } from '../../primitives/section-heading/index.ts';
import { NavigationLink, useNavigation } from '../main-navigation/index.ts';
import * as css from './home-sections.css.ts';

/** Copy of the section. */
const messages = {
  meetings: msg`Meetings and webinars`,
} as const;

const isElsewhere = ({ path }: NavigationEntry) => !isOwnPath(path);
/** An entry with entries below it is shown by those. */
const leaves = (entry: NavigationEntry): NavigationEntry[] => entry.children?.filter(isElsewhere) ?? [];

/** Meetings and webinars of the edition, which have sites of their own. Inert: a pure function of its edition. */
export const HomeMeetings = () => {
  const { t } = useLingui();
  const entries = useNavigation()
    .filter(isElsewhere)
    .flatMap((entry) => [entry, ...leaves(entry)]);
  if (entries.length === 0) return null;
  return (
    <section className={css.meetings}>
      <SectionHeading title={t(messages.meetings)} />
      <ul className={css.events}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <NavigationLink entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
};
