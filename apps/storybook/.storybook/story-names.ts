import { storyNameFromExport } from 'storybook/internal/csf';

/** Words that are not written in lower case inside a name: abbreviations, and names of languages. */
const asWritten = ['SMS', 'URL', 'ID', 'QR', 'PDF', 'CSV', 'API', 'RTL', 'English', 'Chinese', 'Arabic', 'German'];
const writtenByWord = new Map(asWritten.map((word) => [word.toLowerCase(), word]));

/**
 * The name of a story, from that of its export: in small letters, as the titles of components are, but for the first one
 * and for what is always written with capitals. Storybook's own is `Sms Code`.
 */
export const storyName = (exportName: string): string =>
  storyNameFromExport(exportName)
    .toLowerCase()
    .split(' ')
    .map((word) => writtenByWord.get(word) ?? word)
    .join(' ')
    .replace('we chat', 'WeChat')
    .replace(/^./, (letter) => letter.toUpperCase());
