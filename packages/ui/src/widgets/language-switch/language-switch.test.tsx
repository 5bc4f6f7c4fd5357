import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { LanguageSwitch } from './language-switch.tsx';

describe('the language switch', () => {
  it('leads to the counterpart page where the other edition has a site of its own', () => {
    renderIn('en', <LanguageSwitch urls={{ cn: 'https://cn.example/articles', en: 'https://en.example/articles' }} />);
    const link = screen.getByRole('link', { name: '中文' });
    expect(link).toHaveAttribute('href', 'https://cn.example/articles');
    expect(link).toHaveAttribute('hreflang', 'zh-CN');
    expect(link).toHaveAttribute('lang', 'zh-CN');
  });

  it('posts the choice, and where to return to, where there is one site for both', () => {
    const { container } = renderIn('en', <LanguageSwitch returnTo="/articles?page=2" />);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: '中文' });
    const form = container.querySelector('form')!;
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/edition');
    expect([...new FormData(form, button)]).toEqual([
      ['to', '/articles?page=2'],
      ['edition', 'cn'],
    ]);
  });

  it('posts a path of its own for a language in which the page has another', () => {
    const { container } = renderIn('en', <LanguageSwitch returnTo="/article/1" returnPaths={{ de: '/article/2' }} />);
    expect([...new FormData(container.querySelector('form')!)]).toEqual([
      ['to', '/article/1'],
      ['to.de', '/article/2'],
    ]);
  });

  it('leaves out languages without a URL where no form is taken', () => {
    const urls = { cn: 'https://cn.example' };
    const { container } = renderIn('en', <LanguageSwitch urls={urls} action={null} />);
    expect(screen.getByRole('link', { name: '中文' })).toBeInTheDocument();
    expect(container.querySelector('form')).not.toHaveAttribute('action');
    renderIn('en', <LanguageSwitch action={null} />);
    expect(screen.getAllByRole('group')).toHaveLength(1);
  });

  it.each([
    ['cn', '中文'],
    ['en', 'English'],
  ] as const)('[VA-04] offers nothing to press for the current language (%s)', (key, name) => {
    renderIn(key, <LanguageSwitch urls={{ cn: 'https://cn.example', en: 'https://en.example' }} />);
    const group = screen.getByRole('group');
    expect(within(group).getByText(name)).toHaveAttribute('aria-current', 'true');
    expect(within(group).queryByRole('link', { name })).toBeNull();
    expect(within(group).queryByRole('button', { name })).toBeNull();
  });

  it('shortens the names to two letters for narrow places', () => {
    renderIn('en', <LanguageSwitch names="short" />);
    expect(screen.getByRole('button', { name: 'CN' })).toBeInTheDocument();
    expect(screen.getByText('EN')).toHaveAttribute('aria-current', 'true');
  });

  it.each(editionKeys)('renders on the server what the browser renders first (%s)', async (key) => {
    await expectCleanHydration(key, <LanguageSwitch />);
  });
});
