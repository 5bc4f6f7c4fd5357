// oxlint-disable-next-line typescript/triple-slash-reference -- projects that import this module learn what a .po is
/// <reference path="../po.d.ts" />
import type { Messages } from '@lingui/core';
import type { OwnEditionKey } from '@millwright/domain';
import { messages as cn } from './cn/shared.po';
import { messages as en } from './en/shared.po';

/** What the editions of Millwright say of themselves: names of pages and of the site. No other site needs it. */
export const millwrightMessages: Readonly<Record<OwnEditionKey, Messages>> = { cn, en };
