import { failed, success, type DeskVersion, type Failure, type Result } from '@millwright/api-client';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isConflict, useVersionedSave, wrongFacts } from './use-versioned-save.ts';

const refused = (reason: string, data: unknown): Failure => ({
  kind: 'refused',
  status: 200,
  code: 0,
  reason,
  message: 'no',
  data,
});

/** A server that has a version, and who has stored over which. */
function fakeServer(version: string) {
  const server = { version, stored: [] as string[] };
  const send = async (over: string): Promise<Result<DeskVersion>> => {
    if (over !== server.version) return failed(refused('changed_meanwhile', { version: server.version }));
    server.stored.push(over);
    server.version = `${over}+`;
    return success({ version: server.version });
  };
  return { server, send };
}

it('stores over the version that was opened, then over that which it stored', async () => {
  const { server, send } = fakeServer('a');
  const { result } = renderHook(() => useVersionedSave('a'));
  await act(() => result.current.save(send));
  expect(result.current.result).toEqual(success({ version: 'a+' }));
  await act(() => result.current.save(send));
  expect(server.stored).toEqual(['a', 'a+']);
});

it('does not store over what somebody else has stored, unless forced', async () => {
  const { server, send } = fakeServer('b');
  const { result } = renderHook(() => useVersionedSave('a'));
  for (let time = 0; time < 2; time += 1) {
    await act(() => result.current.save(send));
    expect(isConflict(result.current.result!)).toBe(true);
  }
  expect(server.stored).toEqual([]);
  await act(() => result.current.saveAnyway(send));
  expect([result.current.result?.ok, server.stored]).toEqual([true, ['b']]);
});

it('names the facts that are wrong', async () => {
  const { result } = renderHook(() => useVersionedSave('a'));
  const fields = ['facts.city.cn', 'certificate.name', 'facts.parameters'];
  await act(() => result.current.save(async () => failed(refused('invalid_request', { fields }))));
  expect([...wrongFacts(result.current.result)]).toEqual(['city.cn', 'name', 'parameters']);
  expect(wrongFacts(undefined).size).toBe(0);
});
