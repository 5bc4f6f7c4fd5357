/** Says on the document's element that a dialog is open. */
export const openDialogAttribute = 'data-dialog-open';

/** The open dialogs, the one on top last. */
const open: Element[] = [];

const sayWhetherOpen = () => document.documentElement.toggleAttribute(openDialogAttribute, open.length > 0);

/** Whether a dialog is the one on top. */
export const isOnTop = (dialog: Element): boolean => open.at(-1) === dialog;

/** Notes that a dialog is open. Returns the way to take that back. */
export const noteOpenDialog = (dialog: Element): (() => void) => {
  open.push(dialog);
  sayWhetherOpen();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    sayWhetherOpen();
  };
};
