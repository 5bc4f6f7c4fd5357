import { TopBanner } from '@millwright/ui/top-banner';
import type { ViewProps } from '../millwright-element.tsx';
import { OwnContent } from '../own-content.tsx';
import { useRequest } from '../use-request.ts';

/** `<millwright-top-banner code>`: the advertisement of a place; what the page wrote inside of it where it has none. */
export const TopBannerView = ({ host, context, own, settle }: ViewProps) => {
  const code = host.getAttribute('code') || 'top';
  const [response] = useRequest(async () => (await context.loadCalls()).getBanner(code), settle, [context, code]);
  return response.state === 'here' && response.value ? (
    <TopBanner banners={[response.value]} />
  ) : (
    <OwnContent own={own} />
  );
};
