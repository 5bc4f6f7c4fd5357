import { useLingui } from '@lingui/react/macro';
import { getPost } from '@millwright/api-client';
import { detailPath, type PostDetail, type PostSide } from '@millwright/domain';
import { formatNumber } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';
import { Badge } from '@millwright/ui/badge';
import { DateText } from '@millwright/ui/date-text';
import { FactsTable } from '@millwright/ui/facts-table';
import { SectionHeading } from '@millwright/ui/section-heading';
import { redirect } from 'react-router';
import { ContactPlace, Enquiry, EnquiryLink, Favourite } from './actions.server.tsx';
import type { PageLoader } from '../../shell/page/page.server.tsx';
import { CardSection, DetailTop, Prose } from './detail-parts.server.tsx';
import * as css from './detail.css.ts';
import { aboutPost } from './enquiry-about.server.ts';
import { postData } from './entry-data.server.ts';
import { postKind } from './entry-kinds.server.tsx';
import { renderEntry } from './entry-page.server.tsx';
import { visitEntry, type VisitedEntry } from './entry-visit.server.ts';

function PostPage({ item, industry, industryOf }: VisitedEntry<PostDetail>) {
  const { t } = useLingui();
  const edition = useEdition();
  const isSupply = item.side === 'supply';
  const quantity = `${formatNumber(item.quantity, edition)} ${item.unit}`;
  // Who speaks for no supplier has no inbox for enquiries, and is reached by the contact.
  const acceptsEnquiries = item.owner !== null;
  return (
    <>
      <DetailTop
        title={item.title}
        industry={industry}
        brief={item.brief}
        topics={{ kind: 'platform', tags: item.tags }}
        facts={[
          {
            label: t`Kind`,
            value: <Badge tone={isSupply ? 'brand' : 'signal'}>{isSupply ? t`Supply` : t`Demand`}</Badge>,
          },
          { label: t`Company`, value: item.company },
          { label: t`Quantity`, value: item.quantity > 0 && quantity },
          { label: t`Place`, value: item.place },
          { label: t`Target date`, value: item.targetDate && <DateText instant={item.targetDate} /> },
          { label: t`Incoterm`, value: item.incoterm },
          { label: t`Published`, value: <DateText instant={item.publishedAt} /> },
          { label: t`Valid until`, value: item.validUntil && <DateText instant={item.validUntil} /> },
        ]}
        actions={
          <>
            {acceptsEnquiries && <EnquiryLink />}
            <Favourite item={{ kind: 'post', id: item.id, title: item.title, image: item.image }} />
          </>
        }
      />
      <div className={css.withAside}>
        <div className={css.page}>
          <Prose title={t`Details`} paragraphs={item.paragraphs} />
          {item.specification.length > 0 && (
            <section className={css.section}>
              <SectionHeading title={t`Parameters`} />
              <FactsTable facts={item.specification} />
            </section>
          )}
          {acceptsEnquiries && <Enquiry {...aboutPost(item, industry)} />}
        </div>
        <aside className={css.aside} aria-label={t`Contact details`}>
          <ContactPlace entryId={item.id} />
        </aside>
      </div>
      <CardSection title={t`More of the supply hall`} kind={postKind} items={item.related} industryOf={industryOf} />
    </>
  );
}

/** Loads and renders a post of one side; one of the other side is under its own URL. */
export const loadPost =
  (side: PostSide): PageLoader =>
  async (visit) => {
    const visited = await visitEntry(visit, 'post', getPost);
    const { item } = visited;
    if (item.side !== side) throw redirect(detailPath(item.side, item.id), 301);
    return renderEntry(visit, postKind, visited, {
      name: 'post',
      detail: side,
      content: <PostPage {...visited} />,
      data: postData,
    });
  };
