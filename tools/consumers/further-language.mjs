import { readFileSync, mkdirSync, writeFileSync } from 'node:fs';
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

/** The file that translators begin with, as the published package has it. */
const templateOf = (folder) =>
  JSON.parse(readFileSync(join(folder, 'node_modules/@millwright/i18n/messages.template.json'), 'utf8'));

/** Every message in German, as JSON. */
const pack = (template) => `${JSON.stringify({ ...template, ...german }, null, 2)}\n`;

const typed = `import type { MessageId } from '@millwright/i18n/messages';
import texts from './german.json';

/** Every message in German, or it does not compile. */
export const german: Readonly<Record<MessageId, string>> = texts;
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
  const file = join(folder, 'src/german.json');
  const template = templateOf(folder);
  const { 'Log in': _, ...others } = JSON.parse(pack(template));
  writeFileSync(join(folder, 'src/german.ts'), typed);
  writeFileSync(file, JSON.stringify(others));
  const { code, output } = await run('npm', ['run', 'check'], { env: process.env, quiet: true, cwd: folder });
  if (code === 0 || !output.includes('\'"Log in"\''))
    throw new Error(`A language that lacks "Log in" compiles:\n${output}`);
  writeFileSync(file, pack(template));
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
