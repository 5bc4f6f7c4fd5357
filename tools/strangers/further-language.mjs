import { readFileSync, rmSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../lib/run.mjs';
import { must } from '../library/pack.mjs';

/** What is German in this pack; a translator would go on. */
const german = {
  'Log in': 'Anmelden',
  'All industries': 'Alle Branchen',
  Next: 'Weiter',
  Previous: 'Zurück',
  Menu: 'Menü',
  Search: 'Suchen',
};

/** The ids that the published package asks of a language. */
const idsOf = (folder) => {
  const declarations = readFileSync(join(folder, 'node_modules/@millwright/i18n/catalogs/message-id.d.ts'), 'utf8');
  return [...declarations.matchAll(/^\s+\| ("(?:[^"\\]|\\.)*")/gm)].map(([, id]) => JSON.parse(id));
};

const pack = (ids) => `import type { MessageId } from '@millwright/i18n/messages';

/** Every message in German. */
export const german: Readonly<Record<MessageId, string>> = ${JSON.stringify(Object.fromEntries(ids.map((id) => [id, german[id] ?? id])), null, 2)};
`;

const page = `import { compileMessages } from '@millwright/i18n/messages';
import { createRoot } from 'react-dom/client';
import 'virtual:brand.css';
import { german } from './german.ts';
import './site.css';
import { Site } from './site.tsx';

createRoot(document.querySelector('#root')!).render(<Site edition="en" language={{ locale: 'de' }} messages={compileMessages(german)} />);
`;

/**
 * Adds a third language to a site, as another company would: a pack of all messages, and a page at `/de/`. A pack that
 * lacks one message must not compile.
 */
export const addGerman = async (folder) => {
  const file = join(folder, 'src/german.ts');
  const ids = idsOf(folder);
  writeFileSync(file, pack(ids.filter((id) => id !== 'Log in')));
  const { code, output } = await run('npm', ['run', 'check'], { env: process.env, quiet: true, cwd: folder });
  if (code === 0 || !output.includes('\'"Log in"\''))
    throw new Error(`A language that lacks "Log in" compiles:\n${output}`);
  rmSync(file);
  writeFileSync(file, pack(ids));
  writeFileSync(join(folder, 'src/main-german.tsx'), page);
  await must('The types of a third language', 'npm', ['run', 'check'], folder);
  mkdirSync(join(folder, 'de'));
  writeFileSync(
    join(folder, 'de/index.html'),
    readFileSync(join(folder, 'index.html'), 'utf8')
      .replace('lang="en"', 'lang="de"')
      .replace('main.tsx', 'main-german.tsx'),
  );
  const config = join(folder, 'vite.config.js');
  writeFileSync(config, readFileSync(config, 'utf8').replace("'cn/index.html'", "'cn/index.html', 'de/index.html'"));
};
