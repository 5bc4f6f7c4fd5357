import type { SolvedCaptcha } from '@millwright/domain';
import type { ApiClient } from '../client.ts';
import { captchaImage, proofSolution, proofTask } from '../contract/captcha.ts';
import { perform } from '../http/http.ts';
import type { CallOptions } from '../http/http.types.ts';
import { failed, mapResult, type Result } from '../result.ts';
import { solveProofOfWork } from './proof-of-work.ts';

/** A new key for a captcha: 22 characters that cannot be guessed. */
export function newImageKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The URL of the image of a key. */
export const captchaImageUrl = (client: ApiClient, key: string): string =>
  client.urlOf(`${captchaImage.path}?${new URLSearchParams({ key, id: '1' })}`);

/** Computes what a captcha proves, without a puzzle for the visitor. Takes less than a second, on a slow phone a few. */
export async function solveCaptcha(client: ApiClient, options?: CallOptions): Promise<Result<SolvedCaptcha>> {
  if (!globalThis.crypto?.subtle) return failed({ kind: 'insecure' });
  const key = newImageKey();
  const task = await perform(client, proofTask, { query: { key } }, (data) => data, options);
  if (!task.ok) return task;
  const solution = await solveProofOfWork(task.value.challenge, task.value.difficulty, options?.signal);
  if (solution === null) return failed({ kind: 'aborted' });
  const code = await perform(client, proofSolution, { body: { key, solution } }, (data) => data.img_code, options);
  return mapResult(code, (captcha) => ({ imageKey: key, captcha }));
}
