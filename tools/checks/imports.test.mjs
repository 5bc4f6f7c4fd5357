import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importFaults, selectReachableDeclarations } from '../library/imports.mjs';

const dist = mkdtempSync(join(tmpdir(), 'millwright-imports-'));

const files = {
  'package.json': JSON.stringify({
    name: '@a/own',
    exports: { './card': { types: './card/index.d.ts', default: './card/index.js' } },
    dependencies: { used: '1.0.0', later: '1.0.0', idle: '1.0.0' },
    peerDependencies: { react: '^19.0.0' },
  }),
  'card/index.js':
    `import { jsx } from "react/jsx-runtime";\nimport { a } from 'used/part';\nconst b = () => import("later");\n` +
    '// import c from "told-in-a-comment"\nimport { Icon } from "-icon.published.tsx";\n' +
    `export { own } from '@a/own/card';`,
  'card/index.d.ts': `export { Card } from './card.tsx';\nexport type Later = import('./later.js').Later;`,
  'card/card.d.ts': `export declare const Card: string;`,
  'card/later.d.ts': `/** As \`import('@b/told')\` says. */\nexport type Later = string;`,
  'styles.css': `@font-face { src: url('./card/face.woff2'); }\n.a { background: url("../face.woff2"), url(data:,); }`,
  'card/face.woff2': '',
  'card/card.css.d.ts': `import type { StyleRule } from '@b/compiled-away';`,
};

beforeAll(() => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  }
});

afterAll(() => rmSync(dist, { recursive: true, force: true }));

it('a package that imports what it does not bring, or brings what it does not import, is found out before it is packed', () => {
  expect(importFaults(dist)).toEqual({
    missing: [
      '@b/compiled-away in card/card.css.d.ts',
      '-icon.published.tsx in card/index.js',
      '../face.woff2 in styles.css',
    ],
    unused: ['idle'],
  });
});

it('declarations that no entry leads to are not packed, so that they import nothing', () => {
  selectReachableDeclarations(dist);
  expect(Object.keys(files).filter((file) => existsSync(join(dist, file)))).toEqual([
    'package.json',
    'card/index.js',
    'card/index.d.ts',
    'card/card.d.ts',
    'card/later.d.ts',
    'styles.css',
    'card/face.woff2',
  ]);
});
