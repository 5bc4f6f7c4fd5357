import { htmlLang, type EditionKey, type HtmlLang, type PageBlock } from '@millwright/domain';
import type { SiteFile, SiteLegal } from './site-file.ts';
import { accessibilityParagraphs, paperParagraphs, phoneParagraphs, privacyParts, type Said } from './site-texts.ts';

/** A page that follows from what a site says of itself. */
export interface SitePage {
  title: string;
  brief: string;
  image: null;
  blocks: PageBlock[];
  modifiedAt: Date;
}

/** What the pages are made of where no `site.json` says more. */
const unnamed = { name: 'Millwright', tagline: '' };

const legalLabels: Readonly<Record<keyof SiteLegal, Said>> = {
  operator: { en: 'Operator', cn: '运营单位', de: 'Betreiber' },
  address: { en: 'Address', cn: '地址', de: 'Anschrift' },
  representative: { en: 'Represented by', cn: '法定代表人', de: 'Vertreten durch' },
  register: { en: 'Register entry', cn: '登记信息', de: 'Registereintrag' },
  taxId: { en: 'Tax number', cn: '税号', de: 'Steuernummer' },
  responsible: { en: 'Responsible for the content', cn: '内容负责人', de: 'Verantwortlich für den Inhalt' },
};

const saidIn: Readonly<Record<HtmlLang, keyof Said>> = { 'zh-CN': 'cn', en: 'en', de: 'de' };

/** Makes the pages of a site in one edition, by their slug. */
function makePages(site: SiteFile | null, edition: EditionKey): Record<string, Omit<SitePage, 'image' | 'modifiedAt'>> {
  const say = (said: Said): string => said[saidIn[htmlLang(edition)]];
  const { name, tagline } = site?.editions[edition] ?? unnamed;
  const { email, phone } = site?.contact ?? {};
  const legal = site?.legal ?? {};
  const label = {
    email: { en: 'E-mail', cn: '电子邮箱', de: 'E-Mail' },
    phone: { en: 'Telephone', cn: '电话', de: 'Telefon' },
  };
  const factsOf = (rows: readonly (readonly [Said, string | undefined])[], heading: Said): PageBlock[] => {
    const items = rows.flatMap(([text, value]) => (value ? [{ label: say(text), value }] : []));
    return items.length > 0 ? [{ type: 'facts', heading: say(heading), items }] : [];
  };
  const text = (heading: Said | null, ...paragraphs: Said[]): PageBlock => ({
    type: 'text',
    heading: heading ? say(heading) : '',
    paragraphs: paragraphs.map(say),
  });
  const reach = factsOf(
    [
      [label.email, email],
      [label.phone, phone],
      [legalLabels.address, legal.address],
    ],
    { en: 'How to reach us', cn: '联系方式', de: 'So erreichen Sie uns' },
  );
  const operator = factsOf(
    [
      ...(Object.keys(legalLabels) as (keyof SiteLegal)[]).map((key) => [legalLabels[key], legal[key]] as const),
      [label.email, email] as const,
      [label.phone, phone] as const,
    ],
    { en: 'Operator of this site', cn: '网站运营者', de: 'Betreiber dieser Website' },
  );
  const invented: PageBlock[] = site?.demo
    ? [
        text(
          { en: 'Demonstration', cn: '演示内容', de: 'Vorführung' },
          {
            en: 'The companies, figures and people on this site are invented.',
            cn: '本站的企业、数据和人物均为虚构。',
            de: 'Die Unternehmen, Zahlen und Personen auf dieser Website sind erfunden.',
          },
        ),
      ]
    : [];
  const contactTitle = say({ en: 'Contact', cn: '联系我们', de: 'Kontakt' });
  const ways: PageBlock = {
    type: 'links',
    heading: '',
    items: [
      { label: contactTitle, url: '/about/contact' },
      { label: say({ en: 'Imprint', cn: '网站信息', de: 'Impressum' }), url: '/about/imprint' },
      { label: say({ en: 'Privacy policy', cn: '隐私政策', de: 'Datenschutzerklärung' }), url: '/about/policy' },
    ],
  };
  const about = {
    title: say({ en: `About ${name}`, cn: `关于${name}`, de: `Über ${name}` }),
    brief: tagline,
    blocks: [...invented, ...reach, ways],
  };
  return {
    about,
    'about/index': about,
    'about/intro': { ...about, title: say({ en: 'Who we are', cn: '我们是谁', de: 'Wer wir sind' }) },
    'about/contact': {
      title: contactTitle,
      brief: say({ en: `How to reach ${name}.`, cn: `如何联系${name}。`, de: `So erreichen Sie ${name}.` }),
      blocks: reach,
    },
    'about/imprint': {
      title: say({ en: 'Imprint', cn: '网站信息', de: 'Impressum' }),
      brief: say({
        en: `Who is responsible for ${name}.`,
        cn: `${name}由谁负责。`,
        de: `Wer für ${name} verantwortlich ist.`,
      }),
      blocks: [...operator, ...invented],
    },
    'about/policy': {
      title: say({ en: 'Privacy policy', cn: '隐私政策', de: 'Datenschutzerklärung' }),
      brief: say({
        en: 'Which data this site stores, what for, and how long.',
        cn: '本站保存哪些信息、为什么保存、保存多久。',
        de: 'Welche Daten diese Website speichert, wozu und wie lange.',
      }),
      blocks: [...privacyParts.map(({ heading, paragraphs }) => text(heading, ...paragraphs)), ...operator],
    },
    'about/accessibility': {
      title: say({ en: 'Accessibility', cn: '无障碍声明', de: 'Barrierefreiheit' }),
      brief: say({
        en: 'How this site can be used by everybody.',
        cn: '让每个人都能使用本站。',
        de: 'Wie alle diese Website nutzen können.',
      }),
      blocks: [text(null, ...accessibilityParagraphs), ...reach],
    },
    'whitepapers/policy': {
      title: say({ en: 'White paper policy', cn: '白皮书使用条款', de: 'Bedingungen für Whitepaper' }),
      brief: say({
        en: 'What members may do with white papers.',
        cn: '会员可以怎样使用白皮书。',
        de: 'Was Mitglieder mit Whitepapern dürfen.',
      }),
      blocks: [text(null, ...paperParagraphs)],
    },
    appdownload: {
      title: say({ en: `${name} on your phone`, cn: `在手机上使用${name}`, de: `${name} auf dem Telefon` }),
      brief: say({
        en: 'This site as an app, without installing one.',
        cn: '无需安装，像 App 一样使用本站。',
        de: 'Diese Website als App, ohne Installation.',
      }),
      blocks: [text(null, ...phoneParagraphs)],
    },
  };
}

/**
 * A page that follows from what the site says of itself: about, contact, imprint, policies. It stands where editors have
 * written none of that name, so that no link of the footer leads nowhere. Null for any other name.
 */
export function sitePage(site: SiteFile | null, edition: EditionKey, slug: string): SitePage | null {
  const pages = makePages(site, edition);
  if (!Object.hasOwn(pages, slug)) return null;
  return { ...pages[slug]!, image: null, modifiedAt: new Date(site?.modifiedAt ?? 0) };
}
