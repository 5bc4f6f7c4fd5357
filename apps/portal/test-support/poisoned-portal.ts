// oxlint-disable-next-line no-restricted-imports -- the pages are tested on the real API
import { finishContent } from '@millwright/api';
import { poison } from './poison.ts';
import { runPortalProgram } from './portal-program.ts';

/**
 * A program whose content is poisoned again whenever its parent sends the number of a seed. It responds with the number
 * of poisoned columns.
 */
await runPortalProgram({
  name: 'poisoned',
  change: async (db, seed: number) => {
    const columns = await poison(db, seed);
    await finishContent(db, { imagePrefix: '', playerHosts: [] });
    return { reported: { columns } };
  },
});
