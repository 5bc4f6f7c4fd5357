'use client';

import { useLingui } from '@lingui/react/macro';
import { Dialog } from '../../primitives/dialog/index.ts';
import { messages } from '../../parts/login/login-dialog.messages.ts';
import type { LoginDialogProps } from '../../parts/login/login-dialog.types.ts';
import { LoginForm } from './login-form.tsx';

/**
 * The login dialog (spec §2): the ways to log in that the edition has, with captcha, agreement and the way to
 * register. On the form `data-state` is `editing`, `submitting` or `succeeded`, `data-mode` `code` or `password`. The
 * form stands in the first frame; the machine behind it, and what it calls, come afterwards.
 */
export const LoginDialog = ({ open, onClose, ports, onUnavailable }: LoginDialogProps) => {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(messages.title)}
      closeLabel={t(messages.close)}
      closesOnOutsidePress={false}
      beginsInForm
    >
      <LoginForm ports={ports} onUnavailable={onUnavailable} />
    </Dialog>
  );
};
