/** The text of the inline script that starts a page, put in by vite.config.ts. */
declare const START_SCRIPT: string;
