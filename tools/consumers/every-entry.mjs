import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/bootstrap.mjs';
import { storyExamples } from './story-examples.mjs';

/** The packages whose entries run in a browser, and so are imported by pages. */
const packages = ['domain', 'i18n', 'ui'];

/**
 * What no server component can render, with what of it must be made in the browser's part of a page: React sends no
 * function and no store from one to the other.
 */
const clientOnly = {
  ConnectivityNotice: 'connectivity',
  ConsentNotice: 'consent',
  DefaultLayout: 'the header among its parts',
  Dialog: 'onClose',
  EnquiryForm: 'onSend',
  EntrySection: 'renderItem',
  EzineReader: 'hrefOf',
  FavouriteButton: 'onAdd',
  FavouriteList: 'hrefOfPage',
  Field: 'children',
  FloatingBar: 'the store around it',
  FloatingBarHost: 'the store around it',
  FloatingBarLinks: 'the store around it',
  GatedDownload: 'onRequestLink',
  HomeMeetings: 'EntrySection next to it in its stories',
  HomePartners: 'EntrySection next to it in its stories',
  HomePopup: 'load',
  HomePopupHost: 'loadPorts',
  HomeRow: 'EntrySection in it',
  Input: 'the control of its field',
  LoadingBar: 'bar',
  LoginDialog: 'ports',
  Pagination: 'hrefOf',
  ResultList: 'renderItem',
  SharedStateProvider: 'store',
  SiteHeader: 'loadBanner',
  SubscriptionForm: 'onSubscribe',
  Toasts: 'toasts',
};

/** Whether all that an example gives to its components can be sent from a server. */
const isData = ({ code }) => (code.match(/=>/g) ?? []).length === 1 && !/^const /m.test(code);

const componentsOf = ({ code }) =>
  [...code.matchAll(/^import \{ ([^}]+) \} from '@millwright\/ui\//gm)]
    .flatMap(([, names]) => names.split(', '))
    .filter((name) => /^[A-Z]/.test(name));

/** The first examples of each module of stories, and further ones while they have components that are not shown yet. */
const fewest = (examples) => {
  const shown = new Set();
  const modules = new Set();
  return examples.filter((example) => {
    const module = example.id.slice(0, example.id.lastIndexOf('/'));
    const components = componentsOf(example);
    if (modules.has(module) && components.every((name) => shown.has(name))) return false;
    modules.add(module);
    for (const name of components) shown.add(name);
    return true;
  });
};

const entriesOf = (name) =>
  Object.keys(JSON.parse(readFileSync(join(root, 'packages', name, 'dist/package.json'), 'utf8')).exports)
    .filter((entry) => !/\.(?:css|json)$/.test(entry))
    .map((entry) => `@millwright/${name}${entry.slice(1)}`);

/** The provider as the README of the widgets prints it. */
const providers = () =>
  readFileSync(join(root, 'packages/ui/README.md'), 'utf8').match(/^```tsx\n('use client';.*?)^```/ms)[1];

const page = `import { messages } from '@millwright/i18n/catalogs/en';
import { notFound } from 'next/navigation';
import { examples } from '../../examples';
import { Providers } from '../../providers';

export const dynamic = 'force-dynamic';

const Page = async ({ params }: { params: Promise<{ name: string; side: string }> }) => {
  const { name, side } = await params;
  const load = examples[\`\${side}/\${name}\`];
  if (!load) return notFound();
  const { Example } = await load();
  return (
    <Providers edition="en" messages={messages}>
      <div id="example"><Example /></div>
    </Providers>
  );
};

export default Page;
`;

/**
 * Writes into a site of Next.js a page for each example: below \`/every/server/\` a server component renders it, below
 * \`/every/client/\` a client component, and \`/every/\` imports all entries into a server component.
 * @param {string} app The folder of its pages.
 * @returns {Promise<string[]>} the paths of the pages
 */
export const addEveryEntry = async (app) => {
  const all = await storyExamples();
  const sides = { server: fewest(all.filter(isData)), client: fewest(all) };
  const fromServer = new Set(sides.server.flatMap(componentsOf));
  assert.deepEqual(
    [...new Set(sides.client.flatMap(componentsOf))].filter((name) => !fromServer.has(name)).sort(),
    Object.keys(clientOnly),
    'components that no server component renders',
  );
  const folder = join(app, 'every');
  mkdirSync(join(folder, '[side]/[name]'), { recursive: true });
  const paths = ['/every/'];
  const loads = [];
  for (const [side, examples] of Object.entries(sides)) {
    mkdirSync(join(folder, side));
    for (const { id, code } of examples) {
      const name = id.replaceAll('/', '.');
      writeFileSync(join(folder, side, `${name}.tsx`), side === 'client' ? `'use client';\n\n${code}` : code);
      loads.push(`  '${side}/${name}': () => import('./${side}/${name}'),`);
      paths.push(`/every/${side}/${name}/`);
    }
  }
  writeFileSync(
    join(folder, 'examples.ts'),
    `import type { ComponentType } from 'react';\n\n` +
      'export const examples: Record<string, () => Promise<{ Example: ComponentType }>> = {\n' +
      `${loads.join('\n')}\n};\n`,
  );
  writeFileSync(join(folder, 'providers.tsx'), providers());
  writeFileSync(join(folder, '[side]/[name]/page.tsx'), page);
  const entries = packages.flatMap(entriesOf);
  writeFileSync(
    join(folder, 'page.tsx'),
    `${entries.map((entry, at) => `import * as entry${at} from '${entry}';`).join('\n')}\n\n` +
      `export const dynamic = 'force-dynamic';\n\n` +
      `const Page = () => <p>{[${entries.map((_, at) => `entry${at}`).join(', ')}]` +
      `.map((entry) => Object.keys(entry).length).join(' ')}</p>;\n\nexport default Page;\n`,
  );
  return paths;
};

/** Requests each page. Throws with all that are refused. */
export const checkEveryEntry = async (url, paths) => {
  const refused = [];
  for (const path of paths) {
    const { status } = await fetch(new URL(path, url));
    if (status !== 200) refused.push(`${status} ${path}`);
  }
  assert.deepEqual(refused, [], 'pages with one example each');
};
