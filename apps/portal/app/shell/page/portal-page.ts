import { redirect } from 'react-router';
import type { Page } from '../../runtime/routes.ts';
import type { Layout } from '../frame/shell.ts';
import type { LoadedPage } from './page.server.tsx';
import type { RequestScope } from './request-scope.types.ts';

/** A page of the portal: its path, layout, parameters, cache and loader. */
export interface PortalPage extends Page<RequestScope, Layout, LoadedPage> {
  /** Whether the sitemap names it: a list or an editorial page, whose path is its URL. @default false */
  sitemap?: boolean;
}

/** A page as the list of pages has it. */
export type ListedPage = Omit<PortalPage, 'layout'> & {
  /** What stands around it; `subsite` is the site's own header where no sub-site is named. @default 'site' */
  layout?: Layout;
};

/** Leads to another path. */
export const toPath = (path: string) => (): never => {
  throw redirect(path, 302);
};
