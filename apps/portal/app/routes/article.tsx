import type { Route } from './+types/article.ts';
import { Static } from '../alive/static.tsx';
import '../articles/article-page.server.tsx?styles';
import { loadArticleRoute } from '../articles/article.server.tsx';
import { headTags } from '../site/head.ts';
import { requestScope } from '../site/request-scope.server.tsx';

/** Serves `/article/{segment}`: an id or a custom url name. */
export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadArticleRoute(context.get(requestScope), params.segment, url);

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  return <Static part={loaderData.page} />;
}
