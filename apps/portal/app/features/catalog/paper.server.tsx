import { useLingui } from '@lingui/react/macro';
import { getPaper } from '@millwright/api-client';
import type { WhitePaper } from '@millwright/domain';
import { DateText } from '@millwright/ui/date-text';
import { Image } from '@millwright/ui/image';
import { Link } from '@millwright/ui/link';
import { SectionHeading } from '@millwright/ui/section-heading';
import { Download, Favourite } from './actions.server.tsx';
import type { PageLoader } from '../../shell/page/page.server.tsx';
import { CardSection, DetailTop, Prose } from './detail-parts.server.tsx';
import * as css from './detail.css.ts';
import { paperData } from './entry-data.server.ts';
import { paperKind } from './entry-kinds.server.tsx';
import { renderEntry } from './entry-page.server.tsx';
import { visitEntry, type VisitedEntry } from './entry-visit.server.ts';

function PaperPage({ item, industry, industryOf }: VisitedEntry<WhitePaper>) {
  const { t } = useLingui();
  return (
    <>
      <DetailTop
        title={item.title}
        industry={industry}
        brief={item.brief}
        topics={{ kind: 'paper', tags: item.tags }}
        image={{
          arrangement: 'cover',
          content: <Image src={item.image} alt="" ratio="3:4" width={256} priority className={css.cover} />,
        }}
        facts={[
          { label: t`Published`, value: <DateText instant={item.publishedAt} /> },
          { label: t`Number of pages`, value: item.pages },
          { label: t`Conditions`, value: <Link href="/whitepapers/policy">{t`White paper policy`}</Link> },
        ]}
        actions={
          <>
            <Download paperId={item.id} title={item.title} />
            <Favourite item={{ kind: 'paper', id: item.id, title: item.title, image: item.image }} />
          </>
        }
      />
      <Prose title={t`What it is about`} paragraphs={item.paragraphs} />
      {item.contents.length > 0 && (
        <section className={css.section}>
          <SectionHeading title={t`Contents`} />
          <ol className={css.chapters}>
            {item.contents.map((title, index) => (
              <li key={index} className={css.chapter}>
                <span className={css.chapterNumber}>{index + 1}</span>
                {title}
              </li>
            ))}
          </ol>
        </section>
      )}
      <CardSection title={t`More white papers`} kind={paperKind} items={item.related} industryOf={industryOf} />
    </>
  );
}

/** Loads and renders a white paper. */
export const loadPaper: PageLoader = async (visit) => {
  const visited = await visitEntry(visit, 'paper', getPaper);
  return renderEntry(visit, paperKind, visited, {
    name: 'paper',
    detail: 'whitePaper',
    content: <PaperPage {...visited} />,
    data: paperData,
  });
};
