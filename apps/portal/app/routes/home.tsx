import type { Route } from './+types/home.ts';
import { Static } from '../alive/static.tsx';
import { loadHomeRoute } from '../home/home.server.tsx';
import '../home/home-page.server.tsx?styles';
import { headTags } from '../site/head.ts';
import { requestScope } from '../site/request-scope.server.tsx';

export const loader = ({ context }: Route.LoaderArgs) => loadHomeRoute(context.get(requestScope));

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

export default function Home({ loaderData }: Route.ComponentProps) {
  return <Static part={loaderData.page} />;
}
