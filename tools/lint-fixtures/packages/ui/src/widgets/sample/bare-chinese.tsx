/** Breaks: copy in code, in Chinese. */
export const Sample = () => <p>您好</p>;
