import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { pathFromCaller, runToEnd } from '@millwright/api/run-to-end';
import {
  openMedia,
  readConfig,
  readIndustryList,
  setUpDatabase,
  type SetUp,
  type SetUpResult,
} from '@millwright/api/set-up';
import { readSiteFile, siteFileIn, writeSiteFile } from '@millwright/api/site-file';
import { setEditionLanguages } from '@millwright/domain';
import { collectAnswers, createPrompt } from './collect-answers.ts';
import { questions, variableOf, type Answers } from './questions.ts';
import { answersOfSite, languagesOfAnswers, siteOfAnswers } from './site-of-answers.ts';

/** `npm run setup`: makes a site of one's own, or changes it. The portal reads what it writes at its next start. */

const usage = [
  'Usage: npm run setup -- [flags]',
  'Asks for what no flag and no variable says. Without a terminal, or with --yes, it asks nothing.',
  '',
  ...questions.map(({ flag, text }) => `  --${flag.padEnd(20)} ${text} (${variableOf(flag)})`),
  '  --new-password         Another password for the administrator',
  '  --yes                  Ask nothing',
].join('\n');

function readFlags(): { flags: Answers; isQuiet: boolean; resetPassword: boolean; isHelp: boolean } {
  const text = { type: 'string' } as const;
  const yes = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    options: {
      ...Object.fromEntries(questions.map(({ flag }) => [flag, text])),
      yes,
      help: yes,
      'new-password': yes,
    },
  });
  const { yes: isQuiet, help, 'new-password': resetPassword, ...flags } = values;
  return {
    flags: flags as Answers,
    isQuiet: isQuiet === true,
    isHelp: help === true,
    resetPassword: resetPassword === true,
  };
}

async function industriesOf(answer: string): Promise<SetUp['industries']> {
  if (answer === 'ours' || answer === 'none') return answer;
  return readIndustryList(await readFile(pathFromCaller(answer), 'utf8'));
}

/** Says what was done, and what to do next. */
function report({ industries, demo, password }: SetUpResult, answers: Answers, file: string, isChanged: boolean): void {
  console.log(`\nThe site is in ${file}.`);
  if (demo === 'made') console.log('Invented content was made. Every page says that it is invented.');
  if (demo === 'present') console.log('There is content already, so none was made up.');
  if (industries)
    console.log(
      `Industries: ${industries.added} added, ${industries.changed} changed, ${industries.unchanged} unchanged.`,
    );
  if (password)
    console.log(
      `\nAdministrator: ${answers.admin}\nPassword:      ${password}\n` +
        'It is shown this once. Another: npm run setup -- --yes --new-password --admin …',
    );
  else if (answers.admin) console.log(`Administrator: ${answers.admin}, with the password as it was.`);
  else if (!isChanged) console.log('No administrator was named: npm run setup -- --yes --admin you@example.com');
  console.log(
    '\nNext:\n  npm run import -- your-export.xml   brings in your content\n  npm start                           starts the site',
  );
}

async function setUp(): Promise<void> {
  const { flags, isQuiet, resetPassword, isHelp } = readFlags();
  if (isHelp) return console.log(usage);
  const config = readConfig(process.env);
  const before = readSiteFile(config.dataDir);
  const prompt = isQuiet || !process.stdin.isTTY ? null : createPrompt();
  let answers: Answers;
  try {
    answers = await collectAnswers(questions, {
      flags,
      environment: process.env,
      before: answersOfSite(before),
      request: prompt?.request ?? null,
    });
  } finally {
    prompt?.close();
  }
  setEditionLanguages(languagesOfAnswers(answers, before));
  const industries = await industriesOf(answers.industries ?? 'none');
  const site = await siteOfAnswers(answers, {
    before,
    media: openMedia(config),
    pathOf: pathFromCaller,
    now: new Date(),
  });
  const { admin, 'admin-name': name = '' } = answers;
  const result = await setUpDatabase(config, {
    industries,
    demo: site.demo,
    administrator: admin ? { account: admin, name } : null,
    resetPassword,
    html: { imagePrefix: config.imagePrefix, playerHosts: config.playerHosts },
  });
  // Last: a start that finds it finds everything.
  if (site !== before) await writeSiteFile(config.dataDir, site);
  report(result, answers, siteFileIn(config.dataDir), before !== null);
}

await runToEnd(setUp);
