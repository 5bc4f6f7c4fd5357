const extendedValue = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * `Content-Disposition` of a file that is saved and not shown.
 *
 * @param plainName for programs that know ASCII only
 */
export const attachmentAs = (plainName: string, name: string): string =>
  `attachment; filename="${plainName}"; filename*=UTF-8''${extendedValue(name)}`;
