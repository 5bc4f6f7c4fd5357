/** A box that a visitor ticked or cleared. */
export interface TickedBox {
  name: string;
  value: string;
  checked: boolean;
}

/** The boxes of the GET forms whose controls stand in a part of the page. */
const boxesIn = (place: Element): HTMLInputElement[] =>
  [...place.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')].filter(({ form }) => form?.method === 'get');

/** What a visitor changed in the boxes of a page's GET forms. */
export const readTicks = (place: Element): TickedBox[] =>
  boxesIn(place)
    .filter(({ checked, defaultChecked }) => checked !== defaultChecked)
    .map(({ name, value, checked }) => ({ name, value, checked }));

/** Ticks the boxes again, as browsers do for a document that a visitor goes back to. */
export function restoreTicks(place: Element, ticks: readonly TickedBox[]): void {
  const boxes = boxesIn(place);
  for (const { name, value, checked } of ticks) {
    const box = boxes.find((one) => one.name === name && one.value === value);
    if (box) box.checked = checked;
  }
}
