import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderIn } from '../../testing/render.tsx';
import { countries } from '../combobox/combobox.fixtures.ts';
import { fileOf, sendAtOnce, sendNothing } from '../file-upload/file-upload.fixtures.ts';
import { FileUpload } from '../file-upload/index.ts';
import { MultiCombobox } from '../multi-combobox/index.ts';

const button = (name: string) => screen.getByRole('button', { name });
const press = async (name: string) => {
  button(name).focus();
  await userEvent.keyboard('{Enter}');
};

it('a choice that is removed leaves the focus to the next one, and the last one to the text field', async () => {
  renderIn('en', <MultiCombobox options={countries} listLabel="Countries" defaultValue={['376', '492']} />);
  await press('Remove Germany');
  expect(button('Remove Japan')).toHaveFocus();
  await press('Remove Japan');
  expect(screen.getByRole('combobox')).toHaveFocus();
});

it('a file that is removed leaves the focus to the next one, and the last one to the button that adds files', async () => {
  const { container } = renderIn('en', <FileUpload label="Drawings" send={sendAtOnce} maxFiles={2} />);
  const input = container.querySelector<HTMLInputElement>('input[type="file"]')!;
  await userEvent.upload(input, [fileOf('a.pdf', 10), fileOf('b.pdf', 10)]);
  await press('Remove a.pdf');
  expect(button('Remove b.pdf')).toHaveFocus();
  await press('Remove b.pdf');
  expect(button('Choose files')).toHaveFocus();
});

it('a file that is sent again keeps the focus', async () => {
  const { container } = renderIn('en', <FileUpload label="Drawings" send={sendNothing} />);
  await userEvent.upload(container.querySelector<HTMLInputElement>('input[type="file"]')!, fileOf('a.pdf', 10));
  await waitFor(() => expect(button('Send a.pdf again')).toBeInTheDocument());
  await press('Send a.pdf again');
  expect(button('Remove a.pdf')).toHaveFocus();
});
