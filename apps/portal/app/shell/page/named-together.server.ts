import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Names one after the other, with the comma of the language; empty where there are none. */
export const namedTogether = (i18n: I18n, names: readonly (string | number | false | null | undefined)[]): string =>
  names
    .filter((name): name is string => typeof name === 'string' && name !== '')
    .reduce((before, next) => (before === '' ? next : i18n._(msg`${before}, ${next}`)), '');
