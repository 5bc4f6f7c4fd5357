import type { Site } from './site.ts';

/** What the page tells its application in the browser. */
export interface ClientApp {
  site: Site;
  /** Prefix of pictures whose address is only a path. */
  imagePrefix: string;
}
