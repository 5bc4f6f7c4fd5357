// oxlint-disable-next-line typescript/triple-slash-reference -- projects that import this module learn what a .po is
/// <reference path="../po.d.ts" />
import type { Messages } from '@lingui/core';
import type { HtmlLang, OwnEditionKey } from '@millwright/domain';
import { messages as cn } from './cn.ts';
import { messages as cnServer } from './cn/server.po';
import { messages as de } from './de.ts';
import { messages as deServer } from './de/server.po';
import { messages as deShared } from './de/shared.po';
import { messages as en } from './en.ts';
import { millwrightMessages } from './millwright.ts';
import { messages as enServer } from './en/server.po';

/**
 * Every message of the portal by its language: for the server, for tests and for Storybook, never for the browser. Where
 * a message is in both, the browser's catalog wins, so that server and browser always say the same.
 */
export const languageCatalogs: Readonly<Record<HtmlLang, Messages>> = {
  'zh-CN': { ...cnServer, ...millwrightMessages.cn, ...cn },
  en: { ...enServer, ...millwrightMessages.en, ...en },
  de: { ...deServer, ...deShared, ...de },
};

/** Those of the editions of Millwright itself. */
export const serverCatalogs: Readonly<Record<OwnEditionKey, Messages>> = {
  cn: languageCatalogs['zh-CN'],
  en: languageCatalogs.en,
};
