// oxlint-disable-next-line typescript/triple-slash-reference -- projects that import this module learn what a .po is
/// <reference path="../po.d.ts" />
import { messages as translated } from './ar.po';
import type { LocaleMessages } from './message-id.ts';

/** All messages of the widgets in Arabic. */
export const messages: LocaleMessages = translated;
