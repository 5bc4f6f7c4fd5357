import type { Edition } from '@millwright/i18n/editions';

/**
 * Gives the paths of the QR codes that the footer of an edition shows. In the page itself they would be the largest part
 * of the footer.
 */
export const followCodePath =
  ({ key }: Edition) =>
  (purpose: string): string =>
    `/follow-code/${key}/${purpose}.svg`;
