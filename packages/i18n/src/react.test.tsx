import { useLingui } from '@lingui/react/macro';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { serverCatalogs } from './catalogs/server.ts';
import { createI18n } from './create-i18n.ts';
import { editions } from './editions/index.ts';
import { EditionProvider, useEdition } from './react.tsx';

const FirstEntry = () => {
  const { i18n } = useLingui();
  const { navigation, login } = useEdition();
  return <p data-modes={login.modes.join(' ')}>{i18n._(navigation[0]!.name)}</p>;
};

const render = (key: 'cn' | 'en') =>
  renderToStaticMarkup(
    <EditionProvider edition={editions[key]} i18n={createI18n(key, serverCatalogs[key])}>
      <FirstEntry />
    </EditionProvider>,
  );

describe('EditionProvider', () => {
  it('gives structure and copy of its edition', () => {
    expect(render('cn')).toBe('<p data-modes="code password">资讯</p>');
    expect(render('en')).toBe('<p data-modes="password">News</p>');
  });

  it('two trees in one process keep their editions', () => {
    expect([render('cn'), render('en'), render('cn')].map((html) => html.includes('资讯'))).toEqual([
      true,
      false,
      true,
    ]);
  });
});

it('an edition without a provider is a fault', () => {
  const Orphan = () => <p>{useEdition().key}</p>;
  expect(() => renderToStaticMarkup(<Orphan />)).toThrow('EditionProvider');
});
