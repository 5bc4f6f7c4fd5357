import { imageCodePicture, proofSolution, proofTask } from '../contract/captcha.ts';
import { perform } from '../contract/call.ts';
import type { CallOptions, Http } from '../http/http.types.ts';
import { failed, mapResult, type Result } from '../result.ts';
import { solveProofOfWork } from './proof-of-work.ts';

/** A captcha that was read or computed: the key it was asked for by, and its text. */
export interface SolvedImageCode {
  /** The key that the picture or the task was asked for by. */
  imageKey: string;
  /** Its text, or the solution. */
  imageCode: string;
}

/** A new key for a captcha: 22 characters that cannot be guessed. */
function newImageKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Captchas, and what takes their place. */
export const captchaEndpoints = (http: Http) => ({
  /** A new key for a captcha. */
  newKey: newImageKey,

  /** The address of the picture of a key. */
  imageUrl: (key: string): string => http.urlOf(`${imageCodePicture.path}?${new URLSearchParams({ key, id: '1' })}`),

  /** Computes what a captcha proves, without a puzzle for the visitor. Takes less than a second, on a slow phone a few. */
  async solveProof(options?: CallOptions): Promise<Result<SolvedImageCode>> {
    if (!globalThis.crypto?.subtle) return failed({ kind: 'insecure' });
    const key = newImageKey();
    const task = await perform(http, proofTask, { query: { key } }, (data) => data, options);
    if (!task.ok) return task;
    const solution = await solveProofOfWork(task.value.challenge, task.value.difficulty, options?.signal);
    if (solution === null) return failed({ kind: 'aborted' });
    const code = await perform(http, proofSolution, { body: { key, solution } }, (data) => data.img_code, options);
    return mapResult(code, (imageCode) => ({ imageKey: key, imageCode }));
  },
});
