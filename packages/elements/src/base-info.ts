import type { BaseInfo } from '@millwright/domain';
import { useEffect } from 'react';
import { useSharedState, useSharedActions } from '@millwright/ui/shared-state';
import type { Kit } from './kit.ts';

const nothing: BaseInfo = { settings: { title: '', description: '', keywords: '' }, hotKeywords: [], industries: [] };

/** The industries and hot keywords of the edition: asked for once for all elements, empty until they are here. */
export function useBaseInfo({ settings: { edition } }: Kit): BaseInfo {
  const { loadBaseInfo } = useSharedActions();
  const known = useSharedState(({ baseInfo }) => baseInfo[edition]);
  useEffect(() => void loadBaseInfo(edition), [edition, loadBaseInfo]);
  return known ?? nothing;
}
