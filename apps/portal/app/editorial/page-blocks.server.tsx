import { useLingui } from '@lingui/react/macro';
import type { EventBlock, OfficesBlock, PageBlock, PeopleBlock } from '@millwright/domain';
import { LinkButton } from '@millwright/ui/button';
import { DateRange } from '@millwright/ui/date-text';
import { Image } from '@millwright/ui/image';
import { Link } from '@millwright/ui/link';
import { SectionHeading } from '@millwright/ui/section-heading';
import { Timeline } from '@millwright/ui/timeline';
import type { ReactNode } from 'react';
import { FactList } from '../entries/detail-parts.server.tsx';
import * as detail from '../entries/detail.css.ts';
import * as css from './editorial.css.ts';

function Event({ startsOn, endsOn, city, venue, registerUrl }: EventBlock) {
  const { t } = useLingui();
  return (
    <div className={css.event}>
      <div>
        <p className={css.eventWhen}>
          <DateRange from={startsOn} to={endsOn} />
        </p>
        <p className={css.eventWhere}>{[city, venue].filter(Boolean).join(' · ')}</p>
      </div>
      {registerUrl ? (
        <LinkButton href={registerUrl} variant="signal" size="large" iconAfter="external" target="_blank" rel="noopener">
          {t`Register for the event`}
        </LinkButton>
      ) : (
        <p>{t`Registration opens soon`}</p>
      )}
    </div>
  );
}

const People = ({ items }: PeopleBlock) => (
  <ul className={css.people}>
    {items.map(({ name, role, text, image }) => (
      <li key={name} className={css.person}>
        <Image src={image} alt="" ratio="1:1" width={160} className={css.portrait} />
        <h3 className={css.name}>{name}</h3>
        {role && <p className={css.role}>{role}</p>}
        {text && <p className={css.small}>{text}</p>}
      </li>
    ))}
  </ul>
);

function Offices({ items }: OfficesBlock) {
  const { t } = useLingui();
  return (
    <ul className={css.offices}>
      {items.map(({ name, address, phone, email, hours, image }) => (
        <li key={name} className={css.office}>
          <h3 className={css.name}>{name}</h3>
          {image && <Image src={image} alt={t`Map: ${address}`} ratio="4:3" width={480} />}
          <FactList
            facts={[
              { label: t`Address`, value: address },
              { label: t`Phone`, value: phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a> },
              { label: t`E-mail`, value: email && <a href={`mailto:${email}`}>{email}</a> },
              { label: t`Hours`, value: hours },
            ]}
          />
        </li>
      ))}
    </ul>
  );
}

/** Lines of an agenda or of open positions: a small word before each. */
const Lines = ({ items }: { items: readonly { before: string; title: string; note?: string; text: string }[] }) => (
  <ul className={css.items}>
    {items.map(({ before, title, note, text }, index) => (
      <li key={index} className={css.item}>
        <p className={css.itemWhen}>{before}</p>
        <div className={css.itemText}>
          <h3 className={css.name}>{title}</h3>
          {note && <p className={css.role}>{note}</p>}
          {text && <p className={css.small}>{text}</p>}
        </div>
      </li>
    ))}
  </ul>
);

function contentOf(block: PageBlock): ReactNode {
  switch (block.type) {
    case 'text':
      return (
        <div className={detail.prose}>
          {block.paragraphs.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      );
    case 'facts':
      return <FactList facts={block.items} />;
    case 'timeline':
      return <Timeline entries={block.items} />;
    case 'people':
      return <People {...block} />;
    case 'offices':
      return <Offices {...block} />;
    case 'openings':
      return <Lines items={block.items.map(({ title, place, text }) => ({ before: place, title, text }))} />;
    case 'agenda':
      return <Lines items={block.items.map(({ time, title, speaker, text }) => ({ before: time, title, note: speaker, text }))} />;
    case 'event':
      return <Event {...block} />;
    case 'links':
      return (
        <ul className={css.links}>
          {block.items.map(({ label, url }) => (
            <li key={url}>{url.startsWith('/') ? <LinkButton href={url} variant="secondary">{label}</LinkButton> : <Link href={url} target="_blank" rel="noopener">{label}</Link>}</li>
          ))}
        </ul>
      );
  }
}

/** The parts of an editorial page, one below the other. */
export const PageBlocks = ({ blocks }: { blocks: readonly PageBlock[] }) =>
  blocks.map((block, index) => (
    <section key={index} className={detail.section}>
      {block.heading && <SectionHeading title={block.heading} />}
      {contentOf(block)}
    </section>
  ));
