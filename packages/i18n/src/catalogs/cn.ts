// oxlint-disable-next-line typescript/triple-slash-reference -- projects that import this module learn what a .po is
/// <reference path="../po.d.ts" />
import { messages as enquiry } from './cn/enquiry.po';
import { messages as later } from './cn/later.po';
import { messages as members } from './cn/members.po';
import { messages as portal } from './cn/portal.po';
import { messages as ofStatic } from './cn/static.po';
import { messages as ui } from './cn/ui.po';
import type { LocaleMessages } from './message-id.ts';

/** All messages of the widgets in this edition. */
export const messages: LocaleMessages = { ...ofStatic, ...members, ...enquiry, ...later, ...ui, ...portal };
