/** Says on the document's element that a dialog is open: `scrollbar` where the page has one whose room it keeps. */
export const openDialogAttribute = 'data-dialog-open';

/** The open dialogs, the one on top last. */
const open: Element[] = [];

/** Whether the page has a scrollbar that takes room. */
const hasScrollbar = () => window.innerWidth > document.documentElement.clientWidth;

/** Whether a dialog is the one on top. */
export const isOnTop = (dialog: Element): boolean => open.at(-1) === dialog;

/** Notes that a dialog is open. Returns the way to take that back. */
export const noteOpenDialog = (dialog: Element): (() => void) => {
  const root = document.documentElement;
  if (open.length === 0) root.setAttribute(openDialogAttribute, hasScrollbar() ? 'scrollbar' : '');
  open.push(dialog);
  return () => {
    open.splice(open.indexOf(dialog), 1);
    if (open.length === 0) root.removeAttribute(openDialogAttribute);
  };
};
