import { mainId } from '@millwright/ui/layout-default';
import { useLayoutEffect, useState } from 'react';
import { entryKeyOf, useShownPage } from '../../runtime/shown-page.ts';

/** A box that a visitor ticked or cleared. */
type TickedBox = Pick<HTMLInputElement, 'name' | 'value' | 'checked'>;

/** The boxes of the GET forms whose controls stand in the page. */
const boxesInPage = (): HTMLInputElement[] =>
  [...document.querySelectorAll<HTMLInputElement>(`#${mainId} input[type="checkbox"]`)].filter(
    ({ form }) => form?.method === 'get',
  );

/** What the visitor changed in them. */
const readTicks = (): TickedBox[] =>
  boxesInPage()
    .filter(({ checked, defaultChecked }) => checked !== defaultChecked)
    .map(({ name, value, checked }) => ({ name, value, checked }));

/** Ticks boxes again, as browsers do for a document that a visitor goes back to. */
function restoreTicks(ticks: readonly TickedBox[]): void {
  for (const box of boxesInPage()) {
    const before = ticks.find(({ name, value }) => name === box.name && value === box.value);
    if (before) box.checked = before.checked;
  }
}

/** Keeps the boxes ticked, of what is compared, of a list that the visitor leaves by a link and goes back to. */
export function TickedBoxes() {
  const entry = useShownPage(({ location }) => entryKeyOf(location));
  const page = useShownPage((shown) => shown.page);
  const [ticks] = useState(() => new Map<string, TickedBox[]>());
  useLayoutEffect(() => {
    restoreTicks(ticks.get(entry) ?? []);
    const note = () => void ticks.set(entry, readTicks());
    note();
    document.addEventListener('change', note);
    return () => document.removeEventListener('change', note);
  }, [entry, page, ticks]);
  return null;
}
