import { GatedDownload } from '@millwright/ui/gated-download';
import type { IslandContextProps, IslandProps } from '../../shell/islands/islands.types.ts';

/** The download of a white paper, for members. */
export const DownloadIsland = ({ paperId, title, services }: IslandProps['download'] & IslandContextProps) => (
  <GatedDownload
    paperId={paperId}
    title={title}
    onRequestLink={async (id) => (await import('./entry-calls.ts')).downloadPaper(services.api, id)}
  />
);
