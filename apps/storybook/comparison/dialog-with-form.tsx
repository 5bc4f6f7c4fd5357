import { Button } from '@millwright/ui/button';
import { Dialog } from '@millwright/ui/dialog';
import { Field, Input } from '@millwright/ui/field';
import { useState } from 'react';

/** A modal dialog with a form of two fields, one of which must be filled in. Fetched when it is first opened. */
export const DialogWithForm = ({ onClose, onSent }: { onClose: () => void; onSent: () => void }) => {
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const send = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (name.trim() === '') setError('Enter your name');
    else onSent();
  };
  return (
    <Dialog open title="Ask the supplier" description="An answer comes by e-mail." closeLabel="Close" onClose={onClose}>
      <form noValidate onSubmit={send}>
        <Field label="Name" required error={error}>
          {(control) => (
            <Input {...control} autoComplete="name" value={name} onChange={({ target }) => setName(target.value)} />
          )}
        </Field>
        <Field label="Company" hint="As it is registered">
          {(control) => <Input {...control} autoComplete="organization" />}
        </Field>
        <Button type="submit">Send</Button>
      </form>
    </Dialog>
  );
};
