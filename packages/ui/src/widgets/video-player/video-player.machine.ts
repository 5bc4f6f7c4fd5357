import type { ChartMachine } from '../../behaviours/chart/chart.types.ts';
import type { VideoPlayerContext, VideoPlayerEvent, VideoPlayerState } from './video-player.types.ts';

/** So long the question for consent may take, in milliseconds. */
const CONSENT_PATIENCE_MS = 10_000;
/** So long a video may be on its way, in milliseconds. */
const MEDIA_PATIENCE_MS = 20_000;

/** What the player does. */
export interface VideoPlayerEffects {
  /** Asks whether the player of another site may be loaded. */
  request: () => void;
  /** Goes to the second that was requested. */
  seek: (seconds: number) => void;
}

/**
 * The video player (spec §2 Other screens): nothing is loaded before play is pressed, and what fails leads on by a
 * link.
 */
export const videoPlayerChart = (
  { request, seek }: VideoPlayerEffects,
  { isOwn }: { isOwn: boolean },
): ChartMachine<VideoPlayerState, VideoPlayerEvent, VideoPlayerContext> => {
  const play = [
    { guard: 'isOwn', target: 'loading' as const, actions: ['remember'] },
    { target: 'requesting' as const, actions: ['remember'] },
  ];
  return {
    chart: {
      id: 'videoPlayer',
      initial: 'poster',
      states: {
        poster: { on: { 'PLAY.WANTED': play } },
        requesting: {
          entry: ['request'],
          after: { consentPatience: { target: 'failed' } },
          on: {
            'CONSENT.GIVEN': { target: 'loading' },
            'CONSENT.REFUSED': { target: 'refused' },
            'PLAY.WANTED': { actions: ['remember'] },
          },
        },
        refused: { on: { 'PLAY.WANTED': play } },
        loading: {
          after: { mediaPatience: { target: 'failed' } },
          on: {
            'MEDIA.READY': { target: 'playing', actions: ['seek'] },
            'MEDIA.FAILED': { target: 'failed' },
            'PLAY.WANTED': { actions: ['remember'] },
          },
        },
        playing: {
          on: {
            'PLAY.WANTED': { actions: ['remember', 'seek'] },
            'MEDIA.FAILED': { target: 'failed' },
          },
        },
        failed: { on: { 'PLAY.WANTED': play } },
      },
    },
    context: { at: 0 },
    guards: { isOwn: () => isOwn },
    assigns: { remember: (_, event) => (event.type === 'PLAY.WANTED' ? { at: event.at } : {}) },
    effects: { request, seek: ({ at }) => seek(at) },
    delays: { consentPatience: CONSENT_PATIENCE_MS, mediaPatience: MEDIA_PATIENCE_MS },
  };
};
