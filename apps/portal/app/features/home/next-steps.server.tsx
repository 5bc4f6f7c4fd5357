import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { editionId, isEditionKey } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import { Island } from '../../shell/islands/island.server.tsx';

/* oxlint-disable lingui/no-unlocalized-strings -- commands and settings as they are typed */
const anyContent = 'npm run import -- content.jsonl';
/**
 * What a site may lack, in the order in which an editor is told, and the command or setting that brings it. `{edition}`
 * is the one that is read.
 */
const steps = {
  articles: { name: msg`There are no articles yet. Import yours:`, command: 'npm run import -- export.xml' },
  industries: {
    name: msg`There are no industries, by which content is sorted:`,
    command: 'npm run setup -- --industries industries.csv',
  },
  suppliers: { name: msg`There are no suppliers:`, command: 'npm run import -- suppliers.csv' },
  products: { name: msg`There are no products:`, command: 'npm run import -- products.csv' },
  videos: { name: msg`There are no videos:`, command: anyContent },
  issues: { name: msg`There are no issues of magazines:`, command: anyContent },
  papers: { name: msg`There are no white papers:`, command: anyContent },
  shows: { name: msg`No exhibition is coming up:`, command: anyContent },
  posts: { name: msg`Nobody asks for anything in the supply hall:`, command: anyContent },
  pressReleases: { name: msg`There are no press releases:`, command: anyContent },
  contact: {
    name: msg`Nobody can reach you. State an e-mail address:`,
    command: 'npm run setup -- --email editors@example.com',
  },
  messages: {
    name: msg`Codes and notifications cannot be sent. Set a mail server, or a gateway for text messages:`,
    command: 'SMTP_URL=smtps://user:password@mail.example.com MAIL_FROM=noreply@example.com',
  },
  memberSite: {
    name: msg`Nobody can register or ask for quotes. Set the host of the member site:`,
    command: 'npm run setup -- --member-site-{edition} here',
  },
} as const satisfies Record<string, { name: MessageDescriptor; command: string }>;
/* oxlint-enable lingui/no-unlocalized-strings */

/** What a site may lack. */
export type MissingPart = keyof typeof steps;

/**
 * Tells editors what the site still lacks. Visitors see nothing of it; the texts come along, for nobody else needs
 * them.
 */
export function NextSteps({ missing }: { missing: readonly MissingPart[] }) {
  const { t } = useLingui();
  const { key } = useEdition();
  if (missing.length === 0) return null;
  const told = (Object.keys(steps) as MissingPart[]).filter((part) => missing.includes(part));
  const props = {
    title: t`Next steps`,
    note: t`Only you see this. What is empty is left out for visitors.`,
    steps: told.map((part) => ({
      text: t(steps[part].name),
      command: steps[part].command.replace('{edition}', isEditionKey(key) ? editionId(key) : key),
    })),
  };
  return <Island name="nextSteps" props={props} />;
}
