import { GatedDownload } from '@millwright/ui/gated-download';
import { useServices } from '../../shell/page/app-root.tsx';
import type { IslandProps } from '../../shell/islands/islands.types.ts';

/** The download of a white paper, for members. */
export function DownloadIsland({ paperId, title }: IslandProps['download']) {
  const services = useServices();
  return (
    <GatedDownload
      paperId={paperId}
      title={title}
      onRequestLink={async (id) => {
        if (!services) throw new Error('Nothing is downloaded on the server');
        return (await services.forMembers()).downloadPaper(id);
      }}
    />
  );
}
