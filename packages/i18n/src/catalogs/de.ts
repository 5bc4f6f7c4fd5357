// oxlint-disable-next-line typescript/triple-slash-reference -- projects that import this module learn what a .po is
/// <reference path="../po.d.ts" />
import { messages as enquiry } from './de/enquiry.po';
import { messages as later } from './de/later.po';
import { messages as members } from './de/members.po';
import { messages as portal } from './de/portal.po';
import { messages as ofStatic } from './de/static.po';
import { messages as ui } from './de/ui.po';
import type { LocaleMessages } from './message-id.ts';

/** All messages of the widgets in German. */
export const messages: LocaleMessages = { ...ofStatic, ...members, ...enquiry, ...later, ...ui, ...portal };
