import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEdition } from '@millwright/i18n/react';
import { Island } from '../../shell/islands/island.server.tsx';
import type { HomeData } from './home-data.server.ts';

/* oxlint-disable lingui/no-unlocalized-strings -- commands as they are typed */
/** What a site may lack, in the order in which an editor is told, and the command that brings it. */
const steps = {
  articles: { name: msg`There are no articles yet. Import yours:`, command: 'npm run import -- export.xml' },
  industries: {
    name: msg`There are no industries, by which content is sorted:`,
    command: 'npm run setup -- --industries industries.csv',
  },
  suppliers: { name: msg`There are no suppliers:`, command: 'npm run import -- suppliers.csv' },
  products: { name: msg`There are no products:`, command: 'npm run import -- products.csv' },
  contact: {
    name: msg`Nobody can reach you. State an e-mail address:`,
    command: 'npm run setup -- --email editors@example.com',
  },
} as const;
/* oxlint-enable lingui/no-unlocalized-strings */

type Part = keyof typeof steps;

/** Tells editors what the site still lacks. Visitors see nothing of it; the texts come along, for nobody else needs them. */
export function NextSteps({ home: { latest, industries, suppliers, products } }: { home: HomeData }) {
  const { t } = useLingui();
  const { contact } = useEdition();
  const isMissing: Record<Part, boolean> = {
    articles: latest?.items.length === 0,
    industries: industries.length === 0,
    suppliers: suppliers?.items.length === 0,
    products: products?.items.length === 0,
    contact: contact.email === '' && contact.phone === '',
  };
  const missing = (Object.keys(steps) as Part[]).filter((part) => isMissing[part]);
  if (missing.length === 0) return null;
  const props = {
    title: t`Next steps`,
    note: t`Only you see this. What is empty is left out for visitors.`,
    steps: missing.map((part) => ({ text: t(steps[part].name), command: steps[part].command })),
  };
  return <Island name="nextSteps" props={props} />;
}
