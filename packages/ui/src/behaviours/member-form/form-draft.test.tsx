import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { createSharedState, SharedStateProvider } from '../session/index.ts';
import { createFormDraft, type DraftStorage } from './form-draft.ts';
import type { FormDraft, SendOutcome } from './member-form.types.ts';
import { useMemberForm } from './use-member-form.ts';

type Field = 'name' | 'note';
const empty = { name: '', note: '' };
const check = ({ name }: Record<Field, string>) => (name === '' ? { name: 'missing' as const } : {});

const memory = (value?: string): DraftStorage & { values: Map<string, string> } => {
  const values = new Map(value === undefined ? [] : [['draft', value]]);
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, text) => void values.set(key, text),
    removeItem: (key) => void values.delete(key),
  };
};
const draftIn = (storage: DraftStorage): FormDraft<Field> => createFormDraft('draft', ['name', 'note'], () => storage);

describe('a draft', () => {
  it('outlives the page and ends when it is cleared', () => {
    const storage = memory();
    draftIn(storage).write({ name: 'Lin', note: '' });
    expect(draftIn(storage).read()).toEqual({ name: 'Lin', note: '' });
    draftIn(storage).clear();
    expect(draftIn(storage).read()).toBeNull();
  });

  it.each(['', 'no json', 'null', '[]', '"text"', '{"name":1}', '{"other":"x"}', '{"name":""}'])(
    'is none where %j is stored',
    (value) => expect(draftIn(memory(value)).read()).toBeNull(),
  );

  it('takes back no more than a field can hold, and only fields of the form', () => {
    expect(draftIn(memory(JSON.stringify({ name: 'x'.repeat(40_000), evil: 'x' }))).read()).toEqual({
      name: 'x'.repeat(20_000),
      note: '',
    });
  });

  it('is none where storage throws', () => {
    const broken = (): never => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const draft = createFormDraft('draft', ['name', 'note'], broken);
    draft.write({ name: 'Lin', note: '' });
    draft.clear();
    expect(draft.read()).toBeNull();
  });
});

const Sample = ({ draft, onSend }: { draft: FormDraft<Field>; onSend: () => Promise<SendOutcome> }) => {
  const formRef = useRef<HTMLFormElement>(null);
  const { state, values, change, onSubmit } = useMemberForm<Field>('sampleForm', { empty, check, onSend, draft }, () =>
    formRef.current?.querySelector('input')?.focus(),
  );
  return (
    <form ref={formRef} data-state={state} onSubmit={onSubmit}>
      <input aria-label="Name" value={values.name} onChange={({ target }) => change({ name: target.value })} />
      <input aria-label="Note" value={values.note} onChange={({ target }) => change({ note: target.value })} />
      <button>Send</button>
    </form>
  );
};

describe('a form on a page', () => {
  const show = (storage: DraftStorage, onSend: () => Promise<SendOutcome> = async () => ({ status: 'sent' })) => {
    const store = createSharedState({ loadMember: async () => null }, { member: { id: 7, trueName: 'Lin Xia' } });
    return render(
      <SharedStateProvider store={store}>
        <Sample draft={draftIn(storage)} onSend={onSend} />
      </SharedStateProvider>,
    );
  };
  const stateOf = () => document.querySelector('form')!.dataset['state'];

  it('takes its draft back, keeps it when the page is left in the middle of a word, and ends it when it was sent', async () => {
    const storage = memory(JSON.stringify({ name: 'Old', note: '' }));
    const { unmount } = show(storage);
    expect([stateOf(), screen.getByLabelText<HTMLInputElement>('Name').value]).toEqual(['restored', 'Old']);
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'New' } });
    unmount();
    expect(JSON.parse(storage.values.get('draft')!)).toMatchObject({ name: 'New' });
    show(storage);
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Newer' } });
    fireEvent(window, new Event('pagehide'));
    expect(JSON.parse(storage.values.get('draft')!)).toMatchObject({ name: 'Newer' });
    await act(async () => fireEvent.click(screen.getByText('Send')));
    expect([stateOf(), storage.values.size]).toEqual(['sent', 0]);
  });

  it('keeps its draft when it could not be sent', async () => {
    const storage = memory();
    show(storage, () => Promise.reject(new Error('offline')));
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'New' } });
    await act(async () => fireEvent.click(screen.getByText('Send')));
    expect([stateOf(), JSON.parse(storage.values.get('draft')!)]).toEqual(['failed', { name: 'New', note: '' }]);
  });

  it('keeps its draft when it was wrong, and the page is left', () => {
    const storage = memory();
    const { unmount } = show(storage);
    fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Half' } });
    fireEvent.click(screen.getByText('Send'));
    unmount();
    expect(JSON.parse(storage.values.get('draft')!)).toEqual({ name: '', note: 'Half' });
  });

  it('moves the focus to what is wrong, each time', () => {
    show(memory());
    for (const _ of [1, 2]) {
      screen.getByText('Send').focus();
      fireEvent.click(screen.getByText('Send'));
      expect(screen.getByLabelText('Name')).toHaveFocus();
    }
  });
});
