/** The text of the inline boot script, put in by vite.config.ts. */
declare const BOOT_SCRIPT: string;

/** The style sheets that a module reaches, without its code; see styles-only.vite.ts. */
declare module '*?styles';
