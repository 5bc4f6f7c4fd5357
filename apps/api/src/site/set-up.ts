import { finishContent } from '../content/finish-content.ts';
import { builtInName, byEdition, storedKeys, type Bilingual } from '@millwright/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { openDatabase, type DatabaseLocation } from '../db/open-database.ts';
import { prepareDatabase } from '../db/prepare-database.ts';
import { installation, page, siteSetting } from '../db/schema.ts';
import { tally } from '../search/tallies.ts';
import { OperatorError } from '../operator-error.ts';
import { storeAdministrator } from './administrator.ts';
import type { OwnIndustry } from './industry-list.ts';
import { storeIndustries, type StoredIndustries } from './store-industries.ts';

export { readConfig } from '../config.ts';
export type { MediaStore } from '../media/media-store.ts';
export { openMedia } from '../media/open-media.ts';
export { isAccount } from './administrator.ts';
export { readIndustryList, type OwnIndustry } from './industry-list.ts';

/** What a site's database is to hold. */
export interface SetUp {
  /** Ours, a list of its own, or none. */
  industries: 'ours' | 'none' | readonly OwnIndustry[];
  /** Whether an empty database gets invented content. */
  demo: boolean;
  /** Who looks after the site; null changes nobody. */
  administrator: { account: string; name: string } | null;
  /** Whether the administrator gets another password. */
  resetPassword: boolean;
  html: { imagePrefix: string; playerHosts: readonly string[] };
}

/** What was done. */
export interface SetUpResult {
  industries: StoredIndustries | null;
  /** `present`: the database has content already, so none was made up. */
  demo: 'made' | 'present' | null;
  /** The administrator's password, where one was made. Nothing else holds it. */
  password: string | null;
}

/** Invented content, without what a site says of itself. */
async function seedForOwnSite(db: Database): Promise<void> {
  const { seed } = await import('../seed/index.ts');
  await seed(db);
  await db.delete(page);
  await db.delete(siteSetting);
}

const ourIndustries = async (): Promise<OwnIndustry[]> => {
  const { industries } = await import('../seed/demo-articles/industries.ts');
  const named = (names: Bilingual): Bilingual => byEdition(storedKeys(), (key) => builtInName(names, key));
  return industries.map(({ slug, names, icon, children }) => ({
    slug,
    names: named(names),
    icon,
    children: children.map((child) => ({ names: named(child.names) })),
  }));
};

/** Brings the database of a site into the wanted state. It can be done again: what is there stays. */
export async function setUpDatabase(location: DatabaseLocation, wanted: SetUp): Promise<SetUpResult> {
  const database = await openDatabase(location);
  const { db } = database;
  try {
    let isMade = false;
    const seed = async (tx: Database) => {
      await seedForOwnSite(tx);
      isMade = true;
    };
    await prepareDatabase(database, { seed: wanted.demo ? seed : undefined });
    const [seeded] = await db.select().from(installation).where(eq(installation.name, 'seeded'));
    if (seeded && !wanted.demo)
      throw new OperatorError(
        'The database holds the invented content of a demo. Name another DATA_DIR or DATABASE_URL, or remove that one.',
      );
    const demo = wanted.demo ? (isMade ? 'made' : 'present') : null;
    const list = wanted.industries === 'ours' ? await ourIndustries() : wanted.industries;
    const industries = list === 'none' || demo === 'made' ? null : await storeIndustries(db, list);
    const { administrator, resetPassword } = wanted;
    const now = new Date();
    const password = administrator ? await storeAdministrator(db, administrator, { resetPassword, now }) : null;
    if (demo === 'made') {
      await finishContent(db, { ...wanted.html, playerHosts: [...wanted.html.playerHosts] });
      await tally(db);
    }
    return { industries, demo, password };
  } finally {
    await database.close();
  }
}
