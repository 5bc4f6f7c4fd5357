import { EzineReader } from '@millwright/ui/e-zine-reader';
import { useState } from 'react';
import { useServices } from '../../shell/page/app-root.tsx';
import type { IslandContextProps, IslandProps } from '../../shell/islands/islands.types.ts';

/** Reads an issue page by page. Each page has its URL, which is the one of the document when it is loaded again. */
export function EzineIsland({
  issueId,
  path,
  page,
  place: _,
  runtime: __,
  ...reader
}: IslandProps['ezine'] & IslandContextProps) {
  const services = useServices();
  const [shown, setShown] = useState(page);
  const hrefOfPage = (wanted: number) => `${path}?page=${wanted}#read`;
  return (
    <EzineReader
      {...reader}
      page={shown}
      hrefOfPage={hrefOfPage}
      load={async (wanted, signal) => {
        if (!services) throw new Error('The server has its page at hand');
        return (await services.forMembers()).getIssuePage(issueId, wanted, signal);
      }}
      onPage={(wanted) => {
        setShown(wanted);
        // The router stores its own state next to the URL.
        history.replaceState(history.state, '', hrefOfPage(wanted));
      }}
    />
  );
}
