import { TopBanner } from '@millwright/ui/top-banner';
import type { ViewProps } from '../millwright-element.tsx';
import { useAnswer } from '../use-answer.ts';

/** `<millwright-top-banner code>`: the advertisement of a place; nothing where it has none. */
export const TopBannerView = ({ host, kit }: ViewProps) => {
  const code = host.getAttribute('code') ?? 'top';
  const answer = useAnswer(() => kit.visitor.firstBanner(code), [kit, code]);
  return answer.state === 'here' && answer.value ? <TopBanner banners={[answer.value]} /> : null;
};
