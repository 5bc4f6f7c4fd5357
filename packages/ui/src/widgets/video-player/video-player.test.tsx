import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { runChart } from '../../behaviours/chart/index.ts';
import { describeChart } from '../../testing/chart-suite.ts';
import { createTestClock } from '../../testing/clock.ts';
import { editionKeys, expectCleanHydration, inEdition, renderIn, staticMarkup } from '../../testing/render.tsx';
import { embedUrl, VideoPlayer } from './video-player.tsx';
import { videoPlayerChart } from './video-player.machine.ts';
import { chapters, embed, embedHosts, file } from './video-player.fixtures.ts';
import type { VideoPlayerEvent, VideoPlayerProps } from './video-player.types.ts';

const play = (at = 0): VideoPlayerEvent => ({ type: 'PLAY.WANTED', at });
const given: VideoPlayerEvent = { type: 'CONSENT.GIVEN' };
const refused: VideoPlayerEvent = { type: 'CONSENT.REFUSED' };
const ready: VideoPlayerEvent = { type: 'MEDIA.READY' };
const failed: VideoPlayerEvent = { type: 'MEDIA.FAILED' };
const nothing = () => undefined;

describeChart(
  'the player of another site',
  () => videoPlayerChart({ request: nothing, seek: nothing }, { isOwn: false }),
  [
    { from: 'poster', when: play(7), to: 'requesting', effects: ['request'], context: { at: 7 } },
    { from: 'poster', when: given, to: 'poster' },
    { given: [play()], from: 'requesting', when: given, to: 'loading' },
    { given: [play()], from: 'requesting', when: refused, to: 'refused' },
    { given: [play()], from: 'requesting', when: play(9), to: 'requesting', context: { at: 9 } },
    { given: [play()], from: 'requesting', when: 9999, to: 'requesting' },
    { given: [play(), 9999], from: 'requesting', when: 1, to: 'failed' },
    { given: [play(), refused], from: 'refused', when: play(), to: 'requesting', effects: ['request'] },
    { given: [play(), given], from: 'loading', when: ready, to: 'playing', effects: ['seek'] },
    { given: [play(), given], from: 'loading', when: failed, to: 'failed' },
    { given: [play(), given], from: 'loading', when: play(4), to: 'loading', context: { at: 4 } },
    { given: [play(), given], from: 'loading', when: 19_999, to: 'loading' },
    { given: [play(), given, 19_999], from: 'loading', when: 1, to: 'failed' },
    {
      given: [play(), given, ready],
      from: 'playing',
      when: play(60),
      to: 'playing',
      effects: ['seek'],
      context: { at: 60 },
    },
    { given: [play(), given, ready], from: 'playing', when: failed, to: 'failed' },
    { given: [play(), given, failed], from: 'failed', when: play(), to: 'requesting', effects: ['request'] },
  ],
  {
    events: [play(), given, refused, ready, failed],
    elsewhere: ['poster · PLAY.WANTED · 0', 'refused · PLAY.WANTED · 0', 'failed · PLAY.WANTED · 0'],
  },
);

describe('the chart of the player of our own files', () => {
  it('asks nobody, at the first try and at the next', () => {
    const request = vi.fn();
    const actor = runChart(videoPlayerChart({ request, seek: nothing }, { isOwn: true }));
    const states = [play(), failed, play()].map((event) => {
      actor.send(event);
      return actor.snapshot().state;
    });
    expect([states, request.mock.calls.length]).toEqual([['loading', 'failed', 'loading'], 0]);
    actor.stop();
  });

  it('begins where it was asked to', () => {
    const seek = vi.fn();
    const actor = runChart(videoPlayerChart({ request: nothing, seek }, { isOwn: true }));
    [play(30), ready].forEach((event) => actor.send(event));
    expect(seek.mock.calls).toEqual([[30]]);
    actor.stop();
  });
});

describe('the URL of a player', () => {
  it('is one of an allowed host, by https', () => {
    expect(embedUrl('https://player.example/v/31?a=1', embedHosts)?.href).toBe('https://player.example/v/31?a=1');
  });

  it.each([
    'http://player.example/v/31',
    'https://player.example.evil.test/v/31',
    'https://evil.test/https://player.example/',
    'https://user@player.example/',
    'https://player.example:8443/',
    '//player.example/v/31',
    'javascript:alert(1)',
    '',
  ])('is never %j', (src) => {
    expect(embedUrl(src, embedHosts)).toBeNull();
  });
});

const player = (props: Partial<VideoPlayerProps> = {}) => (
  <VideoPlayer
    title="A casting cell"
    source={embed}
    poster={null}
    embedHosts={embedHosts}
    chapters={chapters}
    {...props}
  />
);
const press = () =>
  act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Play video: A casting cell' })));
const state = () => document.querySelector('[data-state]')!.getAttribute('data-state');

describe('the video player', () => {
  it.each(editionKeys)('renders on the server what the browser renders first (%s)', (key) =>
    expectCleanHydration(key, player()),
  );

  it('is a link to the video without scripts, and names the host that would be called', () => {
    const html = staticMarkup('en', player());
    expect(html).toContain('href="https://player.example/watch/31"');
    expect(html).toContain('player.example. It is contacted when you press play.');
    expect(html).not.toMatch(/<(iframe|video)/);
    expect(
      staticMarkup('en', player({ source: { kind: 'file', files: [{ src: '/v/31.mp4', type: 'video/mp4' }] } })),
    ).toContain('href="/v/31.mp4#t=3725"');
  });

  it('asks for consent when play is pressed, once, and never before', async () => {
    const mayLoadThirdParty = vi.fn(() => true);
    renderIn('en', player({ mayLoadThirdParty }));
    expect([mayLoadThirdParty.mock.calls.length, document.querySelector('iframe')]).toEqual([0, null]);
    await press();
    expect(mayLoadThirdParty.mock.calls).toEqual([['player.example']]);
    expect(document.querySelector('iframe')).toHaveAttribute('src', 'https://player.example/v/31');
  });

  it('[OS-08] shows the player of another site at 800 by 533, in a box that it cannot leave', async () => {
    renderIn('en', player());
    await press();
    const frame = document.querySelector('iframe')!;
    expect([frame.width, frame.height, frame.title]).toEqual(['800', '533', 'A casting cell']);
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-presentation allow-popups');
    fireEvent.load(frame);
    expect(state()).toBe('playing');
  });

  it('begins with the chapter that was pressed', async () => {
    renderIn('en', player());
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: /Taking the part out/ })));
    expect(document.querySelector('iframe')).toHaveAttribute('src', 'https://player.example/v/31?start=3725');
  });

  it('goes to a chapter of our own file', async () => {
    renderIn('en', player({ source: file }));
    await press();
    const video = document.querySelector('video')!;
    video.play = vi.fn(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    fireEvent.canPlay(video);
    expect(state()).toBe('playing');
    fireEvent.click(screen.getByRole('link', { name: /Pouring/ }));
    expect(video.currentTime).toBe(1);
  });

  it.each([
    ['refused', () => false],
    ['refused', () => Promise.reject(new Error('no response'))],
    [
      'refused',
      () => {
        throw new Error('broken');
      },
    ],
  ])('leads on by a link where consent is %s', async (_, mayLoadThirdParty) => {
    renderIn('en', player({ mayLoadThirdParty }));
    await press();
    expect(state()).toBe('refused');
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.getByRole('link', { name: 'Watch on player.example' })).toHaveAttribute(
      'href',
      'https://player.example/watch/31',
    );
  });

  it('waits for no consent without end, and takes no late one', async () => {
    const clock = createTestClock();
    let response!: (may: boolean) => void;
    renderIn('en', player({ clock, mayLoadThirdParty: () => new Promise((resolve) => (response = resolve)) }));
    await press();
    act(() => clock.advance(10_000));
    expect(state()).toBe('failed');
    await act(async () => response(true));
    expect(state()).toBe('failed');
  });

  it('begins with the poster of another video in the same place', async () => {
    const view = render(inEdition('en', player()));
    await press();
    expect(document.querySelector('iframe')).not.toBeNull();
    view.rerender(inEdition('en', player({ title: 'A press', source: file })));
    expect([state(), document.querySelector('iframe')]).toEqual(['poster', null]);
  });

  it('takes two chapters that begin together', () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    renderIn(
      'en',
      player({
        chapters: [
          { seconds: 5, title: 'One' },
          { seconds: 5, title: 'Other' },
        ],
      }),
    );
    expect([screen.getAllByRole('listitem').length, consoleError.mock.calls]).toEqual([2, []]);
  });

  it('leads on by a link from the start where the host is not allowed', () => {
    renderIn('en', player({ embedHosts: [] }));
    expect(screen.queryByRole('link', { name: /Play video/ })).toBeNull();
    expect(screen.getByRole('link', { name: /Watch on/ })).toHaveAttribute('href', 'https://player.example/watch/31');
  });
});
