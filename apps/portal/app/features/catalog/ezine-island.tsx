import { EzineReader } from '@millwright/ui/e-zine-reader';
import { useState } from 'react';
import type { IslandContextProps, IslandProps } from '../../shell/islands/islands.types.ts';

/** Reads an issue page by page. Each page has its URL, which is the one of the document when it is loaded again. */
export function EzineIsland({
  issueId,
  path,
  page,
  services,
  place: _,
  ...reader
}: IslandProps['ezine'] & IslandContextProps) {
  const [shown, setShown] = useState(page);
  const hrefOfPage = (wanted: number) => `${path}?page=${wanted}#read`;
  return (
    <EzineReader
      {...reader}
      page={shown}
      hrefOfPage={hrefOfPage}
      load={async (wanted, signal) =>
        (await import('./entry-calls.ts')).loadIssuePage(services.api, issueId, wanted, signal)
      }
      onPage={(wanted) => {
        setShown(wanted);
        // The router stores its own state next to the URL.
        history.replaceState(history.state, '', hrefOfPage(wanted));
      }}
    />
  );
}
