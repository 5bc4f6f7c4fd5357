// @vitest-environment node
import { failed, success, type Result } from '@millwright/api-client';
import type { WechatSignature } from '@millwright/domain';
import { describe, expect, it } from 'vitest';
import { urlToSign, shareInWechat, type WechatWindow } from './share-in-wechat.ts';

const agents = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.60',
  Android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/134.0 ' +
    'Mobile Safari/537.36 MicroMessenger/8.0.60',
};
const signature: WechatSignature = {
  appId: 'wx1',
  rawString: 'jsapi_ticket=t',
  timestamp: 1_770_000_000,
  nonce: 'n',
  signature: 's',
};

/** A window of WeChat's browser whose bridge responds with `reply`. */
function wechatWindow(agent: keyof typeof agents, href: string, reply = ':ok') {
  const invoked: [name: string, request: Record<string, unknown>][] = [];
  const contents: Record<string, string> = {
    'meta[name="description"]': 'About it',
    'meta[property="og:image"]': 'https://cn.example.com/share-image/article/5.png',
  };
  const fake = {
    location: { href },
    navigator: { userAgent: agents[agent] },
    document: { title: 'An article', querySelector: (selector: string) => ({ content: contents[selector] }) },
    WeixinJSBridge: {
      invoke(name: string, request: Record<string, unknown>, done: (response: object) => void) {
        invoked.push([name, request]);
        done({ err_msg: name + reply });
      },
    },
  };
  return { window: fake as unknown as WechatWindow, invoked, go: (url: string) => (fake.location.href = url) };
}

const signer = (result: Result<WechatSignature> = success(signature)) => {
  const requested: string[] = [];
  return { requested, sign: (url: string) => (requested.push(url), Promise.resolve(result)) };
};

describe('sharing in WeChat', () => {
  it.each([
    ['iPhone', 'https://cn.example.com/articles?page=2'],
    ['Android', 'https://cn.example.com/article/5?a=1'],
  ] as const)('signs on %s %s after a way from page to page, without its hash', (agent, expected) => {
    const { window, go } = wechatWindow(agent, 'https://cn.example.com/articles?page=2#top');
    urlToSign(window);
    go('https://cn.example.com/article/5?a=1#part');
    expect(urlToSign(window)).toBe(expected);
  });

  it('proves the signature, then tells what is passed on to friends and to a timeline', async () => {
    const { window, invoked } = wechatWindow('Android', 'https://cn.example.com/article/5#part');
    const { requested, sign } = signer();
    await shareInWechat({ sign, window });
    expect(requested).toEqual(['https://cn.example.com/article/5']);
    expect(invoked.map(([name]) => name)).toEqual([
      'preVerifyJSAPI',
      'updateAppMessageShareData',
      'updateTimelineShareData',
    ]);
    expect(invoked[0]![1]).toMatchObject({
      verifyAppId: 'wx1',
      verifyTimestamp: '1770000000',
      verifyNonceStr: 'n',
      verifySignature: 's',
    });
    expect(invoked[1]![1]).toMatchObject({
      title: 'An article',
      desc: 'About it',
      link: 'https://cn.example.com/article/5',
      imgUrl: 'https://cn.example.com/share-image/article/5.png',
    });
  });

  it('tells nothing where the service signs nothing, or WeChat refuses the signature', async () => {
    const unsigned = wechatWindow('iPhone', 'https://cn.example.com/');
    await shareInWechat({ ...signer(failed({ kind: 'refused', message: '' } as never)), window: unsigned.window });
    expect(unsigned.invoked).toEqual([]);
    const refused = wechatWindow('iPhone', 'https://cn.example.com/', ':fail, invalid signature');
    await shareInWechat({ ...signer(), window: refused.window });
    expect(refused.invoked.map(([name]) => name)).toEqual(['preVerifyJSAPI']);
  });
});
