const measured = /^([-−+±≤≥<>~–×x/.,\d\s]*\d[-−+~–…×x/.,\d\s]*)\s(\S.*)$/;

/** A value as tables render it: the figure, and its unit where it has one. `unit` is empty for what is no figure. */
export const measuredValue = (value: string): { figure: string; unit: string } => {
  const [, figure, unit] = measured.exec(value.trim()) ?? [];
  return figure && unit ? { figure: figure.trim(), unit } : { figure: value.trim(), unit: '' };
};
