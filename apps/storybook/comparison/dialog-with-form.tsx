import { Button } from '@millwright/ui/button';
import { Dialog } from '@millwright/ui/dialog';
import { Checkbox, Field, Input } from '@millwright/ui/field';

/**
 * A modal dialog with the form of a login, as the pages of the other libraries have it. Fetched after the first touch
 * of the page.
 */
export const DialogWithForm = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog open={open} title="Log in" closeLabel="Close" onClose={onClose}>
    <form method="dialog" onSubmit={onClose}>
      <Field label="E-mail" required>
        {(control) => <Input {...control} type="email" autoComplete="username" />}
      </Field>
      <Field label="Password" required>
        {(control) => <Input {...control} type="password" autoComplete="current-password" />}
      </Field>
      <Checkbox>I agree</Checkbox>
      <Button type="submit">Sign in</Button>
    </form>
  </Dialog>
);
