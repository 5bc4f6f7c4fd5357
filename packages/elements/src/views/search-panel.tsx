import { hotKeywordParameter, SearchPanel, stopEmptySearch } from '@millwright/ui/search-panel';
import { useEffect } from 'react';
import { useBaseInfo } from '../base-info.ts';
import type { ViewProps } from '../millwright-element.tsx';

/** `<millwright-search-panel keyword>`: the search of the portal. Says `millwright-search` before it goes there. */
export const SearchPanelView = ({ host, context, emit, settle }: ViewProps) => {
  const [info] = useBaseInfo({ context, settle });
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      const {
        [hotKeywordParameter]: hot,
        keyword: typed,
        type,
      } = Object.fromEntries(new FormData(form, event.submitter));
      const keyword = hot ?? typed;
      if (!event.defaultPrevented && !emit('millwright-search', { keyword, type })) event.preventDefault();
    };
    host.addEventListener('submit', stopEmptySearch);
    host.addEventListener('invalid', stopEmptySearch, true);
    host.addEventListener('submit', onSubmit);
    return () => {
      host.removeEventListener('submit', stopEmptySearch);
      host.removeEventListener('invalid', stopEmptySearch, true);
      host.removeEventListener('submit', onSubmit);
    };
  }, [host, emit]);
  const keyword = host.getAttribute('keyword') ?? '';
  // The form works without hot keywords. A field that gets another keyword begins again.
  return (
    <SearchPanel
      key={keyword}
      hotKeywords={info.state === 'here' ? info.value.hotKeywords : []}
      keyword={keyword}
      takesFocus={false}
    />
  );
};
