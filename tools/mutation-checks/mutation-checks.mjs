/**
 * @typedef {object} Defence something that stands between a visitor and harm
 * @property {string} name what is switched off
 * @property {string} file where it stands
 * @property {string} search the text of it, which stands there once
 * @property {string} replacement what is written instead: the same program without the check
 * @property {string} test the test file that must fail then
 * @property {RegExp} [only] the tests of it that are run, where the others take long
 */

const html = 'apps/api/src/content/sanitize-html';
const members = 'apps/api/src/members';
const login = 'apps/api/src/routes/login';

/**
 * @type {readonly Defence[]} Defences that are switched off in turn: a suite that stays green without one does not test
 * it.
 */
export const mutationChecks = [
  {
    name: 'article bodies are sanitised',
    file: `${html}/prepare.ts`,
    test: `${html}/prepare.test.ts`,
    search: 'sanitise(readHtml(html), options)',
    replacement: 'readHtml(html)',
  },
  {
    name: 'players come by https only',
    file: `${html}/transform.ts`,
    test: `${html}/prepare.test.ts`,
    search: "if (!url || url.protocol !== 'https:' || url.username",
    replacement: 'if (!url || url.username',
  },
  {
    name: 'bodies that are nested too deep are shown as text',
    file: `${html}/read-html.ts`,
    test: `${html}/prepare.test.ts`,
    search: 'depth > deepestArticleHtml + 1 || ',
    replacement: '',
  },
  {
    name: 'HTML that was stored without its hash is made again',
    only: /sanitised again/,
    file: 'apps/api/src/content/article-html.ts',
    test: 'apps/api/src/content/back-office.test.ts',
    search: 'return sql`b.html_hash = encode(',
    replacement: "return sql`b.html <> '' or b.html_hash = encode(",
  },
  {
    name: 'redirects stay with us or on the list',
    file: 'packages/domain/src/redirect-target.ts',
    test: 'packages/domain/src/redirect-target.test.ts',
    search: "if (text.startsWith('//')) return refused;",
    replacement: "if (text.startsWith('//')) return { kind: 'own', href: text };",
  },
  {
    name: 'paths of uploads do not climb',
    file: 'packages/domain/src/upload-path.ts',
    test: 'packages/domain/src/upload-path.test.ts',
    search: 'if (!all || !all.every(isSafe)) return null;',
    replacement: 'if (!all) return null;',
  },
  {
    name: 'partner links are web URLs',
    file: 'packages/domain/src/partner-link.ts',
    test: 'packages/domain/src/partner-link.test.ts',
    search: 'return webUrl(absolute) ? absolute : null;',
    replacement: 'return absolute;',
  },
  {
    name: 'a failed chunk reloads the page once a minute only',
    file: 'packages/domain/src/chunk-guard.ts',
    test: 'packages/domain/src/chunk-guard.test.ts',
    search: 'Number(stored), time)) return false;',
    replacement: 'Number(stored), time)) return true;',
  },
  {
    name: 'another site changes nothing',
    file: 'apps/api/src/http/guards.ts',
    test: 'apps/api/src/http/guards.test.ts',
    search: 'if (!isNotForeign(context, services)) return',
    replacement: 'if (services === null) return',
  },
  {
    name: 'another site changes nothing either where a browser tells no more than its origin',
    file: 'apps/api/src/http/guards.ts',
    test: 'apps/api/src/http/guards.test.ts',
    search: 'origin === undefined ||\n    services',
    replacement: 'origin !== null ||\n    services',
  },
  {
    name: 'another site reads nothing',
    file: 'apps/api/src/http/guards.ts',
    test: 'apps/api/src/http/guards.test.ts',
    search: 'const isAllowed = origin !== undefined && allowedOrigins.includes(origin);\n    if (isAllowed) {',
    replacement: 'const isAllowed = origin !== undefined;\n    if (isAllowed) {',
  },
  {
    name: 'bodies of requests are bounded',
    file: 'apps/api/src/http/guards.ts',
    test: 'apps/api/src/http/guards.test.ts',
    search: 'const largestBody = 16 * 1024;',
    replacement: 'const largestBody = 2 ** 40;',
  },
  {
    name: 'faults tell nobody why',
    file: 'apps/api/src/create-api.ts',
    test: 'apps/api/src/http/guards.test.ts',
    search: "refuse(context, 'internal_error', { status: 500 })",
    replacement: 'context.text(String(error), 500)',
  },
  {
    name: 'a captcha is judged once',
    only: /no second guess/,
    file: `${members}/captchas.ts`,
    test: `${members}/abuse.test.ts`,
    search: 'return used !== undefined && used.expiresAt',
    replacement:
      'if (used) await store.db.insert(imageCode).values(used);\n  return used !== undefined && used.expiresAt',
  },
  {
    name: 'a code by message has five tries',
    only: /five guesses/,
    file: `${members}/verification-codes.ts`,
    test: `${members}/abuse.test.ts`,
    search: 'const mostTries = 5;',
    replacement: 'const mostTries = 5000;',
  },
  {
    name: 'a code by message logs in once, however often it is sent at once',
    only: /five guesses/,
    file: `${members}/verification-codes.ts`,
    test: `${members}/abuse.test.ts`,
    search: 'return used.length === 1;',
    replacement: 'return used.length >= 0;',
  },
  {
    name: 'messages to one network are limited',
    only: /as many messages/,
    file: `${members}/verification-codes.ts`,
    test: `${members}/abuse.test.ts`,
    search: 'if (network !== null) {',
    replacement: 'if (network === "never") {',
  },
  {
    name: 'a sign-on comes back to the browser that began it',
    only: /works once/,
    file: `${members}/sign-on.ts`,
    test: 'apps/api/src/routes/account/sign-on.test.ts',
    search: ' &&\n    used.preSession === at.preSession;',
    replacement: ';',
  },
  {
    name: 'a sign-on leads to the site itself',
    only: /could lead elsewhere/,
    file: `${members}/sign-on.ts`,
    test: 'apps/api/src/routes/account/sign-on.test.ts',
    search: "return target.kind === 'own' && !isCall(target.href) ? target.href : '/';",
    replacement: 'return path || target.kind;',
  },
  {
    name: 'a password goes to another machine encrypted',
    only: /gets no password/,
    file: `${members}/mail-server.ts`,
    test: `${members}/mail-server.test.ts`,
    search: 'requireTLS: needsTls(server),',
    replacement: 'requireTLS: needsTls(server) && false,',
  },
  {
    name: 'a session ends when nobody comes',
    only: /seven idle days/,
    file: `${members}/sessions.ts`,
    test: `${login}/sessions.test.ts`,
    search: 'gt(memberSession.seenAt, new Date(now.getTime() - idle)),',
    replacement: '',
  },
  {
    name: 'logging out is no business of other sites',
    only: /logging out only/,
    file: `${login}/login.handlers.ts`,
    test: 'apps/api/src/routes/login/sessions.test.ts',
    search:
      "if (!isNotForeign(context, services) || !(isRequested || isListed))\n      return refuse(context, 'forbidden', { status: 403 });",
    replacement: '',
  },
  {
    name: 'an image in an article logs nobody out',
    only: /logging out only/,
    file: `${login}/login.handlers.ts`,
    test: `${login}/sessions.test.ts`,
    search: '/^(?:navigate|no-cors)$/',
    replacement: '/^navigate$/',
  },
  {
    name: 'a download belongs to one member',
    only: /another member’s link/,
    file: 'apps/api/src/routes/papers/papers.handlers.ts',
    test: 'apps/api/src/routes/papers/papers.test.ts',
    search: "keyedHash(await keyFor('download'), memberId, paperId, expires)",
    replacement: "keyedHash(await keyFor('download'), paperId, expires)",
  },
  {
    name: 'a thread is its buyer’s and its supplier’s',
    only: /readThread/,
    file: 'apps/api/src/routes/threads/threads.queries.ts',
    test: 'apps/api/src/roles.test.ts',
    search: ' or t.supplier_id in ${suppliersOf(memberId)})`',
    replacement: ' or true)`',
  },
  {
    name: 'a link turns off notifications of one kind',
    only: /by the link of a message/,
    file: 'apps/api/src/members/unsubscribe-token.ts',
    test: 'apps/api/src/members/notifications.test.ts',
    search: "keyedHash(await keyFor('unsubscribe'), memberId, kind)",
    replacement: "keyedHash(await keyFor('unsubscribe'), kind && memberId)",
  },
  {
    name: 'a service that fails is left in peace',
    file: 'apps/portal/server/api-gateway/circuits.ts',
    test: 'apps/portal/server/api-gateway/upstream.test.ts',
    search: 'return circuit !== CircuitState.Closed || (failed >= this.#failures && failed * 2 >= this.state.length);',
    replacement: 'return false;',
  },
  {
    name: 'pages run no script but ours',
    file: 'apps/portal/server/csp.ts',
    test: 'apps/portal/server/portal-server.test.ts',
    search: '["\'self\'", hashOf(inlineScript)],',
    replacement: '["\'self\'", "\'unsafe-inline\'"],',
  },
  {
    name: 'the page cache keeps nothing of a single visitor',
    file: 'apps/portal/server/page-cache/page-cache.ts',
    test: 'apps/portal/server/page-cache/page-cache.test.ts',
    search: "  valueOf(page, 'set-cookie') === undefined &&\n",
    replacement: '',
  },
];
