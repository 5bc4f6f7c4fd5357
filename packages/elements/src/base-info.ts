import type { BaseInfo } from '@millwright/domain';
import { failed, success } from '@millwright/api-client';
import { useSharedActions } from '@millwright/ui/shared-state';
import type { ViewProps } from './millwright-element.tsx';
import { useRequest, type RequestState } from './use-request.ts';

/** The industries and hot keywords of the edition: requested once for all elements. */
export function useBaseInfo({
  context,
  settle,
}: Pick<ViewProps, 'context' | 'settle'>): [RequestState<BaseInfo>, () => void] {
  const { loadBaseInfo } = useSharedActions();
  const {
    settings: { edition },
    store,
  } = context;
  const load = async () => {
    await loadBaseInfo(edition);
    const info = store.getState().baseInfo[edition];
    return info ? success(info) : failed({ kind: 'network' });
  };
  return useRequest(load, settle, [context]);
}
