import { useLingui } from '@lingui/react/macro';
import { type Region } from '@millwright/domain';
import { timeZoneOf } from '@millwright/domain/sourcing';
import { useEdition } from '@millwright/i18n/react';
import { LinkButton } from '@millwright/ui/button';
import { ContactBlock } from '@millwright/ui/contact-block';
import { EnquiryForm } from '@millwright/ui/enquiry-form';
import { LocalTime } from '@millwright/ui/evidence-card';
import type { FavouriteItem } from '@millwright/ui/favourites';
import { FavouriteButton } from '@millwright/ui/favourite-button';
import { Gallery } from '@millwright/ui/gallery';
import { GatedDownload } from '@millwright/ui/gated-download';
import { SectionHeading } from '@millwright/ui/section-heading';
import { ShareMenu } from '@millwright/ui/share-menu';
import { SubscriptionForm } from '@millwright/ui/subscription-form';
import { VideoPlayer } from '@millwright/ui/video-player';
import * as css from './detail.css.ts';
import { useEnquiryList } from './member-site.server.ts';
import { Island } from '../../shell/islands/island.server.tsx';
import type { IslandProps } from '../../shell/islands/islands.types.ts';

/** What server-rendered controls call: nothing. The island that takes their place does. */
export const callNothing = () => Promise.reject(new Error('A control of the server markup calls nothing'));

const nothingPending = {
  list: () => [],
  has: () => false,
  add: () => undefined,
  remove: () => undefined,
  fulfil: () => Promise.resolve(),
  onFulfilled: () => () => undefined,
};

/** The favourite button, as it is before anybody is known. Without JavaScript it leads to the member site. */
export const Favourite = ({ item: { kind, id, title, image } }: { item: FavouriteItem }) => (
  <Island name="favourite" props={{ kind, id, title, image }}>
    <FavouriteButton
      item={{ kind, id, title, image }}
      onAdd={callNothing}
      onRemove={callNothing}
      pending={nothingPending}
    />
  </Island>
);

/** The download of a white paper. Without JavaScript it leads to the member site. */
export const Download = (paper: IslandProps['download']) => (
  <Island name="download" props={paper}>
    <GatedDownload {...paper} onRequestLink={callNothing} />
  </Island>
);

/** The ways to pass a page on. Without JavaScript it is the link. */
export function Share({ url, title }: Pick<IslandProps['share'], 'url' | 'title'>) {
  // The site's own host, wherever it is installed: its addresses are drawn as a code.
  const page = { url, title, hosts: [new URL(url).hostname] };
  return (
    <Island name="share" props={page} when="intent">
      <ShareMenu {...page} />
    </Island>
  );
}

/** The player of a video: its poster until it is played. */
export const Player = (video: IslandProps['video']) => (
  <Island name="video" props={video} when="intent">
    <VideoPlayer {...video} />
  </Island>
);

/** The form that asks a supplier, under its heading, with the time where the supplier is. */
export function Enquiry({ region, ...entry }: IslandProps['enquiry'] & { region?: Region | null }) {
  const { t } = useLingui();
  const about = { ...entry, ...useEnquiryList() };
  return (
    <section className={css.section} id="enquiry">
      <SectionHeading title={t`Send an enquiry`} />
      {region?.code && <TimeAtSupplier regionCode={region.code} regionName={region.name} />}
      <Island name="enquiry" props={about}>
        <EnquiryForm {...about} onSend={callNothing} />
      </Island>
    </section>
  );
}

/** The time at a supplier, and its public holidays; nothing where its time is not known. */
const TimeAtSupplier = (region: IslandProps['localTime']) =>
  timeZoneOf(region.regionCode) && (
    <Island name="localTime" props={region}>
      <LocalTime {...region} />
    </Island>
  );

/** Leads to the form that asks a supplier: the thing to do on the page. */
export function EnquiryLink() {
  const { t } = useLingui();
  return (
    <LinkButton href="#enquiry" variant="signal" icon="mail">
      {t`Send an enquiry`}
    </LinkButton>
  );
}

/** How the author of a post, or a supplier, is reached. A visitor is asked to log in. */
export function ContactPlace({ entryId }: IslandProps['contact']) {
  const { login } = useEdition();
  return (
    <Island name="contact" props={{ entryId }}>
      <ContactBlock state={{ status: 'forMembers' }} loginHref={login.memberUrl} />
    </Island>
  );
}

/** The images of a product. */
export const Images = (product: IslandProps['gallery']) => (
  <Island name="gallery" props={product} when="intent">
    <Gallery {...product} />
  </Island>
);

/** The form that subscribes to a magazine, under its heading. */
export function Subscription({ magazine }: IslandProps['subscription']) {
  const { t } = useLingui();
  return (
    <section className={css.section} id="subscribe">
      <SectionHeading title={t`Subscribe to the magazine`} />
      <Island name="subscription" props={{ magazine }}>
        <SubscriptionForm magazine={magazine} onSubscribe={callNothing} />
      </Island>
    </section>
  );
}
