// oxlint-disable-next-line typescript/triple-slash-reference -- projects that import this module learn what a .po is
/// <reference path="../po.d.ts" />
import type { Messages } from '@lingui/core';
import type { EditionKey } from '@millwright/domain';
import { messages as cn } from './cn.ts';
import { messages as cnServer } from './cn/server.po';
import { messages as en } from './en.ts';
import { millwrightMessages } from './millwright.ts';
import { messages as enServer } from './en/server.po';

/**
 * Every message of both editions: for the server, for tests and for Storybook, never for the browser. Where a message
 * is in both, the browser's catalog wins, so that server and browser always say the same.
 */
export const serverCatalogs: Readonly<Record<EditionKey, Messages>> = {
  cn: { ...cnServer, ...millwrightMessages.cn, ...cn },
  en: { ...enServer, ...millwrightMessages.en, ...en },
};
