import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderIn } from '../../testing/render.tsx';
import { Headline, PhrasesProvider } from './index.ts';

const text = '没有制动液的刹车：首套制动通过认证';
const heading = (
  <h2>
    <Headline text={text} />
  </h2>
);
const phrasesOf = () => ['没有', '制动液的', '刹车：', '首套制动', '通过认证'];

it('a headline may be broken between its phrases, and reads as it was written', () => {
  renderIn('cn', <PhrasesProvider value={phrasesOf}>{heading}</PhrasesProvider>);
  // A line ends after a colon without being told.
  expect(screen.getByRole('heading').innerHTML).toBe('没有<wbr>制动液的<wbr>刹车：首套制动<wbr>通过认证');
  expect(screen.getByRole('heading', { name: text }).textContent).toBe(text);
});

it('without phrases a headline is its text alone', () => {
  renderIn('cn', <PhrasesProvider value={null}>{heading}</PhrasesProvider>);
  expect(screen.getByRole('heading').innerHTML).toBe(text);
});
