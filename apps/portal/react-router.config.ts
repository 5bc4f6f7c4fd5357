import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The whole route manifest is one small immutable file. It comes when the page wakes up, so that no page carries a
  // part of it and no navigation waits for a request of its own.
  routeDiscovery: { mode: 'initial' },
  future: {
    // Else a cold development server loads the first page twice, with errors in between.
    unstable_optimizeDeps: true,
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config;
