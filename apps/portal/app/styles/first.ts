import '@millwright/ui/foundations';

/**
 * The styles of the first stylesheet: what every page has, and the home page. It is all that the home page needs before
 * its scripts run.
 */
import.meta.glob(
  [
    '../shell/page/page.css.ts',
    '../../../../packages/ui/src/layouts/**/*.css.ts',
    '../../../../packages/ui/src/primitives/{badge,button,date-text,icon,icon-button,image}/*.css.ts',
    '../../../../packages/ui/src/primitives/{industry-icon,link,section-heading}/*.css.ts',
    '../../../../packages/ui/src/parts/{banner,card,header,industries,navigation,search,stories}/*.css.ts',
    '../../../../packages/ui/src/widgets/{article,entity,magazine-issue,product,supplier}-card/*.css.ts',
    '../../../../packages/ui/src/widgets/{trade-post,trade-show,video,white-paper}-card/*.css.ts',
    '../../../../packages/ui/src/widgets/{article-section,entry-section,front-page}/*.css.ts',
    '../../../../packages/ui/src/widgets/{industry-menu,language-switch,main-navigation,mobile-menu}/*.css.ts',
    '../../../../packages/ui/src/widgets/{floating-bar,search-panel,site-footer,site-header,top-banner}/*.css.ts',
    '../../../../packages/ui/src/widgets/{connectivity-notice,consent-notice,error-boundary-fallback}/*.css.ts',
    '../../../../packages/ui/src/widgets/{loading-bar,toasts}/*.css.ts',
    '../../../../packages/ui/src/widgets/data-chart/data-chart-plot.css.ts',
    '!../../../../packages/ui/src/**/{card-facts,floating-card,industry-banner,slider-picker}.css.ts',
  ],
  { eager: true },
);
