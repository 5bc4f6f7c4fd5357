/* oxlint-disable lingui/no-unlocalized-strings -- plain on purpose: it must not need a catalog */
import type { EditionKey } from '@millwright/domain';

/** The words of the fallback in one language. */
export interface FallbackCopy {
  /** BCP 47 tag of the language. */
  lang: string;
  heading: string;
  text: string;
  /** Stands before the details. */
  details: string;
  home: string;
}

/** Plain texts: where even the error page has failed, nothing else is relied upon, catalogs included. */
export const fallbackCopy: Readonly<Record<EditionKey, FallbackCopy>> = {
  cn: {
    lang: 'zh-CN',
    heading: '显示错误页面时发生错误',
    text: '很抱歉，网页发生错误，而在显示错误页面时又发生了另一个错误。',
    details: '错误详情：',
    home: '返回首页',
  },
  en: {
    lang: 'en',
    heading: 'An error occurred while showing the error page',
    text: 'Unfortunately an error occurred and while showing the error page another error occurred',
    details: 'Error details: ',
    home: 'Go back to home',
  },
};
