import { describe, expect, it, vi } from 'vitest';
import { describeChart } from '../../testing/chart-suite.ts';
import { createTestClock } from '../../testing/clock.ts';
import { createPageView, pageViewChart, type PageViewEvent } from './page-view.machine.ts';

const route = (path: string, query = ''): PageViewEvent => ({
  type: 'ROUTE.CHANGED',
  path,
  query: new URLSearchParams(query),
});

describeChart(
  'page views',
  () => pageViewChart({ record: () => undefined }),
  [
    { from: 'quiet', when: route('/'), to: 'pending', context: { url: '/' } },
    { given: [route('/')], from: 'pending', when: 499, to: 'pending' },
    { given: [route('/')], from: 'pending', when: 500, to: 'quiet', effects: ['record'] },
    {
      given: [route('/'), 400],
      from: 'pending',
      when: route('/articles'),
      to: 'pending',
      context: { url: '/articles' },
    },
    { given: [route('/'), 400, route('/articles')], from: 'pending', when: 499, to: 'pending' },
  ],
  { events: [route('/')] },
);

const running = (record: (url: string) => unknown) => {
  const clock = createTestClock();
  return { clock, views: createPageView({ record }, { clock }) };
};
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('page views', () => {
  it('[ST-39] are recorded 500 ms after a navigation, not at 499 ms', async () => {
    const record = vi.fn();
    const { clock, views } = running(record);
    views.send(route('/articles', 'page=2'));
    clock.advance(499);
    await settle();
    expect(record).not.toHaveBeenCalled();
    clock.advance(1);
    await settle();
    expect(record.mock.calls).toEqual([['/articles?page=2']]);
  });

  it('[ST-39] record the last of routes that follow each other quickly, once', async () => {
    const record = vi.fn();
    const { clock, views } = running(record);
    for (const path of ['/a', '/b', '/c']) {
      views.send(route(path));
      clock.advance(300);
    }
    clock.advance(1000);
    await settle();
    expect(record.mock.calls).toEqual([['/c']]);
  });

  it('never hold what somebody typed', async () => {
    const record = vi.fn();
    const { clock, views } = running(record);
    views.send(route('/search', 'type=news&keyword=my+name&account=13800000000'));
    clock.advance(500);
    await settle();
    expect(record.mock.calls).toEqual([['/search?type=news']]);
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('no network');
      },
    ],
    ['rejects', () => Promise.reject(new Error('no network'))],
    ['never settles', () => new Promise(() => undefined)],
  ])('go on when a record %s', async (_, record) => {
    const { clock, views } = running(record);
    views.send(route('/a'));
    clock.advance(500);
    await settle();
    views.send(route('/b'));
    expect(views.snapshot().state).toBe('pending');
  });
});
