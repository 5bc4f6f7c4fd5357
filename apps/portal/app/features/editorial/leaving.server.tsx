import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { checkRedirectTarget, uploadUrl } from '@millwright/domain';
import { LinkButton } from '@millwright/ui/button';
import { redirect } from 'react-router';
import * as detail from '../catalog/detail.css.ts';
import { refused } from '../../shell/page/calls.server.ts';
import { type PageLoader, renderPage } from '../../shell/page/page.server.tsx';
import * as css from './leaving.css.ts';

/** Names the site that a link leads to, before the visitor leaves ours. */
function LeavingPage({ href, host }: { href: string; host: string }) {
  const { t } = useLingui();
  return (
    <div className={css.leaving}>
      <h1 className={detail.title}>{t`You are leaving this site`}</h1>
      <p className={detail.brief}>{t`The link leads to another site. We do not know what it holds.`}</p>
      <p className={css.host}>{host}</p>
      <p className={css.url}>{href}</p>
      <div className={detail.actions}>
        <LinkButton
          className={css.onward}
          href={href}
          variant="primary"
          iconAfter="external"
          rel="noopener noreferrer nofollow ugc"
        >
          {t`Continue to ${host}`}
        </LinkButton>
        <LinkButton href="/" variant="secondary">{t`Stay here`}</LinkButton>
      </div>
    </div>
  );
}

/**
 * Serves `/redirect?url=` (decision D1): own paths and sites of the allow-list at once, others by a page that names
 * them.
 */
export const loadRedirect: PageLoader = async ({ scope, url }) => {
  // A site of one's own may be without some of the sites next to it.
  const nextTo = Object.values(scope.edition.hosts).filter((origin) => origin !== '');
  const allowedHosts = [...scope.redirectHosts, ...nextTo.map((origin) => new URL(origin).host)];
  const target = checkRedirectTarget(url.searchParams.get('url'), { allowedHosts });
  if (target.kind === 'refused') throw refused(400);
  if (target.kind !== 'external') throw redirect(target.href, 302);
  const title = scope.i18n._(msg`You are leaving this site`);
  const page = renderPage(scope, {
    name: 'leaving',
    title,
    path: `/redirect?${new URLSearchParams({ url: target.href })}`,
    indexed: false,
    crumbs: [{ name: title, path: '/redirect' }],
    content: <LeavingPage href={target.href} host={target.host} />,
  });
  // Nobody over there learns where the visitor was, whatever way there is chosen.
  return { ...page, headers: { 'referrer-policy': 'no-referrer' } };
};

/** Serves `/uploads?path=` (decision D2): leads to the image host, nothing else. */
export const loadUpload: PageLoader = ({ scope, url }) => {
  const { site } = scope;
  const href = uploadUrl(url.searchParams.get('path'), site.imagePrefix || `${site.origins[site.editionKey]}/img/`);
  return Promise.reject(href === null ? refused(400) : redirect(href, 302));
};
