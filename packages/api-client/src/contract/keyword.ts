import * as v from 'valibot';
import { defineCall } from './call.ts';

/** A hot keyword on the wire: its title, which some services wrap in an object (spec §3 Hot keyword). */
export const wireKeyword = v.union([
  v.string(),
  v.pipe(
    v.object({ title: v.string() }),
    v.transform(({ title }) => title),
  ),
]);

/** The hot keywords of the search panel. */
export const keywordList = defineCall({
  method: 'GET',
  path: '/api/keywords',
  request: v.object({}),
  response: v.object({ list: v.array(wireKeyword) }),
});
