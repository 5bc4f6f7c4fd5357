/** Breaks: what shows when a mouse rests is copy too. */
export const Sample = ({ open }: { open: boolean }) => <span title={open ? 'Shown now' : `Hidden`} />;
