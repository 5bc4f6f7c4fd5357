import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEdition } from '@millwright/i18n/react';
import { LinkButton } from '@millwright/ui/button';
import { FavouriteList } from '@millwright/ui/favourite-list';
import { SectionHeading } from '@millwright/ui/section-heading';
import { Island } from '../../shell/islands/island.server.tsx';
import { useMemberSite } from '../catalog/member-site.server.ts';
import { renderPage, type PageLoader } from '../../shell/page/page.server.tsx';

function FavouritesPage({ title }: { title: string }) {
  const { t } = useLingui();
  const { login } = useEdition();
  const memberSite = useMemberSite();
  return (
    <>
      <SectionHeading title={title} level={1} />
      <Island name="favourites" props={{}}>
        <FavouriteList state={{ status: 'forMembers' }} loginHref={login.memberUrl} />
      </Island>
      {memberSite !== null && (
        <p>
          <LinkButton href={`${memberSite}/`} variant="secondary" icon="user">
            {t`Enquiries and account`}
          </LinkButton>
        </p>
      )}
    </>
  );
}

/** Renders the place of the member's favourites: what they are is known in the browser alone (decision D29). */
export const loadFavourites: PageLoader = async ({ scope }) => {
  const title = scope.i18n._(msg`My favourites`);
  return renderPage(scope, {
    name: 'favourites',
    title,
    path: '/favourites',
    indexed: false,
    content: <FavouritesPage title={title} />,
  });
};
