import { useLingui } from '@lingui/react/macro';
import * as css from './untranslated-note.css.ts';

/**
 * Id of what says, on a list, that the page a reader came from has no counterpart in this edition. URLs that end in it
 * show it.
 */
export const untranslatedId = 'untranslated';

/**
 * Tells readers whom the language switch could not lead to the same page why they are here. The end of the URL
 * shows it, so the page is the same for everybody, and it needs no program.
 */
export function UntranslatedNote() {
  const { t } = useLingui();
  return (
    <p id={untranslatedId} className={css.note}>
      {t`The page you came from does not exist in English. This is the one nearest to it.`}
    </p>
  );
}
