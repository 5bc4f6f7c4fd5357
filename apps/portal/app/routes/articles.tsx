import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useLoaderData } from 'react-router-dom';
import { Static } from '../alive/static.tsx';
import '../articles/article-list-page.server.tsx?styles';
import { loadArticlesRoute } from '../articles/articles.server.tsx';
import { headTags } from '../site/head.ts';
import { requestScope } from '../site/request-scope.server.tsx';

/** Serves `/articles` and `/articles/{type}`. */
export const loader = ({ context, url, params }: LoaderFunctionArgs) =>
  loadArticlesRoute(context.get(requestScope), url, params.type);

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head);

export default function Articles() {
  return <Static part={useLoaderData<typeof loader>().page} />;
}
