import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { machineReadPaths } from './machine-read/machine-read-paths.ts';
import { printedPaths } from './pages/printed-paths.ts';

const printed = (paths: readonly string[]) =>
  paths.map((path) => route(path.slice(1), './routes/printed.tsx', { id: path }));

/** The error boundary inside a layout keeps the layout around an error page. */
const within = (file: string, id: string, routes: RouteConfigEntry[]) =>
  layout(file, [layout('./routes/page-boundary.tsx', { id: `${id}-boundary` }, routes)]);

export default [
  within('./routes/site-layout.tsx', 'site', [
    index('./routes/home.tsx'),
    route('index', './routes/home.tsx', { id: 'home-by-name' }),
    route('articles', './routes/articles.tsx'),
    route('articles/:type', './routes/articles.tsx', { id: 'articles-of-type' }),
    route('article', './routes/article-without-id.ts'),
    route('article/:segment', './routes/article.tsx'),
    route('search', './routes/search.tsx'),
    ...printed(printedPaths.site),
    route('*', './routes/not-found.tsx'),
  ]),
  within('./routes/download-layout.tsx', 'download', printed(printedPaths.download)),
  within('./routes/empty-layout.tsx', 'empty', printed(printedPaths.empty)),
  within('./routes/subsite-layout.tsx', 'subsite', printed([...printedPaths.subsite, ...printedPaths.either])),
  route('edition', './routes/edition.ts'),
  ...machineReadPaths.map((path) => route(path.slice(1), './routes/machine-read.ts', { id: path })),
] satisfies RouteConfig;
