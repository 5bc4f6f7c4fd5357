import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useLoaderData } from 'react-router-dom';
import { Static } from '../alive/static.tsx';
import '../search/search.server.tsx?styles';
import { loadSearchRoute } from '../search/search.server.tsx';
import { headTags } from '../site/head.ts';
import { requestScope } from '../site/request-scope.server.tsx';

/** Searches the news. */
export const loader = ({ context, url }: LoaderFunctionArgs) => loadSearchRoute(context.get(requestScope), url);

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head);

export default function Search() {
  return <Static part={useLoaderData<typeof loader>().page} />;
}
