import type { LoginPrompt } from '@millwright/domain';
import type { LoginOutcome, LoginPorts } from '../parts/login/login-dialog.types.ts';

/** A refusal in a server's words, and the field that it is about. */
export const refused = (text: string, field?: LoginPrompt): LoginOutcome => ({
  ok: false,
  failure: { code: 'refused', text, field },
});

/** A captcha as an image, drawn for its key. */
const drawnCode = (key: string): string =>
  // The end of the key bends the line, so that two codes can be distinguished.
  `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40" fill="#e6eaef"/>' +
      `<path d="M${14 + (Number(key.split('-').at(-1)) % 9 || 0)} 30l8-20 8 20m-13-7h10` +
      'M46 10v20m0-10h12m0-10v20M74 12c10-6 16 6 6 10l-8 8h14M98 10l10 20m0-20l-10 20" ' +
      'fill="none" stroke="#1d4f7c" stroke-width="2.5"/></svg>',
  )}`;

/** A memory of sends that lasts as long as the test. */
export const emptySendMemory = (
  now: () => number = Date.now,
  sentAt: number | null = null,
): NonNullable<LoginPorts['sendMemory']> => {
  let stored = sentAt;
  return { now, read: () => stored, write: (time) => (stored = time) };
};

/** Ports of a server that says yes to everything. */
export const willingPorts = (overrides: Partial<LoginPorts> = {}): LoginPorts => {
  let keys = 0;
  return {
    newImageKey: () => `captcha-key-${(keys += 1)}`,
    captchaSrc: drawnCode,
    requestCode: async () => ({ ok: true }),
    loginByCode: async () => ({ ok: true }),
    loginByPassword: async () => ({ ok: true }),
    onSuccess: () => undefined,
    sendMemory: emptySendMemory(),
    ...overrides,
  };
};
