import { editions } from '@millwright/i18n/editions';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { rootAttribute } from '../../parts/banner/root-look.ts';
import { ada, createSession, WholeHeader, type WholeHeaderProps } from '../../testing/site-header.fixtures.tsx';

const names = {
  cn: { industries: '全部行业', search: '搜索', logIn: '登录', menu: '菜单' },
  en: { industries: 'All industries', search: 'Search', logIn: 'Log in', menu: 'Menu' },
};

beforeEach(() => document.documentElement.setAttribute(rootAttribute, 'seen'));
afterEach(() => document.documentElement.removeAttribute(rootAttribute));

const show = (props: WholeHeaderProps = {}) => renderIn('en', <WholeHeader {...props} />);
const header = () => screen.getByRole('banner');
const button = (name: string) => within(header()).getAllByRole('button', { name })[0]!;

describe('the header', () => {
  it('[HD-01] holds the top banner, first of all', () => {
    show();
    expect(header().firstElementChild).toBe(screen.getByRole('complementary', { name: 'Advertisement' }));
  });

  it.each(editionKeys)('[HD-02] greets in the words of the edition (%s)', (key) => {
    renderIn(key, <WholeHeader />);
    const greeting = { cn: /欢迎/, en: /^Welcome/ }[key];
    expect(within(header()).getByText(greeting)).toBeInTheDocument();
  });

  it('[HD-03] links its logo to the home page', () => {
    show();
    expect(screen.getByRole('link', { name: 'Millwright, to the home page' })).toHaveAttribute('href', '/');
  });

  it('shows the logo of another brand in that link, which is still named after the site', () => {
    show({ logo: <svg data-testid="pump" /> });
    expect(
      within(screen.getByRole('link', { name: 'Millwright, to the home page' })).getByTestId('pump'),
    ).toBeInTheDocument();
    expect(within(header()).queryByText('Millwright')).not.toBeInTheDocument();
  });

  it('[HD-04] holds the language switch', () => {
    show();
    expect(within(header()).getByRole('group', { name: 'Language' })).toBeInTheDocument();
  });

  it('[HD-05] [HD-06] [HD-07] leads to the supply hall, to registration and to the supplier site', () => {
    show();
    const services = within(screen.getAllByRole('list', { name: 'Services' })[0]!);
    expect(services.getByRole('link', { name: 'Supply hall' })).toHaveAttribute('href', '/showroom/platform');
    expect(services.getByRole('link', { name: 'Supplier login' })).toHaveAttribute(
      'href',
      editions.en.login.supplierUrl,
    );
    expect(screen.getAllByRole('link', { name: 'Register' })[0]).toHaveAttribute('href', editions.en.login.registerUrl);
  });

  it('[HD-01] [HD-02] [HD-03] [HD-04] [HD-10] [HD-12] has its parts in the order in which they are read', () => {
    show();
    const parts = [
      screen.getByRole('complementary', { name: 'Advertisement' }),
      within(header()).getByText(/^Welcome/),
      screen.getAllByRole('list', { name: 'Services' })[0]!,
      within(header()).getByRole('group', { name: 'Language' }),
      screen.getByRole('link', { name: 'Millwright, to the home page' }),
      button('Log in'),
      button('All industries'),
      screen.getAllByRole('navigation', { name: 'Main navigation' })[0]!,
    ];
    const inDocument = [...header().querySelectorAll('*')].filter((part) => parts.includes(part as HTMLElement));
    expect(inDocument).toEqual(parts);
  });

  it('[HD-10] [HD-11] [HD-12] holds navigation, search panel and industry menu', () => {
    show();
    expect(screen.getAllByRole('navigation', { name: 'Main navigation' })[0]).toBeInTheDocument();
    expect(within(document.getElementById('search-panel')!).getByRole('search', { hidden: true })).toBeInTheDocument();
    expect(document.querySelectorAll('#mega details')).toHaveLength(10);
  });

  it.each(editionKeys)('opens its panels by native buttons, which need no JavaScript (%s)', (key) => {
    renderIn(key, <WholeHeader />);
    for (const [name, panelId] of [
      [names[key].industries, 'mega'],
      [names[key].search, 'search-panel'],
      [names[key].menu, 'mobile-menu'],
    ]) {
      expect(button(name!)).toHaveAttribute('popovertarget', panelId);
      expect(document.getElementById(panelId!)).toHaveAttribute('popover', 'auto');
    }
  });

  it('[ST-08] [ST-09] lays a layer under the search form, which closes it without JavaScript', () => {
    show();
    const layer = document.querySelector('#search-panel [data-part="layer"]');
    expect(layer).toHaveAttribute('popovertarget', 'search-panel');
    expect(layer).toHaveAttribute('popovertargetaction', 'hide');
  });

  it('[VA-01] sends no search without a keyword', async () => {
    const sent = vi.fn((event: Event) => event.preventDefault());
    show();
    document.addEventListener('submit', (event) => event.defaultPrevented || sent(event), { once: false });
    const panel = within(document.getElementById('search-panel')!);
    fireEvent.submit(panel.getByRole('search', { hidden: true }));
    expect(sent).not.toHaveBeenCalled();
    fireEvent.change(panel.getByRole('searchbox', { hidden: true }), { target: { value: 'PLC' } });
    fireEvent.submit(panel.getByRole('search', { hidden: true }));
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it.each(editionKeys)('renders on the server what the browser renders first (%s)', async (key) => {
    await expectCleanHydration(key, <WholeHeader session={createSession()} onLogin={() => undefined} />);
  });
});

describe('the member in the header', () => {
  it('[HD-06] logs in by a form that leads to the member site', () => {
    show();
    const form = button('Log in').closest('form');
    expect(form).toHaveAttribute('action', editions.en.login.memberUrl);
    expect(button('Log in')).not.toHaveAttribute('data-js');
  });

  it('opens the dialog instead where there is one', async () => {
    const onLogin = vi.fn();
    const submitted = vi.fn();
    show({ onLogin });
    button('Log in').closest('form')!.addEventListener('submit', submitted);
    expect(button('Log in')).toHaveAttribute('data-js');
    await userEvent.click(button('Log in'));
    expect(onLogin).toHaveBeenCalledTimes(1);
    expect(submitted).not.toHaveBeenCalled();
  });

  it('[HD-08] [HD-09] shows the real name and a way to log out, once the member is known', async () => {
    const onLogout = vi.fn();
    const session = createSession();
    show({ session, onLogout });
    expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
    act(() => session.become(ada));
    expect(within(header()).getByText('Ada Lovelace')).toBeInTheDocument();
    expect(within(header()).queryByRole('button', { name: 'Log in' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(onLogout).toHaveBeenCalledTimes(1);
    act(() => session.become(null));
    expect(button('Log in')).toBeInTheDocument();
  });
});

describe('the position of the header in the page', () => {
  const scrollTo = async (width: number, scrollY: number) => {
    Object.assign(window, { innerWidth: width, scrollY });
    fireEvent.scroll(window);
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  };
  afterEach(() => void Object.assign(window, { innerWidth: 1024, scrollY: 0 }));

  it('[ST-18] [ST-19] is fixed as the rule says', async () => {
    show();
    for (const [width, scrollY, fixed] of [
      [1280, 0, false],
      [1280, 1, true],
      [375, 100, false],
      [375, 101, true],
    ] as const) {
      await scrollTo(width, scrollY);
      expect(header().hasAttribute('data-fixed')).toBe(fixed);
    }
  });

  it('[ST-22] follows another rule where it is given one', async () => {
    show({ fixedRule: ({ scrollY }) => scrollY > 150 });
    await scrollTo(375, 150);
    expect(header()).not.toHaveAttribute('data-fixed');
    await scrollTo(375, 151);
    expect(header()).toHaveAttribute('data-fixed');
  });

  it('listens no longer once it is gone', () => {
    const added = vi.spyOn(window, 'addEventListener');
    const { unmount } = show();
    const signals = added.mock.calls.flatMap(([, , options]) =>
      typeof options === 'object' && options?.signal ? [options.signal] : [],
    );
    expect(signals.length).toBeGreaterThan(0);
    unmount();
    expect(signals.every((signal) => signal.aborted)).toBe(true);
  });
});
