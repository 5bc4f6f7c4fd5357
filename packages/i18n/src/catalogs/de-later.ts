import type { Messages } from '@lingui/core';

/**
 * Messages of what the browser fetches later. The build of the custom elements moves them here; elsewhere all are in the
 * first catalog.
 */
export const messages: Messages = JSON.parse('{}') as Messages;
