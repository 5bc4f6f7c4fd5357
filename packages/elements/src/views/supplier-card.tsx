import { failed, type Result } from '@millwright/api-client';
import { parseInteger, type SupplierSummary } from '@millwright/domain';
import { SupplierCard } from '@millwright/ui/supplier-card';
import type { ViewProps } from '../millwright-element.tsx';
import { Unavailable } from '../own-content.tsx';
import { useRequest } from '../use-request.ts';

/** `<millwright-supplier-card supplier>`: one supplier, by its id. */
export const SupplierCardView = ({ host, context, own, settle }: ViewProps) => {
  const id = parseInteger(host.getAttribute('supplier'));
  const load = async (): Promise<Result<SupplierSummary>> =>
    id === null ? failed({ kind: 'status', status: 404 }) : (await context.loadCardCalls()).getSupplier(id);
  const [response, retry] = useRequest(load, settle, [context, id]);
  return response.state === 'here' ? (
    <SupplierCard supplier={response.value} />
  ) : (
    <Unavailable state={response.state} own={own} onRetry={retry} />
  );
};
