import { afterAll, vi } from 'vitest';

// Files that share a worker leave it as they found it. This hook is the first to be registered, and so runs after a
// file's own.
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
