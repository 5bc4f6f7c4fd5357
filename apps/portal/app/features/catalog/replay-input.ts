import { serverMarkupOf } from '../../shell/islands/island-places.ts';

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldsIn = (element: Element) => [...element.querySelectorAll<FormField>('input, select, textarea')];

/** Whether somebody wrote into a static field, or chose something. */
const isChanged = (field: FormField): boolean => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return (
    field.value !== field.defaultValue || (field instanceof HTMLInputElement && field.checked !== field.defaultChecked)
  );
};

/** Does to a hydrated field what was done to the static one, as if by hand. */
function repeatIn(field: FormField, rendered: FormField): void {
  if (rendered instanceof HTMLInputElement && (rendered.type === 'radio' || rendered.type === 'checkbox')) {
    if (rendered.checked && field instanceof HTMLInputElement && !field.checked) field.click();
    return;
  }
  // The setter of the class: React notes in one of its own what it wrote itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, rendered.value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Takes over into the hydrated island what was written into the static form before: nobody writes it twice. */
export function replayInput(place: Element): void {
  const fallback = serverMarkupOf(place);
  if (!fallback) return;
  const living = fieldsIn(place).filter((field) => !fallback.contains(field));
  fieldsIn(fallback).forEach((rendered, index) => {
    const field = living[index];
    if (field?.name === rendered.name && isChanged(rendered)) repeatIn(field, rendered);
  });
}
