import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { findBrowser } from '../../../../tools/browser.mjs';

/** A tab that may be behind another one, or frozen: Playwright keeps every page of its own in view. */
export interface QuietTab {
  /** Runs something before the scripts of every page, with what it is handed. */
  before<Handed>(script: (handed: Handed) => void, handed: Handed): Promise<void>;
  /** Brings the tab into view and loads a page in it. */
  open(url: string): Promise<void>;
  /** Runs something in the page, with what it is handed. */
  run<Handed, Result>(script: (handed: Handed) => Result, handed: Handed): Promise<Result>;
  /** Sends a command of the DevTools protocol. */
  send(method: string, params?: object): Promise<object>;
  /** Brings another tab before this one. */
  hide(): Promise<void>;
  /** Brings this tab before the other one. */
  show(): Promise<void>;
  /** Stops everything in the tab, which must be hidden, and lets it go on. */
  freeze(isFrozen: boolean): Promise<void>;
  close(): Promise<void>;
}

/** A browser whose tabs are as they are for visitors. */
export interface QuietBrowser {
  tab(size: { width: number; height: number }): Promise<QuietTab>;
  close(): Promise<void>;
}

interface Reply {
  id?: number;
  result?: object;
  error?: { message: string };
}

/** Speaks the DevTools protocol to one target. */
async function speakTo(
  url: string,
): Promise<{ send: (method: string, params?: object) => Promise<object>; close: () => void }> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, { resolve: (result: object) => void; reject: (error: Error) => void }>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(String(data)) as Reply;
    if (id === undefined) return;
    if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve(result!);
    waiting.delete(id);
  });
  await once(socket, 'open');
  let last = 0;
  const send = (method: string, params: object = {}) =>
    new Promise<object>((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  return { send, close: () => socket.close() };
}

/** Starts the browser on a profile of its own: the whole one, for the headless shell hides no tab. */
export async function startQuietBrowser(args: readonly string[]): Promise<QuietBrowser> {
  const { path } = await findBrowser();
  const profile = mkdtempSync(join(tmpdir(), 'millwright-quiet-'));
  const child = spawn(
    path,
    ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--no-first-run', ...args, 'about:blank'],
    { stdio: 'ignore' },
  );
  const portFile = join(profile, 'DevToolsActivePort');
  const readPort = () => {
    try {
      return readFileSync(portFile, 'utf8').split('\n')[0]!;
    } catch {
      return '';
    }
  };
  await expect.poll(readPort).not.toBe('');
  const origin = `http://127.0.0.1:${readPort()}`;
  const open = async () => {
    const target = (await (await fetch(`${origin}/json/new?about:blank`, { method: 'PUT' })).json()) as {
      id: string;
      webSocketDebuggerUrl: string;
    };
    const { send, close } = await speakTo(target.webSocketDebuggerUrl);
    return { send, close: () => fetch(`${origin}/json/close/${target.id}`).then(close) };
  };
  const tab = async (size: { width: number; height: number }): Promise<QuietTab> => {
    const { send, close } = await open();
    const run = async <Handed, Result>(script: (handed: Handed) => Result, handed: Handed): Promise<Result> => {
      const { result, exceptionDetails } = (await send('Runtime.evaluate', {
        expression: `(${String(script)})(${JSON.stringify(handed) ?? ''})`,
        returnByValue: true,
      })) as { result: { value: Result }; exceptionDetails?: object };
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
      return result.value;
    };
    const other = await open();
    await send('Page.enable');
    await send('Page.bringToFront');
    await send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: false });
    return {
      send,
      run,
      before: async (script, handed) =>
        void (await send('Page.addScriptToEvaluateOnNewDocument', {
          source: `(${String(script)})(${JSON.stringify(handed) ?? ''})`,
        })),
      open: async (url) => {
        // A page that nobody sees is in no hurry to load.
        await send('Page.bringToFront');
        await send('Page.navigate', { url });
        await expect
          .poll(() => run(() => document.readyState === 'complete' && location.protocol !== 'about:', undefined), {
            timeout: 20_000,
          })
          .toBe(true);
      },
      show: async () => {
        await send('Page.bringToFront');
        await expect.poll(() => run(() => document.visibilityState, undefined)).toBe('visible');
      },
      freeze: async (isFrozen) =>
        void (await send('Page.setWebLifecycleState', { state: isFrozen ? 'frozen' : 'active' })),
      hide: async () => {
        await other.send('Page.bringToFront');
        await expect.poll(() => run(() => document.visibilityState, undefined)).toBe('hidden');
      },
      close: async () => void (await Promise.all([close(), other.close()])),
    };
  };
  const close = async () => {
    child.kill();
    await once(child, 'exit');
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { tab, close };
}
