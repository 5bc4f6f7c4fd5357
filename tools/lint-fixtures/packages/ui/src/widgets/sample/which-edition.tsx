/** Breaks: asks which edition it is. */
export const isPhone = (edition: { key: string }) => edition.key === 'cn';
