import { useState } from 'react';
import type { Route } from './+types/home.ts';
import { Static } from '../alive/static.tsx';
import { requestScope } from '../site/request-scope.server.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return { list: context.get(requestScope).printer.print('list', <p>hello</p>) };
}
export default function Home({ loaderData }: Route.ComponentProps) {
  const [n, setN] = useState(0);
  return <main><button data-js onClick={() => setN(n + 1)}>{n}</button><Static part={loaderData.list} /></main>;
}
