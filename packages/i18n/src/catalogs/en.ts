// oxlint-disable-next-line typescript/triple-slash-reference -- projects that import this module learn what a .po is
/// <reference path="../po.d.ts" />
import { messages as enquiry } from './en/enquiry.po';
import { messages as later } from './en/later.po';
import { messages as members } from './en/members.po';
import { messages as portal } from './en/portal.po';
import { messages as ofStatic } from './en/static.po';
import { messages as ui } from './en/ui.po';
import type { LocaleMessages } from './message-id.ts';

/** All messages of the widgets in this edition. */
export const messages: LocaleMessages = { ...ofStatic, ...members, ...enquiry, ...later, ...ui, ...portal };
