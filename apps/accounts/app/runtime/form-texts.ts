/** What a form says under a name; empty where there is no such field. */
export const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** A whole number of a form; 0 where there is none. */
export const countIn = (form: FormData, name: string): number => {
  const number = Number(textIn(form, name));
  return Number.isInteger(number) ? number : -1;
};
