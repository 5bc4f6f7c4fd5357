import { articleIdOfPath } from '@millwright/domain';
import { FloatingBar } from '@millwright/ui/floating-bar';
import { useLocation } from 'react-router-dom';

/** The floating bar. Its app prompt knows the article that is shown. */
export function FloatingBarIsland() {
  return <FloatingBar articleId={articleIdOfPath(useLocation().pathname)} />;
}
