import { useEffect } from 'react';
import { usePageLocation } from '../../runtime/shown-page.ts';
import { useServices } from '../page/app-root.tsx';

/** Lets WeChat pass on the page that is shown, where this is its browser; any other browser fetches nothing for it. */
export function useWechat(): void {
  const services = useServices();
  const { pathname, search } = usePageLocation();
  useEffect(() => {
    if (!services || !/\bMicroMessenger\//.test(navigator.userAgent)) return;
    const share = async () => {
      const [{ shareInWechat }, { signForWechat }] = await Promise.all([
        import('../wechat/share-in-wechat.ts'),
        services.forMembers(),
      ]);
      await shareInWechat({ sign: signForWechat, window });
    };
    // The page works without it.
    share().catch(() => undefined);
  }, [services, pathname, search]);
}
