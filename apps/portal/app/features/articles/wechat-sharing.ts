import { useEffect } from 'react';
import { usePageLocation } from '../../runtime/shown-page.ts';
import { useDocumentScope } from '../../shell/frame/document-scope.ts';

/** Lets WeChat pass on the page that is shown, where this is its browser; any other browser fetches nothing for it. */
export function WechatSharing() {
  const { services } = useDocumentScope();
  const { pathname, search } = usePageLocation();
  useEffect(() => {
    if (!services || !/\bMicroMessenger\//.test(navigator.userAgent)) return;
    const share = async () => {
      const { shareShownPage } = await import('./share-in-wechat.ts');
      await shareShownPage(services.api);
    };
    // The page works without it.
    share().catch(() => undefined);
  }, [services, pathname, search]);
  return null;
}
