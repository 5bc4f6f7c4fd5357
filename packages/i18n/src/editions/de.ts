import { createFormats } from '../formats.ts';
import { createEnEdition } from './en.ts';
import { hostsOf, ofLanguage } from './shared.ts';
import type { EditionHosts, MillwrightEdition } from './types.ts';

const urlSuffix = 'de.millwright.example';

const formats = createFormats({
  lang: 'de',
  timeZone: 'Europe/Berlin',
  dateFormat: { dateStyle: 'medium' },
  numberFormat: {},
});

/** An edition in German, for sites of one's own: built like the English one, with the days of Berlin. */
export const createDeEdition = (overrides: Partial<EditionHosts> = {}): MillwrightEdition => ({
  ...createEnEdition({ ...hostsOf(urlSuffix), ...overrides }),
  lang: 'de',
  ...ofLanguage.de,
  urlSuffix,
  formats,
});
