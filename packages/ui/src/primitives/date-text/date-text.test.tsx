import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderIn } from '../../testing/render.tsx';
import { DateBlock, DateRange } from './date-text.tsx';

it('a date block is one day of Shanghai for machines, and its parts for readers', () => {
  const { container } = renderIn('en', <DateBlock instant="2026-11-20T16:30:00Z" />);
  expect(container.querySelector('time')).toHaveAttribute('datetime', '2026-11-21');
  expect(screen.getByText('21')).toBeInTheDocument();
  expect(screen.getByText('2026-11')).toBeInTheDocument();
});

it.each([
  ['2026-05-12', '2026-05-14', '2026.05.12 ~ 14'],
  ['2026-05-30', '2026-06-02', '2026.05.30 ~ 06.02'],
  ['2026-12-30', '2027-01-02', '2026.12.30 ~ 2027.01.02'],
])('a range from %s to %s is as short as it can be', (from, to, shown) => {
  renderIn('en', <DateRange from={from} to={to} />);
  expect(screen.getByText(shown)).toBeInTheDocument();
});

it('a range of nothing shows nothing', () => {
  const { container } = renderIn('en', <DateRange from="soon" to="later" />);
  expect(container).toBeEmptyDOMElement();
});

it.each([
  [false, ['2026-11-21']],
  [true, []],
])('a date block is read as a date, and not where the date is repeated beside it (%s)', (repeated, read) => {
  const { container } = renderIn('en', <DateBlock instant="2026-11-20T16:30:00Z" repeated={repeated} />);
  expect([...container.querySelectorAll('time:not([aria-hidden]) > :not([aria-hidden])')].map(({ textContent }) => textContent)).toEqual(read);
});
