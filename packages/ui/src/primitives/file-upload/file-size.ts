/** A size as files have it: `1.2 MB`, in the language of the edition. What is there is 0.1 kB at least. */
export const fileSize = (bytes: number, lang: string): string => {
  const [unit, amount] =
    bytes < 1e6 ? (['kilobyte', Math.max(bytes / 1e3, bytes && 0.1)] as const) : (['megabyte', bytes / 1e6] as const);
  return new Intl.NumberFormat(lang, { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount);
};
