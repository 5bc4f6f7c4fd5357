/** What a form says under a name; empty where there is no such field. */
export const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** A whole number of a form, with or without commas between thousands; 0 where nothing is written, -1 for what is none. */
export const countIn = (form: FormData, name: string): number => {
  const text = textIn(form, name).normalize('NFKC').trim();
  if (text === '') return 0;
  return /^\d{1,10}$|^\d{1,3}(?:,\d{3}){1,3}$/.test(text) ? Number(text.replaceAll(',', '')) : -1;
};
