import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { WholeSubsiteHeader } from '../../widgets/subsite-header/subsite-header.fixtures.tsx';
import { DownloadLayout } from '../download/index.ts';
import { EmptyLayout } from '../empty/index.ts';
import { SubsiteLayout } from '../subsite/index.ts';

const page = <h1>Page</h1>;
const footer = <footer>Footer</footer>;
const layouts = {
  download: <DownloadLayout footer={footer}>{page}</DownloadLayout>,
  empty: <EmptyLayout>{page}</EmptyLayout>,
  subsite: (
    <SubsiteLayout header={<WholeSubsiteHeader />} footer={footer}>
      {page}
    </SubsiteLayout>
  ),
};
const landmarks = () => ['banner', 'main', 'contentinfo'].filter((role) => screen.queryByRole(role));

describe('the layouts', () => {
  it.each([
    ['LY-02', 'download', ['main', 'contentinfo']],
    ['LY-03', 'empty', ['main']],
    ['LY-04', 'subsite', ['banner', 'main', 'contentinfo']],
  ] as const)('[%s] of the kind %s have %j', (_, name, expected) => {
    renderIn('en', layouts[name]);
    expect(landmarks()).toEqual(expected);
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1 }));
    const [first] = screen.queryAllByRole('navigation');
    expect(first?.getAttribute('aria-label')).toBe(name === 'subsite' ? 'Plastics and rubber: fields' : undefined);
  });

  describe.each(editionKeys)('in %s', (key) => {
    it.each(['download', 'empty', 'subsite'] as const)(
      'render on the server what the browser renders first (%s)',
      (name) => expectCleanHydration(key, layouts[name]),
    );
  });
});
