import { setEditionLanguages } from '@millwright/domain';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { quickReplies, threeCertificates } from './evidence-card.fixtures.ts';
import { EvidenceCard, type EvidenceCardProps } from './evidence-card.tsx';
import { LocalTime } from './local-time.tsx';

const tree = (props: Partial<EvidenceCardProps> = {}) => (
  <EvidenceCard replies={quickReplies} certificates={threeCertificates} today="2026-11-23" {...props} />
);
const states = () => screen.getAllByRole('listitem').map((item) => item.dataset['state']);

describe('the evidence card', () => {
  it('tells what was checked, what is stated, and by the day what has expired', () => {
    const { rerender } = renderIn('en', tree());
    expect(states()).toEqual(['checked', 'stated', 'expired']);
    rerender(tree({ today: '2026-11-22' }));
    expect(states()).toEqual(['checked', 'stated', 'checked']);
    rerender(tree({ today: '2028-06-01' }));
    expect(states()).toEqual(['expired', 'stated', 'expired']);
  });

  it.each([
    ['en', 12, 'Answers 92 % of enquiries, half of them within 12 hours (13 enquiries)'],
    ['en', 0.2, 'Answers 92 % of enquiries, half of them within 1 hour (13 enquiries)'],
    ['en', 48, 'Answers 92 % of enquiries, half of them within 48 hours (13 enquiries)'],
    ['en', 48.1, 'Answers 92 % of enquiries, half of them within 3 days (13 enquiries)'],
    ['en', null, 'Answers 92 % of enquiries (13 enquiries)'],
    ['cn', 12, '询盘回复率 92%，半数在 12 小时内回复（13 份询盘）'],
  ] as const)('says in %s of a median of %s hours: %s', (edition, medianHours, text) => {
    renderIn(edition, tree({ replies: { ...quickReplies, medianHours } }));
    expect(screen.getByRole('meter').parentElement).toHaveTextContent(text);
  });

  it('names who checked, and says where nobody did', () => {
    renderIn('en', tree());
    expect(screen.getByText('2026-09-14').closest('dd')).toHaveTextContent('Editors of Millwright · 2026-09-14');
    expect(screen.getAllByText('Nobody has checked this with the issuer.')).toHaveLength(1);
  });

  it.each(editionKeys)('is the same on the server and in the browser in the edition %s', (edition) =>
    expectCleanHydration(edition, tree()),
  );
});

describe('the time at a supplier', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date('2026-12-24T22:59:30Z') }));
  afterEach(() => {
    vi.useRealTimers();
    setEditionLanguages({});
  });

  it('follows the clock there, over midnight into a holiday', async () => {
    renderIn('en', <LocalTime regionCode="DE" regionName="Germany" />);
    await act(async () => vi.advanceTimersByTime(0));
    expect(screen.getByText(/ 23:59 /)).toBeInTheDocument();
    expect(screen.getByText('Public holiday there on 2026-12-25: Christmas Day')).toBeInTheDocument();
    await act(async () => vi.advanceTimersByTime(30_000));
    expect(screen.getByText(/ 00:00 /)).toBeInTheDocument();
    expect(screen.getByText('Public holiday there today: Christmas Day')).toBeInTheDocument();
  });

  it('names the holiday in the language of the edition', async () => {
    renderIn('cn', <LocalTime regionCode="DE" regionName="德国" />);
    await act(async () => vi.advanceTimersByTime(0));
    expect(screen.getByText(/圣诞节/)).toBeInTheDocument();
  });

  it('names the holiday in English in an edition of a third language, under whatever key it is stored', async () => {
    setEditionLanguages({ cn: 'de', en: 'en' });
    renderIn('cn', <LocalTime regionCode="DE" regionName="Deutschland" />);
    await act(async () => vi.advanceTimersByTime(0));
    expect(screen.getByText(/Christmas Day/)).toBeInTheDocument();
    expect(screen.queryByText(/圣诞节/)).toBeNull();
  });

  it.each([
    ['CN-ZJ', '2027-12-18T02:00:00Z', true],
    ['CN-ZJ', '2027-12-17T02:00:00Z', false],
    // Rules go on, and a holiday that is known is shown.
    ['DE', '2028-09-01T02:00:00Z', false],
    ['JP', '2027-12-20T02:00:00Z', false],
  ])('says of %s at %s that no further holidays are known: %s', async (regionCode, instant, isSaid) => {
    vi.setSystemTime(new Date(instant));
    renderIn('en', <LocalTime regionCode={regionCode} regionName="There" />);
    await act(async () => vi.advanceTimersByTime(0));
    expect(screen.queryByText(/known here until the end of 2027/) !== null).toBe(isSaid);
  });

  it('is the same on the server and in the first client render', async () => {
    vi.useRealTimers();
    await expectCleanHydration('en', <LocalTime regionCode="DE" regionName="Germany" now={() => new Date(0)} />, {
      changes: true,
    });
  });
});
