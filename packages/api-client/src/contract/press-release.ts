import { defineEntryDetail, defineEntryList, wireEntry, wireEntryPage } from './entry.ts';

/** A page of press releases. */
export const pressReleaseList = defineEntryList('/api/media/list', wireEntry, [], false);

/** A press release by its id. */
export const pressReleaseDetail = defineEntryDetail('/api/media/detail', wireEntryPage);
