import { HOME_POPUP_ROWS, type OwnEditionKey } from '@millwright/domain';
import { content } from '../../testing/content.fixtures.ts';
import { entities } from '../../testing/entities.fixtures.ts';
import type {
  HomePopupItems,
  HomePopupKind,
  HomePopupMemory,
  HomePopupPorts,
  LoadHomePopupList,
} from './home-popup.types.ts';

/** So many items each list has in all: three pages of news, the last one not full. */
const totals: Readonly<Record<HomePopupKind, number>> = { news: 12, videos: 7, magazines: 14, whitepapers: 8 };

const pool = (edition: OwnEditionKey): { [Kind in HomePopupKind]: readonly HomePopupItems[Kind][] } => ({
  news: content[edition].articles,
  videos: entities[edition].videos,
  magazines: entities[edition].issues,
  whitepapers: entities[edition].papers,
});

/** Responds with believable items whose ids follow from industry and page, so that pages differ. */
export const responding =
  (edition: OwnEditionKey): LoadHomePopupList =>
  async (kind, industryId, page) => {
    const items = pool(edition)[kind];
    const from = (page - 1) * HOME_POPUP_ROWS[kind];
    const count = Math.max(0, Math.min(HOME_POPUP_ROWS[kind], totals[kind] - from));
    return {
      total: totals[kind],
      items: Array.from({ length: count }, (_, place) => {
        const item = items[(from + place + industryId) % items.length]!;
        return { ...item, id: industryId * 1000 + from + place + 1 };
      }),
    };
  };

/** What the pop-up needs, in one edition. */
export const portsOf = (edition: OwnEditionKey, overrides: Partial<HomePopupPorts> = {}): HomePopupPorts => ({
  industries: content[edition].industries,
  load: responding(edition),
  ...overrides,
});

/** The memory of a session that has or has not seen the pop-up. */
export const memoryOf = (shown = false): HomePopupMemory & { shown: () => boolean } => {
  let was = shown;
  return {
    read: () => was,
    write: () => {
      was = true;
    },
    shown: () => was,
  };
};
