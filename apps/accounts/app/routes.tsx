import type { RouteObject } from 'react-router';
import { memberPage, visitorPage } from './runtime/define-page.ts';
import type { Services } from './runtime/services.ts';
import { AppFrame } from './shell/app-frame.tsx';
import { Loading } from './shell/loading.tsx';
import { NotFoundPage, RouteProblem } from './shell/route-problem.tsx';

/** The pages of members. */
const memberRoutes = (services: Services): RouteObject[] => [
  { path: 'register', lazy: visitorPage(services, () => import('./pages/register.tsx')) },
  { index: true, lazy: memberPage(services, () => import('./pages/overview.tsx')) },
  { path: 'enquiries', lazy: memberPage(services, () => import('./pages/enquiries.tsx')) },
  { path: 'enquiries/:id', lazy: memberPage(services, () => import('./pages/enquiry.tsx')) },
  { path: 'threads/:id', lazy: memberPage(services, () => import('./pages/thread.tsx')) },
  { path: 'request', lazy: memberPage(services, () => import('./pages/request.tsx')) },
  { path: 'posts', lazy: memberPage(services, () => import('./pages/posts.tsx')) },
  { path: 'posts/new', lazy: memberPage(services, () => import('./pages/new-post.tsx')) },
  { path: 'profile', lazy: memberPage(services, () => import('./pages/profile.tsx')) },
  { path: 'security', lazy: memberPage(services, () => import('./pages/security.tsx')) },
  { path: 'data', lazy: memberPage(services, () => import('./pages/data.tsx')) },
];

/** The pages of the people of suppliers. */
const supplierRoutes = (services: Services): RouteObject[] => [
  { index: true, lazy: memberPage(services, () => import('./pages/inbox.tsx')) },
  { path: 'threads/:id', lazy: memberPage(services, () => import('./pages/thread.tsx')) },
  { path: 'profile', lazy: memberPage(services, () => import('./pages/supplier-profile.tsx')) },
  { path: 'certificates', lazy: memberPage(services, () => import('./pages/supplier-certificates.tsx')) },
  { path: 'products', lazy: memberPage(services, () => import('./pages/supplier-products.tsx')) },
  { path: 'products/:id', lazy: memberPage(services, () => import('./pages/supplier-product.tsx')) },
  { path: 'changes', lazy: memberPage(services, () => import('./pages/supplier-changes.tsx')) },
];

/** Every page of the site that is shown. Each is fetched when it is visited. */
export const routesOf = (services: Services): RouteObject[] => [
  {
    id: 'frame',
    loader: () => services.session.account(),
    // The session remembers it, and knows when it has changed.
    shouldRevalidate: () => true,
    element: <AppFrame />,
    hydrateFallbackElement: <Loading />,
    errorElement: <AppFrame problem={<RouteProblem />} />,
    children: [
      {
        errorElement: <RouteProblem />,
        children: [
          { path: 'login', lazy: visitorPage(services, () => import('./pages/login.tsx')) },
          { path: 'login/code', lazy: visitorPage(services, () => import('./pages/login-by-code.tsx')) },
          ...(services.site.kind === 'member' ? memberRoutes(services) : supplierRoutes(services)),
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
];
