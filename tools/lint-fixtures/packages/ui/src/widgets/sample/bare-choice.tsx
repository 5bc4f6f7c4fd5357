/** Breaks: copy behind a condition. */
export const Sample = ({ open }: { open: boolean }) => <span>{open ? 'Shown now' : 'Hidden now'}</span>;
