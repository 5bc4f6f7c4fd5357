import { isOwnPath } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';

/**
 * The origin of the member site; null for a site of one's own without one, whose pages then lead to none of its forms.
 */
export function useMemberSite(): string | null {
  const { login, hosts } = useEdition();
  return isOwnPath(login.memberUrl) ? null : hosts.member;
}

/** Where the member's enquiries are, as the form of an enquiry takes it; nothing where there is no member site. */
export function useEnquiryList(): { listHref?: string } {
  const memberSite = useMemberSite();
  return memberSite === null ? {} : { listHref: `${memberSite}/enquiries` };
}
