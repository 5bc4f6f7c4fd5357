import { isOwnPath, webUrl } from '@millwright/domain';
import { runChart, type ChartActor } from '../../behaviours/chart/index.ts';
import { gatedDownloadChart } from './gated-download.machine.ts';
import type {
  GatedDownloadContext,
  GatedDownloadEvent,
  GatedDownloadProps,
  GatedDownloadState,
} from './gated-download.types.ts';

/** A running download. */
export interface RunningDownload {
  actor: ChartActor<GatedDownloadState, GatedDownloadEvent, GatedDownloadContext>;
  /** Takes the paper and the ports of the last render. */
  use: (props: GatedDownloadProps) => void;
}

const goTo = (href: string) => window.location.assign(href);

/** Only an own path or a web URL is a link. */
const isLink = (href: string) => isOwnPath(href) || webUrl(href) !== null;

/** Makes a download that calls through the ports of the last render. */
export const createDownload = (first: GatedDownloadProps): RunningDownload => {
  let props = first;
  let requests = 0;
  const response = async (): Promise<GatedDownloadEvent> => {
    try {
      const outcome = await props.onRequestLink(props.paperId);
      if (outcome.status === 'loginNeeded') return { type: 'LOGIN.NEEDED' };
      if (outcome.status === 'ready' && isLink(outcome.href)) return { type: 'LINK.CAME', href: outcome.href };
      return { type: 'REQUEST.FAILED', message: outcome.status === 'failed' ? (outcome.message ?? null) : null };
    } catch {
      return { type: 'REQUEST.FAILED', message: null };
    }
  };
  const request = async () => {
    const mine = (requests += 1);
    const event = await response();
    if (mine === requests) actor.send(event);
  };
  const actor: RunningDownload['actor'] = runChart(
    gatedDownloadChart({
      request: () => void request(),
      cancel: () => (requests += 1),
      start: (href) => (props.onStart ?? goTo)(href),
    }),
    { clock: first.clock },
  );
  return { actor, use: (next) => void (props = next) };
};
