import type { EditionKey } from '@millwright/domain';
import { createCnEdition } from './cn.ts';
import { createEnEdition } from './en.ts';
import type { EditionHosts, MillwrightEdition } from './types.ts';

export { createEdition, type OwnEdition, type OwnEntry, type OwnFooter, type OwnQr } from './create-edition.ts';
export type * from './types.ts';

/** Other sites than the built-in ones, by edition: what a site owner configures. */
export type EditionHostOverrides = Readonly<Partial<Record<EditionKey, Partial<EditionHosts>>>>;

/** Builds the editions; links of navigation, footer and login follow the overridden hosts. */
export const createEditions = (hosts: EditionHostOverrides = {}): Readonly<Record<EditionKey, MillwrightEdition>> => ({
  cn: createCnEdition(hosts.cn),
  en: createEnEdition(hosts.en),
});

/** The editions with their built-in hosts. */
export const editions: Readonly<Record<EditionKey, MillwrightEdition>> = /* @__PURE__ */ createEditions();
