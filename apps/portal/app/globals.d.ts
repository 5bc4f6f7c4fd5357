/** The text of the inline script that keeps early taps, put in by vite.config.ts. */
declare const TAP_SCRIPT: string;

/** The element that loads the script which wakes pages up, put in by vite.config.ts. */
declare const BOOT_ELEMENT: string;

/** The style sheets that a module reaches, without its code; see styles-only.vite.ts. */
declare module '*?styles';

/** Address of the style sheet of what only scripts show, empty while developing; see scripted-sheet.vite.ts. */
declare module 'virtual:scripted-sheet' {
  export const scriptedSheet: string;
}
