import { describe, expect, it } from 'vitest';
import { accountsFaults, firstLoads, promisedFirstLoad } from '../size/accounts.mjs';

const manifest = {
  'index.html': { file: 'entry.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js' },
  '_form.js': { file: 'form.js', imports: ['_shared.js'] },
  '../../packages/i18n/src/client/accounts-cn.ts': { file: 'cn.js', imports: ['_shared.js'] },
  '../../packages/i18n/src/client/accounts-en.ts': { file: 'en.js' },
  'app/pages/login.tsx': { file: 'login.js', imports: ['_form.js', 'index.html'] },
  'app/pages/overview.tsx': { file: 'overview.js' },
  '../../packages/ui/src/parts/login/login-actor.ts': { file: 'actor.js' },
};
const sizes = { entry: 100, shared: 10, form: 5, cn: 30, en: 20, login: 2, overview: 1, actor: 1000 };

describe('the first load of the sites with accounts', () => {
  it('is entry, copy and page with all that they import, each once, in the larger edition', () => {
    expect(firstLoads(manifest, (file) => sizes[file.replace('.js', '')])).toEqual({ login: 147, overview: 141 });
  });

  it('is over the promise by one byte, and not at it', () => {
    expect(accountsFaults({ login: promisedFirstLoad, overview: promisedFirstLoad + 1 })).toEqual([
      'the first load of accounts/overview is 160.0 kB, over 160 kB',
    ]);
  });
});
