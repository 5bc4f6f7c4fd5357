/** The text of the inline boot script, put in by vite.config.ts. */
declare const BOOT_SCRIPT: string;
