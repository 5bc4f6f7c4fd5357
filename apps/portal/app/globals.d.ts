/** The text of the inline script that keeps early taps, put in by vite.config.ts. */
declare const TAP_SCRIPT: string;

/** The style sheets that a module reaches, without its code; see styles-only.vite.ts. */
declare module '*?styles';

/**
 * The element that loads the script which wakes pages up, and what that script says for all pages; see
 * boot-script.build.ts.
 */
declare module 'virtual:boot-script' {
  export const bootElement: string;
  export const bootFacts: import('./alive/boot-script.ts').BootFacts;
}

/** Address of the style sheet of what only scripts show, empty while developing; see scripted-sheet.vite.ts. */
declare module 'virtual:scripted-sheet' {
  export const scriptedSheet: string;
}
