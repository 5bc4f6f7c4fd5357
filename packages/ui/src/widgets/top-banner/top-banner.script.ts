import { BANNER_COUNTDOWN_SECONDS } from '@millwright/domain';
import { hydratedAttribute, rootAttribute } from '../../parts/banner/root-look.ts';
import { hiddenKey, visitKey } from './top-banner.memory.ts';

/** After this time the large image goes although the page was not hydrated to count down, in milliseconds. */
export const longestLargeWithoutCountdown = BANNER_COUNTDOWN_SECONDS * 1000;

/** The name of a `data-` attribute in an element's `dataset`. */
const inDataset = (attribute: string): string =>
  attribute.replace('data-', '').replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * A static inline script. It stands in `<head>` and sets the root attribute from the stored
 * flags before the first paint, so that cached HTML, the same for everybody, shows the right banner and nothing moves.
 * It reads only: the flag is written when the countdown starts. It is constant, so its hash can stand in a
 * content security policy.
 *
 * On a first visit it also requests the large image at once, where its own element names it (`data-src`, before it
 * `data-srcset` and `data-sizes` where there are several widths): the largest thing seen would otherwise wait until the
 * page is laid out.
 */
export const topBannerFirstVisitScript = [
  `(function(d,l){try{l=sessionStorage.getItem('${hiddenKey}')?'hidden':`,
  `localStorage.getItem('${visitKey}')?'seen':'first'}catch(e){l='seen'}`,
  `d.${inDataset(rootAttribute)}=l;`,
  `if(l=='first'){Object.assign(new Image,{fetchPriority:'high'},document.currentScript?.dataset);`,
  `setTimeout(function(){d.${inDataset(hydratedAttribute)}==null&&(d.${inDataset(rootAttribute)}='seen')},`,
  `${longestLargeWithoutCountdown})}`,
  `})(document.documentElement.dataset)`,
].join('');
