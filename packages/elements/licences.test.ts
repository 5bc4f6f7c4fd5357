import { join } from 'node:path';
import { expect, it } from 'vitest';
import { thirdPartyNotices } from './licences.ts';

it('the notices of a bundle name each package of others once, with its licence, and none of our own', () => {
  const modules = [
    'react-dom/client.js',
    'react/index.js',
    'react/jsx-runtime.js',
    '@lingui/core/dist/index.mjs',
    '@millwright/ui/dist/a.js',
  ];
  const text = thirdPartyNotices([
    ...modules.map((each) => join(import.meta.dirname, '../../node_modules', each)),
    '\0virtual:nothing',
    '/src/own.ts',
  ]);
  expect([...text.matchAll(/^(\S+) \d+\.\d+\.\d+\S* \(MIT\)$/gm)].map(([, name]) => name)).toEqual([
    '@lingui/core',
    'react',
    'react-dom',
  ]);
  expect(text.match(/Permission is hereby granted/g)).toHaveLength(3);
});
