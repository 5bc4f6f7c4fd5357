import { createEdition, type EditionLanguage, type OwnEdition } from '@millwright/i18n/editions';

const languages: readonly EditionLanguage[] = [
  { key: 'de', lang: 'de', name: 'Deutsch', short: 'DE' },
  { key: 'ar', lang: 'ar-AE', name: 'العربية', short: 'AR' },
];

/** What both sites share: where their pages are, and how their members log in. */
const siteAt = (urlSuffix: string) =>
  ({
    urlSuffix,
    languages,
    hosts: {
      member: `https://member.${urlSuffix}`,
      supplier: `https://supplier.${urlSuffix}`,
      meeting: `https://events.${urlSuffix}`,
      webinar: `https://webinar.${urlSuffix}`,
    },
    login: {
      modes: ['password'],
      accountKind: 'email',
      registerUrl: `https://member.${urlSuffix}/register`,
      memberUrl: `https://member.${urlSuffix}/login`,
      supplierUrl: `https://supplier.${urlSuffix}/login`,
      policyPath: '/about/policy',
    },
  }) satisfies Partial<OwnEdition>;

/** A German trade paper: another company's site, in plain strings. */
export const german = createEdition({
  ...siteAt('fertigung.example'),
  key: 'de',
  lang: 'de',
  timeZone: 'Europe/Berlin',
  siteName: 'Fertigung heute',
  welcome: 'Willkommen bei Fertigung heute, dem Fachmagazin für Zerspanung und Umformtechnik',
  navigation: [
    {
      name: 'Nachrichten',
      path: '/articles',
      children: [
        { name: 'Empfehlung der Redaktion', path: '/articles/Editorpick' },
        { name: 'Neueste', path: '/articles/latest' },
        { name: 'Ausland', path: '/articles/oversea' },
      ],
    },
    {
      name: 'Online-Showroom',
      path: '/showroom',
      children: [
        { name: 'Lieferanten', path: '/showroom/suppliers' },
        { name: 'Produkte', path: '/showroom/products' },
      ],
    },
    { name: 'Magazine', path: '/magazines' },
    { name: 'Veranstaltungen', path: 'https://events.fertigung.example', blank: true },
    { name: 'Webinare', path: 'https://webinar.fertigung.example', blank: true },
    { name: 'Videos', path: '/videos' },
    { name: 'Messen', path: '/tradeshow' },
    { name: 'Whitepaper', path: '/whitepapers' },
    {
      name: 'Über uns',
      path: '/about',
      children: [
        { name: 'Wer wir sind', path: '/about/intro' },
        { name: 'Ansprechpartner', path: '/about/contact' },
      ],
    },
  ],
  headerLinks: [{ name: 'Marktplatz', path: '/showroom/platform' }],
  footer: {
    quickLinks: [
      { name: 'Impressum', path: '/about/imprint' },
      { name: 'Datenschutzerklärung', path: '/about/policy' },
      { name: 'Mediadaten', path: '/media' },
      { name: 'Karriere', path: '/about/careers' },
      { name: 'Soziale Medien', path: '' },
    ],
    followUs: [{ purpose: 'professionalNetwork', name: 'Berufsnetzwerk', value: 'https://fertigung.example/follow' }],
    notice: 'Texte und Bilder: Redaktion Fertigung heute. Nachdruck nur mit Genehmigung.',
  },
  floatingQrs: [{ purpose: 'secretary', name: 'Redaktion', value: 'https://fertigung.example/redaktion' }],
  contact: { email: 'redaktion@fertigung.example', phone: '+49 30 1234567', phoneLink: '+49301234567' },
});

/** An Arabic trade paper: its text runs from right to left, its digits are those of the Gulf. */
export const arabic = createEdition({
  ...siteAt('masane.example'),
  key: 'ar',
  lang: 'ar-AE',
  timeZone: 'Asia/Dubai',
  siteName: 'عالم المصانع',
  welcome: 'مرحبًا بكم في عالم المصانع، المجلة المتخصصة في التشغيل والتشكيل',
  navigation: [
    {
      name: 'الأخبار',
      path: '/articles',
      children: [
        { name: 'اختيار المحررين', path: '/articles/Editorpick' },
        { name: 'الأحدث', path: '/articles/latest' },
        { name: 'دولي', path: '/articles/oversea' },
      ],
    },
    {
      name: 'صالة العرض',
      path: '/showroom',
      children: [
        { name: 'الموردون', path: '/showroom/suppliers' },
        { name: 'المنتجات', path: '/showroom/products' },
      ],
    },
    { name: 'المجلات', path: '/magazines' },
    { name: 'الفعاليات', path: 'https://events.masane.example', blank: true },
    { name: 'الندوات', path: 'https://webinar.masane.example', blank: true },
    { name: 'مقاطع الفيديو', path: '/videos' },
    { name: 'المعارض', path: '/tradeshow' },
    { name: 'أوراق بيضاء', path: '/whitepapers' },
    {
      name: 'من نحن',
      path: '/about',
      children: [
        { name: 'تعريف بنا', path: '/about/intro' },
        { name: 'اتصلوا بنا', path: '/about/contact' },
      ],
    },
  ],
  headerLinks: [{ name: 'سوق التوريد', path: '/showroom/platform' }],
  footer: {
    quickLinks: [
      { name: 'سياسة الخصوصية', path: '/about/policy' },
      { name: 'المركز الإعلامي', path: '/media' },
      { name: 'الوظائف', path: '/about/careers' },
      { name: 'وسائل التواصل', path: '' },
    ],
    followUs: [{ purpose: 'professionalNetwork', name: 'الشبكة المهنية', value: 'https://masane.example/follow' }],
    notice: 'النصوص والصور من إعداد هيئة التحرير. لا يجوز إعادة النشر إلا بإذن.',
  },
  floatingQrs: [{ purpose: 'secretary', name: 'هيئة التحرير', value: 'https://masane.example/editors' }],
  contact: { email: 'editors@masane.example', phone: '+971 4 123 4567', phoneLink: '+97141234567' },
});
