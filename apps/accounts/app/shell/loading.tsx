import { SkeletonText } from '@millwright/ui/skeleton';
import * as css from './page.css.ts';

/** What is shown until the first page is here. */
export const Loading = () => (
  <div className={css.page} aria-busy="true">
    <SkeletonText lines={6} />
  </div>
);
