/// <reference path="../po.d.ts" />
import type { Messages } from '@lingui/core';
import type { EditionKey } from '@millwright/domain';
import { messages as cn } from './cn.ts';
import { messages as cnServer } from './cn/server.po';
import { messages as en } from './en.ts';
import { messages as enServer } from './en/server.po';

/** Every message of both editions: for the server, for tests and for Storybook, never for the browser. */
export const serverCatalogs: Readonly<Record<EditionKey, Messages>> = {
  cn: { ...cn, ...cnServer },
  en: { ...en, ...enServer },
};
