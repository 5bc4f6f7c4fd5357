import { openMediaBucket, type MediaBucket } from './media-bucket.ts';
import { mediaFolder, openMediaFolder } from './media-folder.ts';
import type { MediaStore } from './media-store.ts';

/** Where the media of a site are. */
export interface MediaPlace {
  dataDir: string;
  /** @default the folder `media` of the data folder */
  mediaBucket?: MediaBucket | null;
}

/** Opens the store of a site: its bucket where it has one, else its folder. */
export const openMedia = ({ dataDir, mediaBucket }: MediaPlace): MediaStore =>
  mediaBucket ? openMediaBucket(mediaBucket) : openMediaFolder(mediaFolder(dataDir));

/** Where that is, for the user of a command. */
export const describeMedia = ({ dataDir, mediaBucket }: MediaPlace): string =>
  mediaBucket ? mediaBucket.url : mediaFolder(dataDir);
