/* oxlint-disable lingui/no-unlocalized-strings -- formats that machines read */
import { fitsQrSvg, QrSvg } from '@millwright/ui/qr-svg';
import { renderToStaticMarkup } from 'react-dom/server';
import { followCodePath } from '../../shell/page/drawn-images.ts';
import { notFound } from '../../shell/page/calls.server.ts';
import type { PageVisit } from '../../shell/page/page.server.tsx';
import { textResponse } from './text-response.server.ts';

const dayInSeconds = 86_400;

/**
 * Responds with a code that leads to where the edition can be followed. What it holds is the edition's, never the visitor's.
 */
export function loadFollowCode({ scope: { edition }, url }: PageVisit): Response {
  const pathOf = followCodePath(edition);
  const followed = edition.footer.followUs.find(({ purpose }) => pathOf(purpose) === url.pathname);
  if (!followed || !fitsQrSvg(followed.value)) throw notFound();
  const svg = renderToStaticMarkup(<QrSvg url={followed.value} xmlns="http://www.w3.org/2000/svg" />);
  return textResponse(svg, 'image/svg+xml', dayInSeconds);
}
