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

const typed = `import { compileMessages, type MessageId } from '@millwright/i18n/messages';
import texts from './german.json';

const german: Readonly<Record<MessageId, string>> = texts;
/** Every message in German, or it does not compile. */
export const messages = compileMessages(german);
`;

/** The page of a further language: its messages, and the edition of the site in it. */
const page = (messagesFrom, edition) => `import { createEdition } from '@millwright/i18n/editions';
import { createRoot } from 'react-dom/client';
import 'virtual:brand.css';
import { english } from './editions.ts';
import { messages } from '${messagesFrom}';
import './site.css';
import { Site } from './site.tsx';

const further = createEdition({ ...english, ...${JSON.stringify(edition)} });
document.documentElement.dir = further.direction;
createRoot(document.querySelector('#root')!).render(<Site edition="en" further={further} messages={messages} />);
`;

/** Adds a page in a further language to a site. */
const addPage = (folder, { messagesFrom, ...edition }) => {
  const { key, lang } = edition;
  writeFileSync(join(folder, `src/main-${key}.tsx`), page(messagesFrom, edition));
  mkdirSync(join(folder, key));
  writeFileSync(
    join(folder, key, 'index.html'),
    readFileSync(join(folder, 'index.html'), 'utf8')
      .replace('lang="en"', `lang="${lang}"`)
      .replace('main.tsx', `main-${key}.tsx`),
  );
  const config = join(folder, 'vite.config.js');
  writeFileSync(
    config,
    readFileSync(config, 'utf8').replace("'cn/index.html'", `'cn/index.html', '${key}/index.html'`),
  );
};

/**
 * Adds two languages to a site, as another company would: German by a pack of all messages, which must not compile while
 * it lacks one, and Arabic, which the packages have.
 */
export const addLanguages = async (folder) => {
  const file = join(folder, 'src/german.json');
  const template = templateOf(folder);
  const { 'Log in': _, ...others } = JSON.parse(pack(template));
  writeFileSync(join(folder, 'src/german.ts'), typed);
  writeFileSync(file, JSON.stringify(others));
  const { code, output } = await run('npm', ['run', 'check'], { env: process.env, quiet: true, cwd: folder });
  if (code === 0 || !output.includes('\'"Log in"\''))
    throw new Error(`A language that lacks "Log in" compiles:\n${output}`);
  writeFileSync(file, pack(template));
  addPage(folder, { key: 'de', lang: 'de-AT', timeZone: 'Europe/Vienna', messagesFrom: './german.ts' });
  addPage(folder, {
    key: 'ar',
    lang: 'ar-AE',
    timeZone: 'Asia/Dubai',
    messagesFrom: '@millwright/i18n/catalogs/ar',
  });
  await must('The types of further languages', 'npm', ['run', 'check'], folder);
};
