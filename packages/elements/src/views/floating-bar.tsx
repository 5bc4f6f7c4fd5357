import { articleIdOfPath } from '@millwright/domain';
import { FloatingBar } from '@millwright/ui/floating-bar';
import type { ViewProps } from '../millwright-element.tsx';

/** `<millwright-floating-bar>`: ways to reach the editors, codes to scan, back to the top. */
export const FloatingBarView = ({ context }: ViewProps) => (
  <FloatingBar
    articleId={articleIdOfPath(location.pathname)}
    navigate={(path) => location.assign(context.settings.site + path)}
  />
);
