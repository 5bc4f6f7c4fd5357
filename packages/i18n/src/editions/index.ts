import { htmlLang, type EditionKey, type HtmlLang, type OwnEditionKey } from '@millwright/domain';
import { createCnEdition } from './cn.ts';
import { createDeEdition } from './de.ts';
import { createEnEdition } from './en.ts';
import type { EditionHosts, MillwrightEdition } from './types.ts';

export { createEdition, type OwnEdition, type OwnEntry, type OwnFooter, type OwnQr } from './create-edition.ts';
export { languageOf } from './shared.ts';
export type * from './types.ts';

const creators: Readonly<Record<HtmlLang, typeof createEnEdition>> = {
  'zh-CN': createCnEdition,
  en: createEnEdition,
  de: createDeEdition,
};

/** Builds an edition in its language; its links follow the hosts that are named. */
export const createEditionOf = (key: EditionKey, hosts: Partial<EditionHosts>): MillwrightEdition => ({
  ...creators[htmlLang(key)](hosts),
  key,
});

/** Other sites than the built-in ones, by edition: what a site owner configures. */
export type EditionHostOverrides = Readonly<Partial<Record<OwnEditionKey, Partial<EditionHosts>>>>;

/** Builds the editions; links of navigation, footer and login follow the overridden hosts. */
export const createEditions = (
  hosts: EditionHostOverrides = {},
): Readonly<Record<OwnEditionKey, MillwrightEdition>> => ({
  cn: createCnEdition(hosts.cn),
  en: createEnEdition(hosts.en),
});

/** The editions with their built-in hosts. */
export const editions: Readonly<Record<OwnEditionKey, MillwrightEdition>> = /* @__PURE__ */ createEditions();
