import { PhrasesProvider } from '@millwright/ui/headline';
import type { ReactNode } from 'react';
import type { IslandName, IslandProps } from './islands.types.ts';

/** Props of {@link Island}. */
export interface IslandPlaceProps<Name extends IslandName> {
  /** Which one it is. */
  name: Name;
  /** Its props. They stand in the page, so they hold nothing of a single visitor. */
  props: IslandProps[Name];
  /** Waits until the visitor turns to it, or until the first move on the page. @default nothing */
  when?: 'intent' | 'move';
  /** What is shown before it is hydrated, and without JavaScript. As large as the island, so that nothing moves. */
  children?: ReactNode;
}

/** The place of a part that is hydrated inside a static page. */
export const Island = <Name extends IslandName>({ name, props, when, children }: IslandPlaceProps<Name>) => (
  <div
    data-island={name}
    data-props={Object.keys(props).length > 0 ? JSON.stringify(props) : undefined}
    data-when={when}
  >
    <div data-server-markup="">
      <PhrasesProvider value={null}>{children}</PhrasesProvider>
    </div>
  </div>
);
