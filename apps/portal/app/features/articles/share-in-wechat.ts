import { createApiClient, signForWechat, type Result, type ApiClientOptions } from '@millwright/api-client';
import type { WechatSignature } from '@millwright/domain';

/** What WeChat's browser gives to pages: calls by name, each answered by a message that ends in how it went. */
interface WechatBridge {
  invoke(name: string, request: object, callback: (response: { err_msg?: string }) => void): void;
}

/** A window of WeChat's browser; the bridge may come after the page. */
export type WechatWindow = Window & { WeixinJSBridge?: WechatBridge };

/** How sharing reaches the world. */
export interface WechatPorts {
  /** Signs the URL of a page. */
  sign: (url: string) => Promise<Result<WechatSignature>>;
  window: WechatWindow;
}

/** What is shared of a page: with friends, and on a timeline. */
const shares = ['updateAppMessageShareData', 'updateTimelineShareData'] as const;

const withoutHash = (url: string): string => url.replace(/#.*$/s, '');

/** The URL with which each window came: WeChat on iOS goes on with it, however far the page has gone since. */
const landings = new WeakMap<Window, string>();

/**
 * The URL that WeChat compares the signature with: on iOS that of the landing, elsewhere that of the page (decision
 * D23).
 */
export function urlToSign(window: Window): string {
  const current = withoutHash(window.location.href);
  const landing = landings.get(window) ?? current;
  landings.set(window, landing);
  return /iPhone|iPad|iPod/.test(window.navigator.userAgent) ? landing : current;
}

const bridgeOf = (window: WechatWindow): Promise<WechatBridge> =>
  new Promise((resolve) => {
    if (window.WeixinJSBridge) resolve(window.WeixinJSBridge);
    else window.document.addEventListener('WeixinJSBridgeReady', () => resolve(window.WeixinJSBridge!), { once: true });
  });

const contentOf = (document: Document, selector: string): string =>
  document.querySelector<HTMLMetaElement>(selector)?.content ?? '';

/** What a friend sees of the page. */
const sharedOf = ({ document, location }: Window) => ({
  title: document.title,
  desc: contentOf(document, 'meta[name="description"]'),
  link: withoutHash(location.href),
  imgUrl: contentOf(document, 'meta[property="og:image"]'),
});

/**
 * Tells WeChat's browser what to pass on of the page that is shown, in the words of its own script, which no page of
 * ours loads. Where nothing is signed, WeChat passes on the plain URL.
 */
export async function shareInWechat({ sign, window }: WechatPorts): Promise<void> {
  const signed = await sign(urlToSign(window));
  if (!signed.ok) return;
  const { appId, timestamp, nonce, signature } = signed.value;
  const proof = {
    appId,
    verifyAppId: appId,
    verifySignType: 'sha1',
    verifyTimestamp: String(timestamp),
    verifyNonceStr: nonce,
    verifySignature: signature,
  };
  const bridge = await bridgeOf(window);
  const shared = sharedOf(window);
  bridge.invoke('preVerifyJSAPI', { ...proof, verifyJsApiList: [...shares] }, ({ err_msg: outcome = '' }) => {
    if (!outcome.endsWith(':ok')) return;
    for (const name of shares) bridge.invoke(name, { ...proof, ...shared }, () => undefined);
  });
}

/** Has the API sign the page that is shown, and WeChat pass it on. */
export const shareShownPage = (options: ApiClientOptions): Promise<void> =>
  shareInWechat({ sign: (url) => signForWechat(createApiClient(options), url), window });
