const api = (...names) => names.map((name) => `apps/api/src/${name}.test.ts`);
const portal = (...names) => names.map((name) => `apps/portal/server/${name}.test.ts`);

/**
 * A goal that tests hold. Those of `files` run in Node, those of `specs` in Chromium. The short form is what `npm test`
 * runs; `full` are settings with which the same tests try more, where they can.
 *
 * @typedef {object} HeldByTests
 * @property {string} goal
 * @property {string} name
 * @property {{ short: number, full: number }} seconds
 * @property {string[]} [files]
 * @property {string[]} [specs]
 * @property {string[]} [projects] the looks in which the specifications run
 * @property {RegExp} [only] the titles of the tests that hold it, where a file holds more
 * @property {Record<string, string>} [full]
 * @property {RegExp} [figure] finds what tests in Node say of how much they tried
 */

const hostileBodies = { specs: ['hostile-bodies'], projects: ['en-1280'], full: { HOSTILE_ALONE: '1' } };
const logins = {
  files: api('members/abuse', 'members/members', 'routes/login/login', 'routes/login/sessions', 'routes/login/code'),
  seconds: { short: 60, full: 300 },
  full: { ABUSE_TIMES: '5' },
};
const wide = ['cn-1280', 'en-1280'];
const everyLook = ['cn-375', 'cn-1280', 'en-375', 'en-1280'];

/** @type {readonly HeldByTests[]} */
export const heldByTests = [
  {
    goal: 'G1',
    name: 'Hostile bodies in the article page, without the policy and without the sanitiser',
    ...hostileBodies,
    only: /^(?:no hostile body|would be noticed)/,
    seconds: { short: 100, full: 1800 },
  },
  {
    goal: 'G2',
    name: 'Hostile bodies that nobody sanitised: the policy alone',
    ...hostileBodies,
    only: /^the policy alone/,
    seconds: { short: 100, full: 1800 },
  },
  {
    goal: 'G3',
    name: 'Players and tables in articles',
    ...hostileBodies,
    only: /^players of listed hosts/,
    seconds: { short: 100, full: 100 },
  },
  {
    goal: 'G5',
    name: 'Every page over a database whose texts are payloads',
    specs: ['poisoned'],
    projects: ['cn-375', 'en-1280'],
    seconds: { short: 60, full: 1300 },
    full: { POISON_SEEDS: '60' },
  },
  {
    goal: 'G6',
    name: 'Naughty strings in every field of every call and page, on both databases',
    files: [...api('hostile-input'), ...portal('hostile-input')],
    seconds: { short: 60, full: 900 },
    full: { HOSTILE_EVERYWHERE: '1' },
    figure: /\d+ strings in \d+ fields|the slowest in \d+ ms/g,
  },
  {
    goal: 'G7',
    name: 'URLs from outside in raw, decoded and twice encoded form',
    files: [...portal('external-urls'), 'packages/domain/src/redirect-target.test.ts'],
    seconds: { short: 40, full: 40 },
  },
  {
    goal: 'G8',
    name: 'The server and Chromium name the same host',
    specs: ['url-agreement'],
    projects: ['en-1280'],
    seconds: { short: 20, full: 20 },
  },
  {
    goal: 'G9',
    name: 'Paths that climb, in three forms, to files, uploads and downloads',
    files: [...portal('path-traversal'), 'packages/domain/src/upload-path.test.ts'],
    seconds: { short: 30, full: 30 },
  },
  {
    goal: 'G11',
    name: 'Forged requests of other sites, at every call that changes something',
    files: api('http/matrix'),
    seconds: { short: 50, full: 50 },
  },
  {
    goal: 'G12',
    name: 'Origins that are not listed, at every call',
    files: api('http/matrix'),
    seconds: { short: 50, full: 50 },
  },
  {
    goal: 'G13',
    name: 'Members and visitors in turn, and invented headers: caches store nothing of anybody',
    files: portal('cache-safety', 'edition-and-cache'),
    seconds: { short: 40, full: 60 },
    full: { CACHE_ROUNDS: '420' },
  },
  {
    goal: 'G14',
    name: 'Every point of the Observatory',
    files: portal('observatory'),
    only: /the HTTP Observatory/,
    seconds: { short: 20, full: 20 },
  },
  {
    goal: 'G15',
    name: 'Nothing grave in the policy',
    files: portal('observatory'),
    only: /the evaluator of policies/,
    seconds: { short: 20, full: 20 },
  },
  { goal: 'G16', name: 'Logins recorded and damaged', ...logins },
  { goal: 'G17', name: 'Accounts guessed by the response and the time', ...logins },
  { goal: 'G18', name: 'Messages forced', ...logins },
  { goal: 'G19', name: 'Codes guessed', ...logins },
  { goal: 'G20', name: 'Captchas flooded, and judged twice', ...logins },
  { goal: 'G21', name: 'Sessions fixed, replayed and guessed', ...logins },
  {
    goal: 'G23',
    name: 'Malformed JSON from the API on twelve loaders',
    files: portal('malformed-json'),
    seconds: { short: 40, full: 65 },
    full: { MALFORMED_EVERYWHERE: '1' },
    figure: /of \d+ bodies/g,
  },
  {
    goal: 'G28',
    name: 'Storage: a full disk, held locks, damaged folders, PostgreSQL stopped and started, no free connection',
    files: api('storage-faults', 'backup/backup', 'db/embedded', 'start-api'),
    seconds: { short: 60, full: 120 },
    full: { STORAGE_ROUNDS: '10' },
  },
  {
    goal: 'G34',
    name: 'Every kind of page without JavaScript, and without style sheets',
    specs: ['no-script', 'bare-html'],
    projects: ['cn-1280', 'cn-375', 'en-1280'],
    seconds: { short: 60, full: 300 },
    full: { MILLWRIGHT_FULL: '1' },
  },
  {
    goal: 'G35',
    name: 'Cookies and storage blocked, full, throwing',
    specs: ['blocked-storage'],
    projects: ['en-1280'],
    seconds: { short: 40, full: 40 },
  },
  {
    goal: 'G36',
    name: 'Clocks that jump, sleep, freeze and lag, for each timer',
    specs: ['time-faults'],
    projects: ['cn-375'],
    seconds: { short: 45, full: 60 },
    full: { MILLWRIGHT_FULL: '1' },
  },
  {
    goal: 'G37',
    name: 'Offline, back and forward, sent twice, logged out in another tab',
    specs: ['offline', 'members', 'member-flows'],
    projects: ['cn-375', 'en-1280'],
    seconds: { short: 60, full: 60 },
  },
  {
    goal: 'G38',
    name: 'Parts of the program that do not come, with and without storage',
    specs: ['lost-chunks'],
    projects: ['en-1280'],
    seconds: { short: 60, full: 60 },
  },
  {
    goal: 'G39',
    name: 'axe on every kind of page at 360, 959, 961 and 1440, and on what opens over them',
    specs: ['axe', 'every-page'],
    projects: everyLook,
    seconds: { short: 150, full: 470 },
    full: { MILLWRIGHT_FULL: '1' },
  },
  {
    goal: 'G41',
    name: 'HTML of every kind of page',
    specs: ['documents'],
    projects: wide,
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
    projects: wide,
    seconds: { short: 30, full: 60 },
    full: { MILLWRIGHT_FULL: '1' },
  },
  {
    goal: 'G44',
    name: 'Logs and settings without secrets',
    files: api('operations/operations', 'config'),
    seconds: { short: 20, full: 20 },
  },
  {
    goal: 'G45',
    name: 'Limits of requests, and what responses give away',
    files: [...api('http/guards'), ...portal('portal-server')],
    seconds: { short: 20, full: 20 },
  },
  {
    goal: 'G46',
    name: 'Versions that are new enough',
    files: ['tools/checks/lock.test.mjs'],
    only: /at or above/,
    seconds: { short: 20, full: 20 },
  },
  {
    goal: 'G47',
    name: 'An answer to each requirement of ASVS',
    files: ['tools/checks/threat-model.test.mjs'],
    only: /is proven by a test that exists/,
    seconds: { short: 5, full: 5 },
  },
];
