import type { DetailKind, Id } from '@millwright/domain';

/** What has a share picture: every page of one item. Supply and demand are one kind. */
export type SharedKind = 'article' | Exclude<DetailKind, 'demand'>;

/** Own path of the picture that networks show of an item. */
export const sharePicturePath = (kind: SharedKind, id: Id): string => `/share-picture/${kind}/${id}.png`;
