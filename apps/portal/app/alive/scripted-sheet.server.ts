const others = '/assets/pages-';

/**
 * Names the style sheet of what only scripts show, where no other sheet of the page has it: beside the boot script, which takes it when the page
 * wakes up, so that nothing waits for it; or with the other sheets on an error page, which the server prints with it.
 *
 * @param sheet its address, empty where there is none
 * @param named the sheets that the page names already
 * @param bootElement the element that loads the boot script
 */
export function withScriptedSheet(sheet: string, named: readonly string[], isError: boolean, bootElement: string): string {
  if (!sheet || named.some((address) => address.startsWith(others))) return bootElement;
  return isError ? bootElement.replace(/^/, `<link rel="stylesheet" href="${sheet}"/>`) : bootElement.replace(' src=', ` data-sheet="${sheet}"$&`);
}
