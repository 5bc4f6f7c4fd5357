/**
 * Names the style sheet of what only scripts show: beside the boot script, which takes it when the page wakes up, so that nothing waits for
 * it; or with the other sheets on an error page, which the server prints with it. Every page takes it, also where another sheet has the same rules:
 * that one goes when the visitor turns to a page without it, and this one stays.
 *
 * @param sheet its address, empty where there is none
 * @param bootElement the element that loads the boot script
 */
export function withScriptedSheet(sheet: string, isError: boolean, bootElement: string): string {
  if (!sheet) return bootElement;
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- markup
  return isError ? `<link rel="stylesheet" href="${sheet}"/>${bootElement}` : bootElement.replace(' src=', ` data-sheet="${sheet}"$&`);
}
