import { isOwnPath } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';

/**
 * The origin of the member site; null for a site of one's own without one, whose pages then lead to none of its forms.
 */
export function useMemberSite(): string | null {
  const { login, hosts } = useEdition();
  return isOwnPath(login.memberUrl) ? null : hosts.member;
}
