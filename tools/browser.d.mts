/** Where Chromium is, and what it must be started with. */
export interface Browser {
  path: string;
  args: string[];
}
export declare const findBrowser: () => Promise<Browser>;
export declare const findHeadlessShell: () => Promise<Browser>;
export declare const ensureHeadlessShell: () => string | undefined;
export declare const ensureFonts: () => boolean;
