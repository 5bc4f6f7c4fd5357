import type { DetailKind, Id } from '@millwright/domain';
import type { Edition } from '@millwright/i18n/editions';

/** What has a share image: every page of one item. Supply and demand are one kind. */
export type SharedKind = 'article' | Exclude<DetailKind, 'demand'>;

/** Own path of the image that networks show of an item. */
export const shareImagePath = (kind: SharedKind, id: Id): string => `/share-image/${kind}/${id}.png`;

/** Own path of the image that networks show of a page that is not about one item. */
export const siteShareImagePath = '/share-image/site/1.png';

/** Size of a share image in pixels, as the networks request it. */
export const shareSize = { width: 1200, height: 630 } as const;

/** What a share image is: of all formats the one that every network and every reader of feeds knows. */
export const shareType = 'image/png';

/**
 * Gives the paths of the QR codes that the footer of an edition shows. In the page itself they would be the largest part
 * of the footer.
 */
export const followCodePath =
  ({ key }: Edition) =>
  (purpose: string): string =>
    `/follow-code/${key}/${purpose}.svg`;
