/** A size as files have it: `1.2 MB`, in the language of the edition. */
export const fileSize = (bytes: number, lang: string): string => {
  const [unit, amount] = bytes < 1e6 ? (['kilobyte', bytes / 1e3] as const) : (['megabyte', bytes / 1e6] as const);
  return new Intl.NumberFormat(lang, { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount);
};
