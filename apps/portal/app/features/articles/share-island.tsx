import { ShareMenu } from '@millwright/ui/share-menu';
import type { IslandContextProps, IslandProps } from '../../shell/islands/islands.types.ts';

/** Passes the page on. */
export const ShareIsland = ({ url, title, hosts }: IslandProps['share'] & IslandContextProps) => (
  <ShareMenu url={url} title={title} hosts={hosts} />
);
