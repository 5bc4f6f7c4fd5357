import type { LoaderFunctionArgs } from 'react-router';
import { loadMachineRead } from '../machine-read/machine-read.server.ts';
import { requestScope } from '../site/request-scope.server.tsx';

/** Serves what machines read: feeds, site maps, calendars, robots.txt, the manifest. */
export const loader = ({ context, url, params, pattern }: LoaderFunctionArgs) =>
  loadMachineRead(pattern, { scope: context.get(requestScope), url, params });
