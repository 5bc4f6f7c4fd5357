import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { parseInteger, type Id } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import { LinkButton } from '@millwright/ui/button';
import { EnquiryForm } from '@millwright/ui/enquiry-form';
import { FactsTable } from '@millwright/ui/facts-table';
import { redirect } from 'react-router';
import { Island } from '../../shell/islands/island.server.tsx';
import { callNothing } from './actions.server.tsx';
import * as css from './detail.css.ts';
import { renderPage, type PageLoader, type PageVisit, type LoadedPage } from '../../shell/page/page.server.tsx';
import { postKind, productKind, supplierKind } from './entry-kinds.server.tsx';
import { listCrumbs } from './entry-visit.server.ts';
import {
  enquiryTarget,
  sendPosted,
  sentPath,
  type EnquiryTarget,
  type RefusedEnquiry,
} from './posted-enquiry.server.ts';
import { useEnquiryList, useMemberSite } from './member-site.server.ts';
import { enquiryAction } from './enquiry-action.ts';

/** The lists of what enquiries are about. */
const lists = { product: productKind, supplier: supplierKind, post: postKind } as const;

/** The form with what was typed into it, and what keeps it from being sent. */
function RefusedPage({ about: { target, ...rest }, posted, isLoginNeeded, path }: RefusedEnquiry) {
  const { t } = useLingui();
  const { login } = useEdition();
  const about = { target, ...rest, ...useEnquiryList() };
  const { title } = target;
  return (
    <div className={css.page}>
      <section className={css.section}>
        <h1 className={css.title}>
          {isLoginNeeded ? t`Log in to send your enquiry` : t`Your enquiry was not sent yet`}
        </h1>
        <p className={css.brief}>
          {isLoginNeeded
            ? t`Only members can send enquiries. Log in in another window and come back: what you wrote stays below.`
            : t`See below what has to be corrected. What you wrote is still there.`}
        </p>
        <div className={css.actions}>
          {isLoginNeeded && (
            <LinkButton
              href={login.memberUrl}
              icon="user"
              variant="primary"
              target="_blank"
              rel="noopener"
            >{t`Log in`}</LinkButton>
          )}
          <LinkButton href={path} variant="secondary">{t`Back to ${title}`}</LinkButton>
        </div>
      </section>
      <Island name="enquiry" props={{ ...about, posted }}>
        <EnquiryForm {...about} posted={posted} onSend={callNothing} />
      </Island>
    </div>
  );
}

/** `POST /enquiry`: an enquiry that a browser sends without JavaScript. */
export async function submitEnquiry(visit: PageVisit, request: Request): Promise<LoadedPage> {
  const response = await sendPosted(visit, request);
  const { scope } = visit;
  const { title } = response.about.target;
  const page = renderPage(scope, {
    name: 'enquiry',
    title: scope.i18n._(msg`Send an enquiry`),
    path: enquiryAction,
    counterpartPath: null,
    nearestPath: '/showroom',
    indexed: false,
    crumbs: [
      ...listCrumbs(scope, lists[response.kind]),
      { name: title, path: response.path },
      { name: scope.i18n._(msg`Send an enquiry`), path: enquiryAction },
    ],
    content: <RefusedPage {...response} />,
  });
  return { ...page, status: response.status };
}

/** Those of the suppliers that can be asked about a target that have an id of a list such as `1001,1003`. */
const namedIn = ({ supplier, candidates = [] }: EnquiryTarget['about'], ids: string | null): string[] => {
  const wanted = new Set((ids ?? '').split(',').map(Number));
  return [...(supplier ? [supplier] : []), ...candidates].filter(({ id }) => wanted.has(id)).map(({ title }) => title);
};

function SentPage({ about, path, id, notAsked }: EnquiryTarget & { id: Id | null; notAsked: string | null }) {
  const { t } = useLingui();
  const memberSite = useMemberSite();
  const { title } = about.target;
  const names = namedIn(about, notAsked);
  return (
    <section className={css.section}>
      <h1 className={css.title}>{t`Your enquiry was sent`}</h1>
      <p className={css.brief}>{t`You are told when it is answered.`}</p>
      {names.length > 0 && (
        <FactsTable
          facts={[{ label: t`Not sent to, as they take no more enquiries from you`, value: names.join(' · ') }]}
        />
      )}
      <div className={css.actions}>
        {id !== null && memberSite !== null && (
          <LinkButton href={`${memberSite}/enquiries/${id}`} variant="primary" icon="mail">
            {t`See your enquiry`}
          </LinkButton>
        )}
        <LinkButton href={path} variant="secondary">{t`Back to ${title}`}</LinkButton>
      </div>
    </section>
  );
}

/** Says that an enquiry was sent, and where it is. */
export const loadSentEnquiry: PageLoader = async ({ scope, url: { searchParams } }) => {
  const of = (name: string): Id | null => parseInteger(searchParams.get(name) ?? undefined);
  const target = await enquiryTarget(scope, searchParams.get('kind'), of('target'));
  const title = scope.i18n._(msg`Your enquiry was sent`);
  const page = renderPage(scope, {
    name: 'enquiry sent',
    title,
    path: sentPath,
    counterpartPath: null,
    nearestPath: '/showroom',
    indexed: false,
    crumbs: [
      ...listCrumbs(scope, lists[target.kind]),
      { name: target.about.target.title, path: target.path },
      { name: title, path: sentPath },
    ],
    content: <SentPage {...target} id={of('id')} notAsked={searchParams.get('not_asked')} />,
  });
  return { ...page, headers: { 'cache-control': 'no-store' } };
};

/** There is nothing to read at the path that takes enquiries. */
export const leaveEnquiry = (): never => {
  throw redirect('/showroom', 302);
};
