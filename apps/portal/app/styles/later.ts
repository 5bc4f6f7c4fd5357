/**
 * The styles that the server needs on pages next to the home page, which name them in a second stylesheet. What islands
 * import themselves is left out here: their chunks hold the names of their classes, and the bundler puts their styles
 * into the same file. Those of dialogs are a third file, see `vite.config.ts`.
 */
import.meta.glob(
  [
    '../../../../packages/ui/src/**/*.css.ts',
    '../**/*.css.ts',
    '!../features/home/next-steps.css.ts',
    '!../../../../packages/ui/src/primitives/{combobox,dialog,field,file-upload,qr-code}/*.css.ts',
    '!../../../../packages/ui/src/primitives/{radio-group,skeleton,tabs,textarea}/*.css.ts',
    '!../../../../packages/ui/src/parts/{form,login,trade}/*.css.ts',
    '!../../../../packages/ui/src/widgets/{completeness-meter,contact-block,e-zine-reader,enquiry-form}/*.css.ts',
    '!../../../../packages/ui/src/widgets/{error-page,evidence-card,favourite-button,favourite-list}/*.css.ts',
    '!../../../../packages/ui/src/widgets/{gallery,gated-download,home-popup}/*.css.ts',
    '!../../../../packages/ui/src/widgets/{share-menu,video-player}/*.css.ts',
    // What other sites use, and no page here.
    '!../../../../packages/ui/src/primitives/{bilingual-field,checkbox-group,date-field}/*.css.ts',
    '!../../../../packages/ui/src/primitives/{drawer,floating,menu}/*.css.ts',
    '!../../../../packages/ui/src/primitives/{multi-combobox,number-field}/*.css.ts',
    '!../../../../packages/ui/src/primitives/{popover,rich-select,stepper,switch,table,tooltip}/*.css.ts',
    '!../../../../packages/ui/src/widgets/{certificate-form,decline-dialog}/*.css.ts',
    '!../../../../packages/ui/src/widgets/{change-list,parameter-fields,table-upload,thread-filter}/*.css.ts',
    '!../../../../packages/ui/src/parts/rows/*.css.ts',
    '!../../../../packages/ui/src/widgets/{enquiry-thread,navigation-menu,quote-form,quote-table,thread-list}/*.css.ts',
    '!../../../../packages/ui/src/**/{floating-card,industry-banner,industry-highlights,slider-picker}.css.ts',
  ],
  { eager: true },
);
