const api = (...names) => names.map((name) => `apps/api/src/${name}.test.ts`);
const portal = (...names) => names.map((name) => `apps/portal/server/${name}.test.ts`);

/**
 * The goals that tests hold, each with the files that do: those of `files` run in Node, those of `specs` in Chromium.
 * The short form is what `npm test` runs; `full` are settings with which the same tests try more, where they can. A
 * `figure` finds what tests say of how much they tried.
 *
 * @type {{ goal: string, name: string, seconds: { short: number, full: number }, files?: string[], specs?: string[],
 *   projects?: string[], full?: Record<string, string>, fullFigure?: string, figure?: RegExp }[]}
 */
export const heldByTests = [
  {
    goal: 'G1',
    name: 'G1–G3: hostile bodies in the article page without the policy, and without the sanitiser; players and tables',
    specs: ['hostile-bodies'],
    projects: ['en-1280'],
    seconds: { short: 100, full: 1800 },
    full: { HOSTILE_ALONE: '1' },
  },
  {
    goal: 'G5',
    name: 'Every page over a database whose texts are payloads, in both editions',
    specs: ['poisoned'],
    projects: ['cn-375', 'cn-1280', 'en-375', 'en-1280'],
    seconds: { short: 60, full: 1300 },
    full: { POISON_SEEDS: '60' },
    fullFigure: '60 seeds',
  },
  {
    goal: 'G6',
    name: 'Naughty strings in every field of every call and page, on both databases',
    files: [...api('hostile-input'), ...portal('hostile-input')],
    seconds: { short: 60, full: 900 },
    full: { HOSTILE_EVERYWHERE: '1' },
    figure:
      /\d+ strings in \d+ fields: \d+ requests to each of \d+ databases, the slowest in \d+ ms|\d+ addresses of pages on \d+ databases/g,
  },
  {
    goal: 'G7',
    name: 'G7, G8: addresses from outside in raw, decoded and twice encoded form; the server and Chromium name the same host',
    files: [...portal('outside-addresses'), 'packages/domain/src/redirect-target.test.ts'],
    specs: ['url-agreement'],
    projects: ['en-1280'],
    seconds: { short: 40, full: 40 },
  },
  {
    goal: 'G9',
    name: 'Paths that climb, in three forms, to files, uploads and downloads',
    files: [...portal('path-traversal'), 'packages/domain/src/upload-path.test.ts'],
    seconds: { short: 30, full: 30 },
  },
  {
    goal: 'G11',
    name: 'G11, G12: forged requests of other sites and origins that are not listed, at every call',
    files: api('http/matrix', 'http/guards'),
    seconds: { short: 20, full: 20 },
  },
  {
    goal: 'G13',
    name: 'Members and visitors in turn, and invented headers: caches keep nothing of anybody',
    files: portal('cache-safety', 'edition-and-cache'),
    seconds: { short: 40, full: 60 },
    full: { CACHE_ROUNDS: '420' },
    fullFigure: '10080 requests of members and visitors in turn',
  },
  {
    goal: 'G14',
    name: 'G14, G15: every point of the Observatory, and nothing grave in the policy',
    files: portal('observatory', 'built-files'),
    seconds: { short: 20, full: 20 },
  },
  {
    goal: 'G16',
    name: 'G16–G21: logins replayed and damaged, accounts, codes and sessions guessed, messages forced, captchas flooded',
    files: api('members/abuse', 'members/members', 'routes/login/login', 'routes/login/sessions', 'routes/login/code'),
    seconds: { short: 60, full: 65 },
    full: { ABUSE_TIMES: '5' },
    fullFigure: 'five times as many damaged logins and guesses',
  },
  {
    goal: 'G23',
    name: 'Malformed JSON from the API on twelve loaders: nothing but the page that says so',
    files: portal('malformed-json'),
    seconds: { short: 40, full: 65 },
    full: { MALFORMED_EVERYWHERE: '1' },
    fullFigure: 'every body on every loader',
    figure: /\d+ pages asked, of \d+ bodies/g,
  },
  {
    goal: 'G28',
    name: 'Storage: a full disk, held locks, damaged files, PostgreSQL stopped and started, no free connection',
    files: api('storage-faults', 'backup/backup', 'db/embedded', 'start-api'),
    seconds: { short: 60, full: 120 },
    full: { STORAGE_ROUNDS: '10' },
    fullFigure: '10 stops of PostgreSQL, a table held for 3 and for 30 s, 1,000 reads from a full disk',
  },
  {
    goal: 'G34',
    name: 'Every kind of page without JavaScript, and without style sheets',
    specs: ['no-script', 'bare-html'],
    projects: ['cn-375', 'cn-1280', 'en-375', 'en-1280'],
    seconds: { short: 60, full: 300 },
    full: { MILLWRIGHT_FULL: '1' },
    fullFigure: 'all kinds of pages in both editions',
  },
  {
    goal: 'G35',
    name: 'Cookies and storage blocked, full, throwing',
    specs: ['blocked-storage'],
    projects: ['cn-1280', 'en-1280'],
    seconds: { short: 40, full: 40 },
  },
  {
    goal: 'G36',
    name: 'Clocks that jump, sleep, freeze and lag, for each timer',
    specs: ['time-faults'],
    projects: ['cn-375'],
    seconds: { short: 60, full: 60 },
  },
  {
    goal: 'G37',
    name: 'Offline, back and forward, sent twice, logged out in another tab',
    specs: ['offline', 'members', 'member-flows'],
    projects: ['cn-375', 'cn-1280', 'en-1280'],
    seconds: { short: 60, full: 60 },
  },
  {
    goal: 'G38',
    name: 'Parts of the program that do not come, with and without storage',
    specs: ['lost-chunks'],
    projects: ['cn-1280', 'en-1280'],
    seconds: { short: 60, full: 60 },
  },
  {
    goal: 'G39',
    name: 'axe on every kind of page at 360, 959, 961 and 1440, and on what opens over them, in both editions',
    specs: ['axe', 'every-page'],
    projects: ['cn-1280', 'en-1280'],
    seconds: { short: 150, full: 470 },
    full: { MILLWRIGHT_FULL: '1' },
  },
  {
    goal: 'G41',
    name: 'HTML of every kind of page',
    specs: ['documents'],
    projects: ['cn-1280', 'en-1280'],
    seconds: { short: 30, full: 30 },
  },
  {
    goal: 'G42',
    name: 'Pages that are not there, and faults of ours in five places',
    files: portal('error-pages'),
    seconds: { short: 20, full: 20 },
  },
  {
    goal: 'G43',
    name: 'Every link from the home page on: none broken, none that leads on twice',
    specs: ['links'],
    projects: ['cn-1280', 'en-1280'],
    seconds: { short: 60, full: 60 },
  },
  {
    goal: 'G44',
    name: 'G44–G47: logs without secrets, limits of requests, versions that are new enough, an answer to each requirement of ASVS',
    files: [
      ...api('operations/operations', 'http/guards'),
      ...portal('portal-server'),
      'tools/checks/lock.test.mjs',
      'tools/checks/threat-model.test.mjs',
    ],
    seconds: { short: 20, full: 20 },
  },
];
