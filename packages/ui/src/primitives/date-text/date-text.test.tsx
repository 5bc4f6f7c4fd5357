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
  expect(screen.getByText(shown)).toHaveAttribute('value', `${from}/${to}`);
});

it('a range of nothing shows nothing', () => {
  const { container } = renderIn('en', <DateRange from="soon" to="later" />);
  expect(container).toBeEmptyDOMElement();
});

it('a date block is read year first, and not where the date is repeated next to it', () => {
  const { container, rerender } = renderIn('en', <DateBlock instant="2026-11-20T16:30:00Z" />);
  expect([...container.querySelectorAll('time > *')].map(({ textContent }) => textContent)).toEqual(['2026-11', '21']);
  expect(container.querySelector('time')).not.toHaveAttribute('aria-hidden');
  rerender(<DateBlock instant="2026-11-20T16:30:00Z" repeated />);
  expect(container.querySelector('time')).toHaveAttribute('aria-hidden', 'true');
});
