import { createVisitorClient } from '@millwright/api-client/visitor';
import type { MemberServices } from '../islands/member-services.ts';
import type { BrowserServices } from './services.types.ts';
import type { BrowserApiOptions } from './site.ts';
import { valueOf } from './value-of.ts';

/** Creates the services of a page. What needs the whole client comes with its first use. */
export function createBrowserServices(options: BrowserApiOptions): BrowserServices {
  const visitor = createVisitorClient(options);
  const onDemand = async () => (await import('./on-demand-services.ts')).createOnDemandServices(options);
  let members: Promise<MemberServices> | undefined;
  const forMembers = () =>
    (members ??= import('../islands/member-services.ts').then(({ createMemberServices }) =>
      createMemberServices(options),
    ));
  return {
    forMembers,
    suggest: async (text, signal) => (await forMembers()).suggest(text, signal),
    loadMember: async () => valueOf(await visitor.me()),
    recordView: async (path) => valueOf(await visitor.recordView(path)),
    loadBanner: async (code) => valueOf(await visitor.firstBanner(code)),
    loadTopBanner: async () => (await onDemand()).loadTopBanner(),
    loadBaseInfo: async () => (await onDemand()).loadBaseInfo(),
    loadLogin: async () => (await onDemand()).loadLogin(),
    logout: async () => (await onDemand()).logout(),
  };
}
