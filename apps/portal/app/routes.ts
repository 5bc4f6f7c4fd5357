import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  layout('./routes/site-layout.tsx', [
    // Its error boundary keeps the shell around an error page.
    layout('./routes/page-boundary.tsx', [
      index('./routes/home.tsx'),
      route('index', './routes/home.tsx', { id: 'home-by-name' }),
      route('articles', './routes/articles.tsx'),
      route('articles/:type', './routes/articles.tsx', { id: 'articles-of-type' }),
      route('article', './routes/article-without-id.ts'),
      route('article/:segment', './routes/article.tsx'),
      route('search', './routes/search.tsx'),
      route('*', './routes/not-found.tsx'),
    ]),
  ]),
  route('edition', './routes/edition.ts'),
] satisfies RouteConfig;
