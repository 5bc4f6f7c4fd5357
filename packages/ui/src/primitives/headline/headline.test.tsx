import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { renderIn } from '../../testing/render.tsx';
import { Headline, PhrasesProvider, withBreaks } from './index.ts';

const text = '没有制动液的刹车：首套制动通过认证';
const heading = (
  <h2>
    <Headline text={text} />
  </h2>
);
const phrasesOf = () => ['没有', '制动液的', '刹车：', '首套制动', '通过认证'];

it('a headline may be broken between its phrases, and reads as it was written', () => {
  renderIn('cn', <PhrasesProvider value={phrasesOf}>{heading}</PhrasesProvider>);
  // A line ends after a colon without a break.
  expect(screen.getByRole('heading').innerHTML).toBe('没有<wbr>制动液的<wbr>刹车：首套制动<wbr>通过认证');
  expect(screen.getByRole('heading', { name: text }).textContent).toBe(text);
});

it('a headline whose phrases all end with punctuation has one break, by which its words stay whole', () => {
  renderIn(
    'cn',
    <PhrasesProvider value={() => ['罐子里的等离子：', '镀膜机，', '真空']}>
      <h2>
        <Headline text="罐子里的等离子：镀膜机，真空" />
      </h2>
    </PhrasesProvider>,
  );
  expect(screen.getByRole('heading').innerHTML).toBe('罐子里的等离子：<wbr>镀膜机，真空');
});

it('without phrases a headline is its text alone', () => {
  renderIn('cn', <PhrasesProvider value={null}>{heading}</PhrasesProvider>);
  expect(screen.getByRole('heading').innerHTML).toBe(text);
});

it('a number of a headline stays with its unit, where the phrases say so', () => {
  renderIn(
    'en',
    <PhrasesProvider value={(words) => [words.replace(' mm', '\u00A0mm')]}>
      <h2>
        <Headline text="The 200 mm wafer" />
      </h2>
    </PhrasesProvider>,
  );
  expect(screen.getByRole('heading').textContent).toBe('The 200\u00A0mm wafer');
});

it('a part of a headline has the breaks that fall into it, and one before it where it begins with a phrase', () => {
  expect(renderToStaticMarkup(<p>{withBreaks('制动液的刹车', 2, [2, 6, 20])}</p>)).toBe(
    '<p><wbr/>制动液的<wbr/>刹车</p>',
  );
  expect(renderToStaticMarkup(<p>{withBreaks('没有', 0, [2])}</p>)).toBe('<p>没有</p>');
});
