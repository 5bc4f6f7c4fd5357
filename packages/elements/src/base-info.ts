import type { BaseInfo } from '@millwright/domain';
import { failed, success } from '@millwright/api-client';
import { useSharedActions } from '@millwright/ui/shared-state';
import type { ViewProps } from './millwright-element.tsx';
import { useAnswer, type Answer } from './use-answer.ts';

/** The industries and hot keywords of the edition: asked for once for all elements. */
export function useBaseInfo({ kit, settle }: Pick<ViewProps, 'kit' | 'settle'>): [Answer<BaseInfo>, () => void] {
  const { loadBaseInfo } = useSharedActions();
  const {
    settings: { edition },
    store,
  } = kit;
  const ask = async () => {
    await loadBaseInfo(edition);
    const info = store.getState().baseInfo[edition];
    return info ? success(info) : failed({ kind: 'network' });
  };
  return useAnswer(ask, settle, [kit]);
}
