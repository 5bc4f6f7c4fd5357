import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SharedStateProvider } from '../../behaviours/session/index.ts';
import { linXia, sharedStateOf } from '../../testing/favourite-button.fixtures.tsx';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { DeclineDialog, type DeclineDialogProps } from './decline-dialog.tsx';

type Decline = DeclineDialogProps['onDecline'];

const tree = (onDecline: Decline) => (
  <SharedStateProvider store={sharedStateOf(linXia)}>
    <DeclineDialog onDecline={onDecline} />
  </SharedStateProvider>
);
const openedDialog = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

describe('the decline dialog', () => {
  it('declines nothing before it is confirmed, and keeps the reason of one who came back', async () => {
    const onDecline = vi.fn<Decline>(async () => ({ status: 'sent' }));
    renderIn('en', tree(onDecline));
    const first = await openedDialog('Decline to quote');
    await userEvent.type(first.getByLabelText('Reason'), ' Too small ');
    await userEvent.click(first.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onDecline).not.toHaveBeenCalled();
    const second = await openedDialog('Decline to quote');
    await userEvent.click(second.getByRole('button', { name: 'Do not quote' }));
    expect(await screen.findByText('You have declined to quote.')).toBeInTheDocument();
    expect(onDecline).toHaveBeenCalledExactlyOnceWith('Too small');
    expect(screen.queryByRole('button', { name: 'Decline to quote' })).toBeNull();
  });

  it('shows the words of the server, and the reason stays', async () => {
    renderIn(
      'cn',
      tree(async () => ({ status: 'failed', message: '询盘已关闭' })),
    );
    const dialog = await openedDialog('不报价');
    await userEvent.type(dialog.getByRole('textbox'), '产能已满');
    await userEvent.click(dialog.getByRole('button', { name: '不报价' }));
    expect(await dialog.findByText('询盘已关闭')).toBeInTheDocument();
    expect(dialog.getByRole('textbox')).toHaveValue('产能已满');
  });

  it.each(editionKeys)('is the same on the server and in the browser in the edition %s', (edition) =>
    expectCleanHydration(
      edition,
      tree(async () => ({ status: 'sent' })),
    ),
  );
});
