/* oxlint-disable lingui/no-unlocalized-strings -- plain on purpose: it must not need a catalog */
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
export const fallbackCopy = {
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
  de: {
    lang: 'de',
    heading: 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten',
    text: 'Leider ist ein Fehler aufgetreten, und beim Anzeigen der Fehlerseite ein weiterer.',
    details: 'Einzelheiten: ',
    home: 'Zur Startseite',
  },
  ar: {
    lang: 'ar',
    heading: 'حدث خطأ أثناء عرض صفحة الخطأ',
    text: 'نأسف، حدث خطأ، وحدث خطأ آخر أثناء عرض صفحة الخطأ.',
    details: 'تفاصيل الخطأ: ',
    home: 'العودة إلى الصفحة الرئيسية',
  },
} satisfies Record<string, FallbackCopy>;

/** The texts in the language of a BCP 47 tag, in English where there are none. */
export const fallbackCopyIn = (lang: string): FallbackCopy => {
  // Not by Intl, which throws for what is no tag: nothing may fail here.
  const language = lang.split('-')[0]!.toLowerCase();
  const copies: Readonly<Record<string, FallbackCopy>> = fallbackCopy;
  return Object.values(copies).find((copy) => copy.lang.split('-')[0] === language) ?? fallbackCopy.en;
};
