/**
 * How the login dialog reaches the members of this site: fetched when it is opened. These responses are placeholders for
 * the calls of your own service; until they are replaced, every code is accepted and no password is known.
 */
export const loadPorts = async () => ({
  newImageKey: () => 'abcdefghijklmnop',
  captchaSrc: () => 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
  requestCode: async () => ({ ok: true as const }),
  loginByCode: async () => ({ ok: true as const }),
  loginByPassword: async () => ({
    ok: false as const,
    failure: { code: 'refused' as const, text: 'Unknown to this site' },
  }),
  onSuccess: () => undefined,
});
