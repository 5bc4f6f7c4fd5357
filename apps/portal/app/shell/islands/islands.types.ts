import type { Id } from '@millwright/domain';
import type { EnquiryFormProps } from '@millwright/ui/enquiry-form';
import type { LocalTimeProps } from '@millwright/ui/evidence-card';
import type { EzineReaderProps } from '@millwright/ui/e-zine-reader';
import type { FavouriteItem } from '@millwright/ui/favourites';
import type { GalleryProps } from '@millwright/ui/gallery';
import type { QrCodeProps } from '@millwright/ui/qr-code';
import type { ShareMenuProps } from '@millwright/ui/share-menu';
import type { SubscriptionFormProps } from '@millwright/ui/subscription-form';
import type { VideoPlayerProps } from '@millwright/ui/video-player';
import type { ComponentType } from 'react';
import type { BrowserServices } from '../frame/browser-services.ts';

/** What each island receives from the page around it. Only what is the same for every visitor. */
export interface IslandProps {
  /** Lets the visitor choose again whether views are counted. */
  consent: Record<string, never>;
  /** How the author of a post, or a supplier, is reached. For members. */
  contact: { entryId: Id };
  /** Downloads a white paper. For members. */
  download: { paperId: Id; title: string };
  /** Asks a supplier. For members. */
  enquiry: Pick<
    EnquiryFormProps,
    'target' | 'supplier' | 'candidates' | 'parameters' | 'goods' | 'posting' | 'posted' | 'listHref'
  >;
  /** Reads an issue page by page. */
  ezine: Pick<EzineReaderProps, 'title' | 'pageCount' | 'page' | 'content' | 'contents'> & {
    issueId: Id;
    path: string;
  };
  /** Keeps what the page shows. */
  favourite: FavouriteItem;
  /** What the clocks of a supplier show. */
  localTime: Pick<LocalTimeProps, 'regionCode' | 'regionName'>;
  /** The member's favourites. */
  favourites: Record<string, never>;
  /** Shows the images of a product. */
  gallery: Pick<GalleryProps, 'title' | 'images'>;
  /** The home pop-up. */
  homePopup: Record<string, never>;
  /** Tells editors what the site still lacks. */
  nextSteps: { title: string; note: string; steps: readonly { text: string; command: string }[] };
  /** Draws a URL as a code. */
  qr: Pick<QrCodeProps, 'url' | 'hosts' | 'label'>;
  /** Passes the page on. */
  share: Pick<ShareMenuProps, 'url' | 'title' | 'hosts'>;
  /** Subscribes to a magazine. For members. */
  subscription: Pick<SubscriptionFormProps, 'magazine'>;
  /** Plays a video. */
  video: Pick<VideoPlayerProps, 'title' | 'source' | 'poster' | 'durationSeconds' | 'chapters' | 'embedHosts'>;
}

/** A part of a static page that is hydrated in the browser. */
export type IslandName = keyof IslandProps;

/** What every island gets next to what the page tells it. */
export interface IslandContextProps {
  /** What it requests from the API. */
  services: BrowserServices;
  /** Its place in the page. */
  place: HTMLElement;
}

/** Fetches the component of each island. */
export type IslandLoaders = {
  [Name in IslandName]: (services: BrowserServices) => Promise<ComponentType<IslandProps[Name] & IslandContextProps>>;
};
