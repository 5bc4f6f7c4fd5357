/** Breaks: copy in code, in English. */
export const Sample = () => <p>Hello visitor</p>;
