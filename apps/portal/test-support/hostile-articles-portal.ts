import { firstHostileId, writeHostileArticles } from '../../api/test-support/hostile-articles.ts';
import { runPortalProgram } from './portal-program.ts';

/** The message of the parent. */
interface Requested {
  bodies: string[];
  isRaw: boolean;
  playerHosts: string[];
}

/** A program that writes an article for each body that its parent sends. It responds with the id of the first one. */
await runPortalProgram({
  name: 'hostile',
  change: async (db, { bodies, isRaw, playerHosts }: Requested) => {
    const html = { imagePrefix: '', playerHosts };
    await writeHostileArticles(db, { bodies, settings: html, isRaw });
    return { reported: { first: firstHostileId }, api: { html }, settings: { PLAYER_HOSTS: playerHosts.join() } };
  },
});
