import { isOwnPath, type PageBlock, type PeopleBlock } from '@millwright/domain';
import type { ReactNode } from 'react';
import { LinkButton } from '../../primitives/button/index.ts';
import { Image } from '../../primitives/image/index.ts';
import { SectionHeading } from '../../primitives/section-heading/index.ts';
import { FactsTable } from '../facts-table/index.ts';
import { Timeline } from '../timeline/index.ts';
import * as css from './editorial-blocks.css.ts';
import { EmailLinks } from './email-links.tsx';
import { EventPanel } from './event-panel.tsx';
import { Offices } from './offices.tsx';

/** Props of the blocks of an editorial page. */
export interface EditorialBlocksProps {
  /** The parts of the page, in their order. One without anything in it is left out. */
  blocks: readonly PageBlock[];
}

/**
 * The parts of an editorial page: text, facts, history, management, offices, open positions, and of a conference its
 * days, programme and speakers. Inert: a pure function of its props.
 */
export const EditorialBlocks = ({ blocks }: EditorialBlocksProps) => (
  <div className={css.blocks}>
    {blocks.filter(isFilled).map((block, index) => (
      <section key={index} data-block={block.type}>
        {block.heading && <SectionHeading title={block.heading} />}
        {contentOf(block)}
      </section>
    ))}
  </div>
);

const isFilled = (block: PageBlock): boolean => {
  if (block.type === 'event') return true;
  return (block.type === 'text' ? block.paragraphs : block.items).length > 0;
};

const People = ({ items }: PeopleBlock) => (
  <ul className={css.people}>
    {items.map(({ name, role, text, image }, index) => (
      <li key={index} className={css.person}>
        <Image src={image} alt="" ratio="3:4" width={160} className={css.portrait} />
        <h3 className={css.name}>{name}</h3>
        {role && <p className={css.role}>{role}</p>}
        {text && <p className={css.small}>{text}</p>}
      </li>
    ))}
  </ul>
);

/** Lines with a few words before each: a time, a place. */
const Lines = ({ items }: { items: readonly { before: string; title: string; note?: string; text: string }[] }) => (
  <ul className={css.lines}>
    {items.map(({ before, title, note, text }, index) => (
      <li key={index} className={css.line}>
        <p className={css.before}>{before}</p>
        <div className={css.lineText}>
          <h3 className={css.name}>{title}</h3>
          {note && <p className={css.role}>{note}</p>}
          {text && <p className={css.small}>{text}</p>}
        </div>
      </li>
    ))}
  </ul>
);

const contentOf = (block: PageBlock): ReactNode => {
  switch (block.type) {
    case 'text':
      return (
        <div className={css.prose}>
          {block.paragraphs.map((paragraph, index) => (
            <p key={index}>
              <EmailLinks text={paragraph} />
            </p>
          ))}
        </div>
      );
    case 'facts':
      return (
        <FactsTable
          facts={block.items.map(({ label, value }) => ({ label, value: value && <EmailLinks text={value} /> }))}
        />
      );
    case 'timeline':
      return <Timeline entries={block.items} />;
    case 'people':
      return <People {...block} />;
    case 'offices':
      return <Offices {...block} />;
    case 'openings':
      return <Lines items={block.items.map(({ title, place, text }) => ({ before: place, title, text }))} />;
    case 'agenda':
      return (
        <Lines
          items={block.items.map(({ time, title, speaker, text }) => ({ before: time, title, note: speaker, text }))}
        />
      );
    case 'event':
      return <EventPanel {...block} />;
    case 'links':
      return (
        <ul className={css.links}>
          {block.items.map(({ label, url }, index) => (
            <li key={index}>
              <LinkButton href={url} variant="secondary" newWindow={!isOwnPath(url)}>
                {label}
              </LinkButton>
            </li>
          ))}
        </ul>
      );
  }
};
