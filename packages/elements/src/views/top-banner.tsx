import { TopBanner } from '@millwright/ui/top-banner';
import type { ViewProps } from '../millwright-element.tsx';
import { OwnContent } from '../own-content.tsx';
import { useAnswer } from '../use-answer.ts';

/** `<millwright-top-banner code>`: the advertisement of a place; what the page wrote inside of it where it has none. */
export const TopBannerView = ({ host, kit, own, settle }: ViewProps) => {
  const code = host.getAttribute('code') || 'top';
  const [answer] = useAnswer(async () => (await kit.loadCalls()).getBanner(code), settle, [kit, code]);
  return answer.state === 'here' && answer.value ? <TopBanner banners={[answer.value]} /> : <OwnContent own={own} />;
};
