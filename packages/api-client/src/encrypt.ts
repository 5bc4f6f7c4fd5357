/** Encrypts a text with a public key in PEM; null where that cannot be done safely. */
export type Encrypt = (text: string, publicKey: string) => Promise<string | null>;

/**
 * Encrypts a text for the login (D4): RSA-OAEP with SHA-256 over base64 of its UTF-8. For the browser only, and loaded
 * when somebody logs in. It is a second skin over TLS, never a substitute. Returns null where this cannot be done
 * safely: without a source of randomness, which the library would replace by a guessable one, or a text that is too
 * long.
 */
export async function encryptForLogin(text: string, publicKey: string): Promise<string | null> {
  if (typeof globalThis.crypto?.getRandomValues !== 'function') return null;
  const { JSEncrypt } = await import('jsencrypt');
  const encrypter = new JSEncrypt();
  encrypter.setPublicKey(publicKey);
  const base64 = btoa(String.fromCharCode(...new TextEncoder().encode(text)));
  return encrypter.encryptOAEP(base64) || null;
}
