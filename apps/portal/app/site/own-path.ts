import { checkRedirectTarget } from '@millwright/domain';

/** An address from outside as a path of our own; null where it leads anywhere else. */
export function ownPath(target: unknown): string | null {
  const checked = checkRedirectTarget(target, { allowedHosts: [] });
  return checked.kind === 'own' ? checked.href : null;
}
