/* oxlint-disable lingui/no-unlocalized-strings -- formats that machines read */
import { qrPath } from '@millwright/ui/qr-code';
import { followCodePath } from '../../shell/page/follow-code-path.ts';
import { notFound } from '../../shell/page/calls.server.ts';
import type { PageVisit } from '../../shell/page/page.server.tsx';
import { textAnswer } from './text-answer.server.ts';

/** White around a code, in modules. */
const quiet = 2;
const dayInSeconds = 86_400;

/** Draws a code black on white: readers want it so in every theme. Null for an address that is too long to be drawn. */
export function drawCode(address: string): string | null {
  const drawing = qrPath(address);
  if (!drawing) return null;
  const side = drawing.size + 2 * quiet;
  const from = `${-quiet} ${-quiet - 0.5}`;
  const paths = `<path fill="#fff" d="M${from}h${side}v${side}h-${side}z"/><path stroke="#000" d="${drawing.path.replace('m', 'M')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${from} ${side} ${side}" shape-rendering="crispEdges">${paths}</svg>`;
}

/**
 * Answers a code that leads to where the edition can be followed. What it holds is the edition's, never the visitor's.
 */
export function loadFollowCode({ scope: { edition }, url }: PageVisit): Response {
  const pathOf = followCodePath(edition);
  const followed = edition.footer.followUs.find(({ purpose }) => pathOf(purpose) === url.pathname);
  const picture = followed && drawCode(followed.value);
  if (!picture) throw notFound();
  return textAnswer(picture, 'image/svg+xml', dayInSeconds);
}
