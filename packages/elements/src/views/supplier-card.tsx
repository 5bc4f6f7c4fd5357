import { failed, type Result } from '@millwright/api-client';
import { parseInteger, type SupplierSummary } from '@millwright/domain';
import { SupplierCard } from '@millwright/ui/supplier-card';
import type { ViewProps } from '../millwright-element.tsx';
import { Unanswered } from '../own-content.tsx';
import { useAnswer } from '../use-answer.ts';

/** `<millwright-supplier-card supplier>`: one supplier, by its id. */
export const SupplierCardView = ({ host, kit, own, settle }: ViewProps) => {
  const id = parseInteger(host.getAttribute('supplier'));
  const ask = async (): Promise<Result<SupplierSummary>> =>
    id === null ? failed({ kind: 'status', status: 404 }) : (await kit.loadCardCalls()).getSupplier(id);
  const [answer, retry] = useAnswer(ask, settle, [kit, id]);
  return answer.state === 'here' ? (
    <SupplierCard supplier={answer.value} />
  ) : (
    <Unanswered state={answer.state} own={own} onRetry={retry} />
  );
};
