import { useEffect, useRef, useState } from 'react';

/** What became of a file that was sent. */
export type UploadOutcome =
  /** It is stored under this id. */
  | { status: 'stored'; id: string }
  /** It was not taken; `reason` is shown as it is. @default a message in the edition's language */
  | { status: 'failed'; reason?: string };

/** Sends one file: the transport of the host. */
export type SendFile = (
  file: File,
  /** `signal` says that the visitor gave up; `onProgress` takes the share that is sent, 0 to 1. */
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<UploadOutcome>;

/** Why a file was not sent at all. */
export type Refusal = 'type' | 'size' | 'count' | 'other';

/** A file of the list. */
export interface Upload {
  key: number;
  file: File;
  state:
    | { name: 'sending'; share: number }
    | { name: 'done'; id: string }
    | { name: 'failed'; reason: string | undefined }
    | { name: 'refused'; why: Refusal };
}

/** The files of an upload, each with its own life: sending, done, failed, refused. Leaving the page gives all up. */
export const useUploads = (send: SendFile, onStored: (ids: string[]) => void) => {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const current = useRef<readonly Upload[]>([]);
  const controllers = useRef(new Map<number, AbortController>());
  const nextKey = useRef(0);
  const refusedBefore = useRef(new WeakSet<File>());
  useEffect(() => {
    const running = controllers.current;
    return () => running.forEach((controller) => controller.abort());
  }, []);

  const idsOf = (list: readonly Upload[]) => list.flatMap(({ state }) => (state.name === 'done' ? [state.id] : []));
  const change = (next: readonly Upload[]) => {
    const isOther = idsOf(next).join() !== idsOf(current.current).join();
    current.current = next;
    setUploads(next);
    if (isOther) onStored(idsOf(next));
  };
  const become = (key: number, state: Upload['state']) =>
    change(current.current.map((one) => (one.key === key ? { ...one, state } : one)));

  const start = async ({ key, file }: Pick<Upload, 'key' | 'file'>) => {
    const controller = new AbortController();
    controllers.current.set(key, controller);
    const { signal } = controller;
    const onProgress = (share: number) => signal.aborted || become(key, { name: 'sending', share });
    const outcome = await send(file, { signal, onProgress }).catch((): UploadOutcome => ({ status: 'failed' }));
    controllers.current.delete(key);
    if (signal.aborted) return;
    become(
      key,
      outcome.status === 'stored' ? { name: 'done', id: outcome.id } : { name: 'failed', reason: outcome.reason },
    );
  };

  return {
    uploads,
    /** Sends files, and lists those that are refused: each once, though Ark reports them again with the next choice. */
    add: (files: readonly File[], refused: readonly { file: File; why: Refusal }[]) => {
      const sent = files.map((file): Upload => ({
        key: nextKey.current++,
        file,
        state: { name: 'sending', share: 0 },
      }));
      const newlyRefused = refused.filter(({ file }) => !refusedBefore.current.has(file));
      const rest = newlyRefused.map(({ file, why }): Upload => ({
        key: nextKey.current++,
        file,
        state: { name: 'refused', why },
      }));
      for (const { file } of newlyRefused) refusedBefore.current.add(file);
      change([...current.current, ...sent, ...rest]);
      for (const upload of sent) void start(upload);
    },
    /** Takes files away; those that are being sent are given up. */
    remove: (...keys: readonly number[]) => {
      for (const key of keys) {
        controllers.current.get(key)?.abort();
        controllers.current.delete(key);
      }
      change(current.current.filter((one) => !keys.includes(one.key)));
    },
    /** Sends a file again. */
    retry: (upload: Upload) => {
      become(upload.key, { name: 'sending', share: 0 });
      void start(upload);
    },
  };
};
