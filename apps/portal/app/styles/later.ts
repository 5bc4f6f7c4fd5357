/**
 * The styles that the server needs on pages beside the home page, which name them in a second stylesheet. What islands
 * import themselves is left out here: their chunks hold the names of their classes, and the bundler puts their styles
 * into the same file. Those of dialogs are a third file, see `vite.config.ts`.
 */
import.meta.glob(
  [
    '../../../../packages/ui/src/**/*.css.ts',
    '../**/*.css.ts',
    '!../shell/islands/next-steps.css.ts',
    '!../../../../packages/ui/src/primitives/{combobox,dialog,field,qr-code,radio-group,skeleton,tabs,textarea}/*.css.ts',
    '!../../../../packages/ui/src/widgets/{contact-block,e-zine-reader,error-page,favourite-button,favourite-list,form-parts,gallery,gated-download,home-popup,login-dialog,share-menu,video-player}/*.css.ts',
    '!../../../../packages/ui/src/**/{floating-card,industry-banner,slider-picker}.css.ts',
  ],
  { eager: true },
);
