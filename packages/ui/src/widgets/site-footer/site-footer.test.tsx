import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { partnerLinkUrl } from '@millwright/domain';
import { createI18n } from '@millwright/i18n/create-i18n';
import { editions } from '@millwright/i18n/editions';
import { EditionProvider } from '@millwright/i18n/react';
import { content } from '../../testing/content.fixtures.ts';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { partnerLinks } from './site-footer.fixtures.ts';
import { SiteFooter } from './site-footer.tsx';

const show = (edition: 'cn' | 'en') =>
  renderIn(edition, <SiteFooter industries={content[edition].industries} partnerLinks={partnerLinks} year={2026} />);
const itemsOf = (label: string) => within(screen.getByRole('navigation', { name: label })).getAllByRole('listitem');

/** What stands below all columns. */
const legalText = () =>
  [...screen.getByRole('contentinfo').querySelectorAll('div > p:not([popover])')].map(({ textContent }) => textContent);

describe('the footer of the Chinese edition', () => {
  it('has a row of partner links that open in a new tab [FT-01]', () => {
    show('cn');
    const row = screen.getByRole('navigation', { name: '友情链接' });
    expect(within(row).getAllByRole('link')).toHaveLength(3);
    expect(within(row).getByText('铸造工程')).toHaveAttribute('target', '_blank');
  });

  it('has the code of the official account only [FT-13]', () => {
    const { container } = show('cn');
    expect([...container.querySelectorAll('[data-qr]')].map((item) => item.getAttribute('data-qr'))).toEqual([
      'officialAccount',
    ]);
  });

  it('has no link to social media [FT-11] and states the filing number [FT-16]', () => {
    show('cn');
    expect(screen.queryByText(/社交媒体|Social media/)).toBeNull();
    expect(legalText()).toEqual([
      '本站图文由机匠工业网编辑部及署名作者提供，未经授权不得转载。',
      '© 2026 机匠工业网',
      '示例ICP备00000000号',
    ]);
    expect(screen.getByRole('link', { name: /ICP/ })).toHaveAttribute('href', 'https://beian.miit.gov.cn/');
  });
});

describe.each(editionKeys)('the e-mail address in the footer of %s', (edition) => {
  it('breaks before its domain, in no word of it', () => {
    const { container } = show(edition);
    const link = container.querySelector('a[href^="mailto:"]')!;
    expect(link.getAttribute('href')).toBe(`mailto:${link.textContent}`);
    expect(link.querySelector('wbr')?.previousSibling?.textContent).toMatch(/^[^@]+@$/);
  });
});

describe('the footer of the English edition', () => {
  it('has no row of partner links, whatever it is given [FT-02]', () => {
    show('en');
    expect(screen.queryByText('铸造工程')).toBeNull();
  });

  it('has the codes of the official account [FT-13] and of the professional network [FT-14]', () => {
    const { container } = show('en');
    expect([...container.querySelectorAll('[data-qr]')].map((item) => item.getAttribute('data-qr'))).toEqual([
      'officialAccount',
      'professionalNetwork',
    ]);
    expect(container.querySelectorAll('[data-qr] svg path')).not.toHaveLength(0);
  });

  it('shows the codes as images where the application serves them', () => {
    renderIn(
      'en',
      <SiteFooter industries={content.en.industries} year={2026} codeImageUrl={(purpose) => `/codes/${purpose}.svg`} />,
    );
    const code = screen.getByRole('img', { name: 'QR code: Official account' });
    expect([code.getAttribute('src'), code.getAttribute('loading')]).toEqual(['/codes/officialAccount.svg', 'lazy']);
  });

  it('says a remark of the edition before the notice', () => {
    const footer = { ...editions.en.footer, remark: { id: 'remark', message: 'All of it is invented.' } };
    render(
      <EditionProvider edition={{ ...editions.en, footer }} i18n={createI18n(editions.en, {})}>
        <SiteFooter industries={[]} year={2026} />
      </EditionProvider>,
    );
    expect(legalText().slice(0, 2)).toEqual([
      'All of it is invented.',
      'Texts and images are provided by the Millwright editors and their authors. Ask before you reprint.',
    ]);
  });

  it('states the content provider [FT-15] and no filing number', () => {
    show('en');
    expect(legalText()).toEqual([
      'Texts and images are provided by the Millwright editors and their authors. Ask before you reprint.',
      '© 2026 Millwright',
    ]);
  });
});

/** Names of the quick links and where each leads. */
const namedLinks = {
  cn: [
    ['媒体中心', '/media'],
    ['会议', editions.cn.hosts.meeting],
    ['在线研讨会', editions.cn.hosts.webinar],
    ['隐私政策', '/about/policy'],
    ['联系我们', '/about/contact'],
    ['人才招聘', '/about/careers'],
    ['网站地图', '/sitemaps'],
    ['内容矩阵', null],
  ],
  en: [
    ['Media centre', '/media'],
    ['Meetings', editions.en.hosts.meeting],
    ['Webinars', editions.en.hosts.webinar],
    ['Privacy policy', '/about/policy'],
    ['Contact', '/about/contact'],
    ['Careers', '/about/careers'],
    ['Sitemap', '/sitemaps'],
    ['Social media', null],
  ],
};

describe('the footer', () => {
  it.each(editionKeys)(
    'names each quick link in the language of the edition, the one without a URL last [FT-04] [FT-05] [FT-06] [FT-07] [FT-08] [FT-09] [FT-10] [FT-11] [FT-12] (%s)',
    (key) => {
      show(key);
      const shown = itemsOf({ cn: '快速链接', en: 'Quick links' }[key]);
      expect(
        shown.map((item) => [item.firstChild!.textContent, item.querySelector('a')?.getAttribute('href') ?? null]),
      ).toEqual(namedLinks[key]);
    },
  );

  it.each(editionKeys)(
    'names the industries in the language of the edition, each with its sub-site [FT-03] (%s)',
    (key) => {
      show(key);
      const shown = itemsOf({ cn: '行业', en: 'Industries' }[key]);
      expect(shown.map(({ textContent }) => textContent)).toEqual(content[key].industries.map(({ name }) => name));
    },
  );

  it('lists the industries that menus show, and no others [FT-03]', () => {
    const [first, second] = content.en.industries;
    renderIn('en', <SiteFooter industries={[first!, { ...second!, showNav: false }]} year={2026} />);
    expect(itemsOf('Industries').map(({ textContent }) => textContent)).toEqual([first!.name]);
  });

  it('has a button without a URL for an item without one [FT-17]', () => {
    show('cn');
    const button = screen.getByRole('button', { name: '激光制造商情' });
    expect(button).not.toHaveAttribute('href');
    expect(button).toHaveAttribute('data-developing');
    const notice = document.getElementById(button.getAttribute('popovertarget')!);
    expect(notice).toHaveTextContent('页面建设中');
  });

  it('warns in English that such an item is developing [ER-11]', () => {
    show('en');
    const button = screen.getByRole('button', { name: 'Social media' });
    expect(document.getElementById(button.getAttribute('popovertarget')!)).toHaveTextContent(/developing/i);
  });

  it('says of a partner’s link what the partner’s entry says [API-08]', () => {
    show('cn');
    expect(screen.getByRole('link', { name: '铸造工程' })).toHaveAttribute('rel', 'noopener');
    expect(screen.getByRole('link', { name: '模具工业' })).toHaveAttribute('rel', 'noopener nofollow sponsored');
  });

  it.each([
    ['moulds.example', 'http://moulds.example'],
    ['//moulds.example/a', 'https://moulds.example/a'],
  ])('shows what the rule of partner links makes of %s [FT-18]', (url, href) => {
    renderIn(
      'cn',
      <SiteFooter industries={[]} partnerLinks={[{ title: '模具', url: partnerLinkUrl(url) }]} year={2026} />,
    );
    expect(screen.getByRole('link', { name: '模具' })).toHaveAttribute('href', href);
  });

  it.each(editionKeys)('hydrates without a difference in %s', (edition) =>
    expectCleanHydration(
      edition,
      <SiteFooter industries={content[edition].industries} partnerLinks={partnerLinks} year={2026} />,
    ),
  );
});
