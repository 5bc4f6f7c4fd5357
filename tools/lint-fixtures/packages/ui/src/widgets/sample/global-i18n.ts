import { i18n } from '@lingui/core';

/** Breaks: one instance for all requests. */
export const greeting = () => i18n._('greeting');
