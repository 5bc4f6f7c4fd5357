/** Where Chromium is, and what it must be started with. */
export interface Browser {
  path: string;
  args: string[];
}
export declare const findBrowser: () => Promise<Browser>;
export declare const ensureFonts: () => boolean;
