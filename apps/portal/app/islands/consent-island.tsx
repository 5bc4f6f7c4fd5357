import { useLingui } from '@lingui/react/macro';
import { Button } from '@millwright/ui/button';
import type { IslandContextProps } from './islands.types.ts';

/** Opens the question about counting views and players of other sites again. */
export function ConsentIsland({ runtime }: IslandContextProps) {
  const { t } = useLingui();
  return <Button variant="secondary" onClick={() => runtime.consent.send({ type: 'CONSENT.REOPENED' })}>{t`Privacy choices`}</Button>;
}
