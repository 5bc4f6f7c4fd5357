import { isOwnPath } from '@millwright/domain';
import type { RequestScope } from '../../shell/page/request-scope.server.tsx';
import type { HomeData } from './home-data.server.ts';
import type { MissingPart } from './next-steps.server.tsx';

type Listed = { items: readonly unknown[] } | null;

/** What the site lacks, as far as its home page and its settings tell. What could not be had is not missing. */
export function missingParts({ edition, sendsMessages = true }: RequestScope, home: HomeData): MissingPart[] {
  const { contact, login } = edition;
  const isEmpty = (list: Listed): boolean => list?.items.length === 0;
  const isMissing: Partial<Record<MissingPart, boolean>> = {
    articles: isEmpty(home.latest),
    industries: home.industries.length === 0,
    suppliers: isEmpty(home.suppliers),
    products: isEmpty(home.products),
    videos: home.hasNoVideos,
    issues: isEmpty(home.issues),
    papers: home.hasNoPapers,
    shows: isEmpty(home.shows),
    posts: isEmpty(home.demands),
    contact: contact.email === '' && contact.phone === '',
    messages: !sendsMessages,
    memberSite: isOwnPath(login.memberUrl),
  };
  return (Object.keys(isMissing) as MissingPart[]).filter((part) => isMissing[part]);
}
