import { VideoPlayer } from '@millwright/ui/video-player';
import { useDocumentScope } from '../../shell/frame/document-scope.ts';
import type { IslandContextProps, IslandProps } from '../../shell/islands/islands.types.ts';

/**
 * Plays a video. A player of another site is loaded where the visitor agreed to them; pressing play is asked about
 * otherwise.
 */
export function VideoIsland({ services: _, place: __, ...video }: IslandProps['video'] & IslandContextProps) {
  const { consent } = useDocumentScope();
  const mayLoadThirdParty = (): boolean | Promise<boolean> => {
    // Who presses play is asked at once, also while the notice waits.
    if (consent.snapshot().state === 'waiting') consent.send({ type: 'CONSENT.REOPENED' });
    const { state } = consent.snapshot();
    if (state !== 'prompted') return state === 'granted';
    return new Promise((resolve) => {
      const stop = consent.subscribe(() => {
        const now = consent.snapshot().state;
        if (now === 'prompted') return;
        stop();
        resolve(now === 'granted');
      });
    });
  };
  return <VideoPlayer {...video} mayLoadThirdParty={mayLoadThirdParty} />;
}
