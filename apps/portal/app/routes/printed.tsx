import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { useLoaderData } from 'react-router-dom';
import { Static } from '../alive/static.tsx';
import { loadPage } from '../pages/page-table.server.tsx';
import '../pages/page-table.server.tsx?styles';
import { headTags } from '../site/head.ts';
import { requestScope } from '../site/request-scope.server.tsx';

/** Serves every page of the page table: what it shows depends on the pattern of its address alone. */
export async function loader({ context, url, params, pattern }: LoaderFunctionArgs) {
  const { headers, ...page } = await loadPage(pattern, { scope: context.get(requestScope), url, params });
  return data(page, { headers });
}

/** Those that the loader of the page gives. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head);

export default function Printed() {
  return <Static part={useLoaderData<typeof loader>().page} />;
}
