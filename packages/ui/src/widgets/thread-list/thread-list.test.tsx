import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { spindleSummary } from '../../testing/enquiry-thread.fixtures.ts';
import { ThreadList, type ThreadListProps } from './thread-list.tsx';

const tree = (props: Partial<ThreadListProps> = {}) => (
  <ThreadList
    state={{ status: 'ready', items: [{ ...spindleSummary, status: 'sent', unread: 1200 }] }}
    side="buyer"
    hrefOf={({ id }) => `/threads/${id}`}
    {...props}
  />
);

describe('the thread list', () => {
  it.each([
    ['en', 'buyer', ['HX Spindles', 'Sent', '1,200 unread', 'Motor spindle HSK-A63, 24,000 rpm · 12 pieces']],
    [
      'en',
      'supplier',
      [
        'Lin Xia · Hansa Werkzeugbau',
        'New',
        '1,200 unread',
        'HX Spindles · Motor spindle HSK-A63, 24,000 rpm · 12 pieces',
      ],
    ],
    ['cn', 'buyer', ['HX Spindles', '已发送', '1,200 条未读']],
  ] as const)('shows in %s to the %s %j', (edition, side, texts) => {
    renderIn(edition, tree({ side }));
    expect(texts.filter((text) => !screen.queryByText(text))).toEqual([]);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/threads/77');
    expect(screen.getByText('2026-11-21 09:12')).toBeInTheDocument();
  });

  it('shows neither a count of nothing nor a target that is no more', () => {
    renderIn('en', tree({ state: { status: 'ready', items: [{ ...spindleSummary, target: null, unread: 0 }] } }));
    expect(screen.queryByText(/unread/)).toBeNull();
    expect(screen.getByText('12 pieces')).toBeInTheDocument();
  });

  it('names nothing twice where an enquiry began at the supplier itself', () => {
    const items = [{ ...spindleSummary, target: spindleSummary.supplier }];
    renderIn('en', tree({ state: { status: 'ready', items } }));
    expect(screen.getByText('12 pieces')).toBeInTheDocument();
  });

  it.each([
    ['en', 'Quantity 12'],
    ['cn', '数量 12'],
  ] as const)('says in %s what a number is where nothing says what it counts', (edition, text) => {
    renderIn(edition, tree({ state: { status: 'ready', items: [{ ...spindleSummary, target: null, unit: '' }] } }));
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it.each([
    ['buyer', /Send an enquiry/],
    ['supplier', /As soon as a buyer/],
  ] as const)('tells the %s what comes into an empty list', (side, advice) => {
    renderIn('en', tree({ side, state: { status: 'ready', items: [] } }));
    expect(screen.getByText(advice)).toBeInTheDocument();
  });

  it.each(editionKeys)('is the same on the server and in the browser in the edition %s', (edition) =>
    expectCleanHydration(edition, tree()),
  );
});
