import type { Messages } from '@lingui/core';

/** The id of a message. In the published package it is one of the English texts; here the macros make ids up. */
export type MessageId = string;

/** Every message of a language, each as text or compiled. A language that lacks one does not compile. */
export type LocaleMessages = Readonly<Record<MessageId, Messages[string]>>;
