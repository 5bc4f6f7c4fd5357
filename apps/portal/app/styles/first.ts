import '@millwright/ui/foundations';

/**
 * The styles of the first stylesheet: what every page has, and the home page. It is all that the home page needs before
 * its scripts run.
 */
import.meta.glob(
  [
    '../shell/page/page.css.ts',
    '../../../../packages/ui/src/layouts/**/*.css.ts',
    '../../../../packages/ui/src/primitives/{badge,button,date-text,icon,icon-button,image,industry-icon,link,section-heading}/*.css.ts',
    '../../../../packages/ui/src/widgets/{article-card,article-section,connectivity-notice,consent-notice,entity-card,entry-section,error-boundary-fallback,floating-bar,front-page,industry-menu,language-switch,loading-bar,magazine-issue-card,main-navigation,mobile-menu,product-card,search-panel,site-footer,site-header,supplier-card,toasts,top-banner,trade-post-card,trade-show-card,video-card,white-paper-card}/*.css.ts',
    '../../../../packages/ui/src/widgets/data-chart/data-chart-plot.css.ts',
    '!../../../../packages/ui/src/**/{floating-card,industry-banner,slider-picker}.css.ts',
  ],
  { eager: true },
);
