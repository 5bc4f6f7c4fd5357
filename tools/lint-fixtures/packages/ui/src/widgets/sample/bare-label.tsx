/** Breaks: what only some visitors hear is copy too. */
export const Sample = () => <button type="button" aria-label="Close the dialog" />;
