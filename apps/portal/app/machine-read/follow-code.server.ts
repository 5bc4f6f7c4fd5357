import type { Edition } from '@millwright/i18n/editions';
import { qrPicture } from '@millwright/ui/qr-code';
import { notFound } from '../site/calls.server.ts';
import type { PageVisit } from '../site/page.server.tsx';
import { textAnswer } from './text-answer.server.ts';

const day = 86_400;

/** Gives the addresses of the codes that the footer of an edition shows. In the page itself they would be the largest part of the footer. */
export const followCodePath = ({ key }: Edition) => (purpose: string): string => `/follow-code/${key}/${purpose}.svg`;

/** Answers a code that leads to where the edition can be followed. What it holds is the edition's, never the visitor's. */
export function loadFollowCode({ scope: { edition }, url }: PageVisit): Response {
  const pathOf = followCodePath(edition);
  const followed = edition.footer.followUs.find(({ purpose }) => pathOf(purpose) === url.pathname);
  const picture = followed && qrPicture(followed.value);
  if (!picture) throw notFound();
  return textAnswer(picture, 'image/svg+xml', day);
}
