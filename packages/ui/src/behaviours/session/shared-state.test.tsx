import type { Banner, BaseInfo } from '@millwright/domain';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { createSharedState, watchReturn } from './shared-state.ts';
import type { ProfileResponse, SharedStatePorts } from './shared-state.types.ts';
import { SharedStateProvider, useSharedActions, useSharedState } from './use-shared-state.tsx';

const banner: Banner = {
  title: 'Five-axis week',
  image: '/img/banner/top.svg',
  largeImage: null,
  token: 't',
  sign: 's',
};
const info: BaseInfo = {
  settings: { title: 'Millwright', description: '', keywords: '' },
  hotKeywords: ['servo'],
  industries: [],
};

const ports = (overrides: Partial<SharedStatePorts> = {}): Required<SharedStatePorts> => ({
  loadMember: vi.fn(async () => null),
  loadTopBanner: vi.fn(async () => banner),
  loadBaseInfo: vi.fn(async () => info),
  ...overrides,
});

/** A promise that the test settles. */
const deferred = <Value,>() => {
  let resolve!: (value: Value) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
};

describe('the shared state', () => {
  it('[ST-28] [RO-02] says that somebody is logged in when the profile has an id', async () => {
    const store = createSharedState(ports({ loadMember: async () => ({ id: 7, trueName: 'Lin Xia' }) }));
    await store.actions.loadMember();
    expect(store.getState().member).toEqual({ id: 7, trueName: 'Lin Xia' });
  });

  it('knows whether the member looks after the site', async () => {
    const store = createSharedState(ports({ loadMember: async () => ({ id: 1, trueName: 'Wu Min', isEditor: true }) }));
    await store.actions.loadMember();
    expect(store.getState().member).toEqual({ id: 1, trueName: 'Wu Min', isEditor: true });
    store.actions.setMember({ id: 7, trueName: 'Lin Xia' });
    expect(store.getState().member).not.toHaveProperty('isEditor');
  });

  it.each<[string, ProfileResponse]>([
    ['no profile', null],
    ['a profile without an id', { trueName: 'Nobody' }],
    ['the id 0', { id: 0, trueName: 'Zero' }],
  ])('[EN-07] says that nobody is logged in with %s', async (_, profile) => {
    const store = createSharedState(ports({ loadMember: async () => profile }), {
      member: { id: 7, trueName: 'Lin Xia' },
    });
    await store.actions.loadMember();
    expect(store.getState().member).toBeNull();
  });

  it('says that somebody may be a member while the question is under way', async () => {
    const { promise, resolve } = deferred<ProfileResponse>();
    const store = createSharedState(ports({ loadMember: () => promise }));
    expect(store.mayBeMember()).toBe(false);
    const requests = store.actions.loadMember();
    expect(store.mayBeMember()).toBe(true);
    resolve(null);
    await requests;
    expect(store.mayBeMember()).toBe(false);
    store.actions.setMember({ id: 7, trueName: 'Lin Xia' });
    expect(store.mayBeMember()).toBe(true);
  });

  it('keeps the member that it knows when the question fails', async () => {
    const store = createSharedState(ports({ loadMember: () => Promise.reject(new Error('no network')) }), {
      member: { id: 7, trueName: 'Lin Xia' },
    });
    await store.actions.loadMember();
    expect(store.getState().member?.id).toBe(7);
  });

  it('does not let a response that was overtaken win', async () => {
    const responses = [deferred<ProfileResponse>(), deferred<ProfileResponse>()];
    let requests = 0;
    const store = createSharedState(ports({ loadMember: () => responses[requests++]!.promise }));
    const both = [store.actions.loadMember(), store.actions.loadMember()];
    responses[1]!.resolve({ id: 2, trueName: 'Second' });
    responses[0]!.resolve({ id: 1, trueName: 'First' });
    await Promise.all(both);
    expect(store.getState().member?.trueName).toBe('Second');
  });

  it('[ST-23] [ST-24] holds whether the login dialog and the home dialog are shown', () => {
    const { actions, getState } = createSharedState(ports());
    actions.openLoginDialog();
    actions.openHomeDialog();
    expect(getState()).toMatchObject({ loginDialog: 'open', homeDialog: 'open' });
    actions.closeLoginDialog();
    expect(getState()).toMatchObject({ loginDialog: 'closed', homeDialog: 'open' });
    actions.closeHomeDialog();
    expect(getState().homeDialog).toBe('closed');
  });

  it('[API-27] [API-28] loads banner and base info by edition, each once however often they are called', async () => {
    const given = ports();
    const { actions, getState } = createSharedState(given);
    await Promise.all([
      actions.loadTopBanner('cn'),
      actions.loadTopBanner('cn'),
      actions.loadBaseInfo('en'),
      actions.loadBaseInfo('en'),
    ]);
    await Promise.all([actions.loadTopBanner('cn'), actions.loadBaseInfo('en')]);
    expect(getState()).toMatchObject({ topBanner: { cn: banner }, baseInfo: { en: info } });
    expect([given.loadTopBanner, given.loadBaseInfo].map((port) => vi.mocked(port).mock.calls)).toEqual([
      [['cn']],
      [['en']],
    ]);
  });

  it('[API-29] loads the member when it is called, and again when the page comes back from the cache', async () => {
    const given = ports();
    const target = new EventTarget();
    const stop = watchReturn(createSharedState(given), target);
    target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(given.loadMember).not.toHaveBeenCalled();
    target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(given.loadMember).toHaveBeenCalledTimes(1);
    stop();
    target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(given.loadMember).toHaveBeenCalledTimes(1);
  });

  it('remembers that an edition has no banner, and tries again after a failure', async () => {
    const loadTopBanner = vi
      .fn<Required<SharedStatePorts>['loadTopBanner']>()
      .mockRejectedValueOnce(new Error('no network'))
      .mockResolvedValue(null);
    const { actions, getState } = createSharedState(ports({ loadTopBanner }));
    await actions.loadTopBanner('en');
    expect(getState().topBanner).toEqual({});
    await actions.loadTopBanner('en');
    await actions.loadTopBanner('en');
    expect([getState().topBanner, loadTopBanner.mock.calls.length]).toEqual([{ en: null }, 2]);
  });

  it('is one for each app root', () => {
    const [one, other] = [createSharedState(ports()), createSharedState(ports())];
    one.actions.setMember({ id: 7, trueName: 'Lin Xia' });
    expect(other.getState().member).toBeNull();
  });
});

const Name = () => <p>{useSharedState(({ member }) => member?.trueName ?? 'visitor')}</p>;
const Opener = () => <button onClick={useSharedActions().openLoginDialog}>Log in</button>;
const Visibility = () => <output>{useSharedState(({ loginDialog }) => loginDialog)}</output>;

describe('components and the shared state', () => {
  it('[ST-23] any component can open the login dialog, and another one sees it', () => {
    render(
      <SharedStateProvider store={createSharedState(ports())}>
        <Opener />
        <Visibility />
      </SharedStateProvider>,
    );
    act(() => screen.getByRole('button').click());
    expect(screen.getByText('open')).toBeInTheDocument();
  });

  it('the server and the first client render see what the page began with, no matter which member has been loaded since', () => {
    const store = createSharedState(ports());
    store.actions.setMember({ id: 7, trueName: 'Lin Xia' });
    expect(
      renderToString(
        <SharedStateProvider store={store}>
          <Name />
        </SharedStateProvider>,
      ),
    ).toBe('<p>visitor</p>');
    render(
      <SharedStateProvider store={store}>
        <Name />
      </SharedStateProvider>,
    );
    expect(screen.getByText('Lin Xia')).toBeInTheDocument();
  });

  it('says so when there is no provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Name />)).toThrow('SharedStateProvider');
  });
});
