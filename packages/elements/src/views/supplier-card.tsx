import { SupplierCard } from '@millwright/ui/supplier-card';
import type { ViewProps } from '../millwright-element.tsx';
import { useAnswer } from '../use-answer.ts';

/** `<millwright-supplier-card supplier>`: one supplier, by id or url name. Says `millwright-error` where there is none. */
export const SupplierCardView = ({ host, kit, emit }: ViewProps) => {
  const id = host.getAttribute('supplier') ?? '';
  const answer = useAnswer(async () => {
    const result = await (await kit.loadContent()).supplier(id);
    if (!result.ok) emit('millwright-error', result.failure.kind);
    return result;
  }, [kit, id]);
  return answer.state === 'here' ? <SupplierCard supplier={answer.value} /> : null;
};
