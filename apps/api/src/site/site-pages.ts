import type { EditionKey, PageBlock } from '@millwright/domain';
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
  operator: { en: 'Operator', cn: '运营单位' },
  address: { en: 'Address', cn: '地址' },
  representative: { en: 'Represented by', cn: '法定代表人' },
  register: { en: 'Register entry', cn: '登记信息' },
  taxId: { en: 'Tax number', cn: '税号' },
  responsible: { en: 'Responsible for the content', cn: '内容负责人' },
};

/** Makes the pages of a site in one edition, by their slug. */
function makePages(site: SiteFile | null, edition: EditionKey): Record<string, Omit<SitePage, 'image' | 'modifiedAt'>> {
  const say = (said: Said): string => said[edition];
  const { name, tagline } = site?.editions[edition] ?? unnamed;
  const { email, phone } = site?.contact ?? {};
  const legal = site?.legal ?? {};
  const label = { email: { en: 'E-mail', cn: '电子邮箱' }, phone: { en: 'Telephone', cn: '电话' } };
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
    { en: 'How to reach us', cn: '联系方式' },
  );
  const operator = factsOf(
    [
      ...(Object.keys(legalLabels) as (keyof SiteLegal)[]).map((key) => [legalLabels[key], legal[key]] as const),
      [label.email, email] as const,
      [label.phone, phone] as const,
    ],
    { en: 'Operator of this site', cn: '网站运营者' },
  );
  const invented: PageBlock[] = site?.demo
    ? [
        text(
          { en: 'Demonstration', cn: '演示内容' },
          {
            en: 'The companies, figures and people on this site are invented.',
            cn: '本站的企业、数据和人物均为虚构。',
          },
        ),
      ]
    : [];
  const contactTitle = say({ en: 'Contact', cn: '联系我们' });
  const ways: PageBlock = {
    type: 'links',
    heading: '',
    items: [
      { label: contactTitle, url: '/about/contact' },
      { label: say({ en: 'Imprint', cn: '网站信息' }), url: '/about/imprint' },
      { label: say({ en: 'Privacy policy', cn: '隐私政策' }), url: '/about/policy' },
    ],
  };
  const about = {
    title: say({ en: `About ${name}`, cn: `关于${name}` }),
    brief: tagline,
    blocks: [...invented, ...reach, ways],
  };
  return {
    about,
    'about/index': about,
    'about/intro': { ...about, title: say({ en: 'Who we are', cn: '我们是谁' }) },
    'about/contact': {
      title: contactTitle,
      brief: say({ en: `How to reach ${name}.`, cn: `如何联系${name}。` }),
      blocks: reach,
    },
    'about/imprint': {
      title: say({ en: 'Imprint', cn: '网站信息' }),
      brief: say({ en: `Who is responsible for ${name}.`, cn: `${name}由谁负责。` }),
      blocks: [...operator, ...invented],
    },
    'about/policy': {
      title: say({ en: 'Privacy policy', cn: '隐私政策' }),
      brief: say({
        en: 'Which data this site stores, what for, and how long.',
        cn: '本站保存哪些信息、为什么保存、保存多久。',
      }),
      blocks: [...privacyParts.map(({ heading, paragraphs }) => text(heading, ...paragraphs)), ...operator],
    },
    'about/accessibility': {
      title: say({ en: 'Accessibility', cn: '无障碍声明' }),
      brief: say({ en: 'How this site can be used by everybody.', cn: '让每个人都能使用本站。' }),
      blocks: [text(null, ...accessibilityParagraphs), ...reach],
    },
    'whitepapers/policy': {
      title: say({ en: 'White paper policy', cn: '白皮书使用条款' }),
      brief: say({ en: 'What members may do with white papers.', cn: '会员可以怎样使用白皮书。' }),
      blocks: [text(null, ...paperParagraphs)],
    },
    appdownload: {
      title: say({ en: `${name} on your phone`, cn: `在手机上使用${name}` }),
      brief: say({ en: 'This site as an app, without installing one.', cn: '无需安装，像 App 一样使用本站。' }),
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
