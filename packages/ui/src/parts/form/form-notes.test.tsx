import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderIn } from '../../testing/render.tsx';
import { FormFailure } from './form-notes.tsx';

it.each([
  ['cn', '请先登录。已填写的内容已保留。'],
  ['en', 'Please login first. What you wrote is kept.'],
] as const)('a form that needs a login says so in whole sentences in %s', (edition, text) => {
  renderIn(edition, <FormFailure failure={null} wrong={0} onLogin={() => undefined} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});
