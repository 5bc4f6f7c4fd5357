import { createInterface } from 'node:readline/promises';
import { UsageError } from '@millwright/api/operator-error';
import { type Answers, type Question, variableOf } from './questions.ts';

/** Where answers come from. */
export interface AnswerSources {
  /** By flag. They are not asked for. */
  flags: Answers;
  /** Environment variables; they are not asked for either. */
  environment: Readonly<Record<string, string | undefined>>;
  /** What the site has said before. */
  before: Answers;
  /** Asks a person, with what stands where nothing is typed; null where nobody is there. */
  request: ((text: string, standing: string) => Promise<string>) | null;
}

/** Thrown for an answer that cannot be used where nobody can be asked again. */
export class AnswerError extends UsageError {
  override name = 'AnswerError';
}

/** What takes an answer away that was given before. */
const nothing = '-';

/** Asks in the terminal. */
export function createPrompt(): { request: NonNullable<AnswerSources['request']>; close: () => void } {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  terminal.on('SIGINT', () => process.exit(130));
  return {
    request: async (text, standing) => {
      const typed = await terminal.question(`${text}${standing === '' ? '' : ` [${standing}]`}: `);
      return typed.trim() || standing;
    },
    close: () => terminal.close(),
  };
}

/** Collects the answers to all questions in their order: by flag, by variable, by asking, as before, or by what stands else. */
export async function collectAnswers(
  questions: readonly Question[],
  { flags, environment, before, request }: AnswerSources,
): Promise<Answers> {
  const answers: Record<string, string> = {};
  const isNew = Object.keys(before).length === 0;
  for (const { flag, text, check, isAsked = () => true, isNeeded = () => false, fallback = () => '' } of questions) {
    const stated = flags[flag] ?? environment[variableOf(flag)];
    const standing = before[flag] ?? fallback(answers, isNew);
    const missing = isNeeded(answers) ? 'An answer is needed.' : null;
    const mistakeOf = (answer: string) => (answer === '' ? missing : (check?.(answer) ?? null));
    const isWanted = isAsked(answers);
    const cleaned = (answer: string) => (answer === nothing ? '' : answer.trim());
    let answer = cleaned(stated ?? (isWanted || before[flag] === undefined ? standing : ''));
    if (stated === undefined && isWanted && request)
      for (;;) {
        answer = cleaned(await request(text, standing));
        const mistake = mistakeOf(answer);
        if (mistake === null) break;
        console.log(mistake);
      }
    const mistake = mistakeOf(answer);
    if (mistake !== null) throw new AnswerError(`--${flag}: ${mistake}`);
    answers[flag] = isWanted || stated !== undefined ? answer : fallback(answers, isNew);
  }
  return answers;
}
