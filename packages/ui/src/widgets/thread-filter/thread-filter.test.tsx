import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { threeSuppliers, withChoice } from './thread-filter.fixtures.ts';
import { ThreadFilter, type ThreadFilterProps } from './thread-filter.tsx';

const tree = (props: Partial<ThreadFilterProps> = {}) => (
  <ThreadFilter suppliers={threeSuppliers} choice={{}} side="supplier" hrefOf={withChoice} {...props} />
);

describe('the filter of threads', () => {
  it.each([
    ['en', 'supplier', ['All', 'New', 'Read', 'Answered', 'Quoted', 'Accepted', 'Declined', 'Expired']],
    ['en', 'buyer', ['All', 'Sent', 'Read', 'Answered', 'Quoted', 'Accepted', 'Declined', 'Expired']],
    ['cn', 'supplier', ['全部', '新询盘', '已读', '已回复', '已报价', '已接受', '已谢绝', '已过期']],
  ] as const)('offers in %s to the %s every status', (edition, side, names) => {
    renderIn(edition, tree({ side, suppliers: [] }));
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names);
  });

  it('asks for the URL of each choice with the other one in it', () => {
    const hrefOf = vi.fn<ThreadFilterProps['hrefOf']>(withChoice);
    renderIn('en', tree({ hrefOf, suppliers: threeSuppliers.slice(0, 2), choice: { supplier: 51, status: 'read' } }));
    expect(hrefOf.mock.calls.slice(0, 5).map(([choice]) => choice)).toEqual([
      { status: 'read' },
      { supplier: 51, status: 'read' },
      { supplier: 52, status: 'read' },
      { supplier: 51 },
      { supplier: 51, status: 'sent' },
    ]);
  });

  it.each(editionKeys)('is the same on the server and in the browser in the edition %s', (edition) =>
    expectCleanHydration(edition, tree()),
  );
});
