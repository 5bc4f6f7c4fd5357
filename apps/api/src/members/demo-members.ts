import type { Database } from '../db/database.ts';
import { member } from '../db/schema.ts';
import { hashPassword } from './passwords.ts';

/** Members that come with the seeded content, so that logging in can be tried; the README names them. */
export const demoMembers = [
  { account: '13800138001', trueName: '林晓', password: 'Millwright-2026' },
  { account: 'demo@example.com', trueName: 'Alex Turner', password: 'Millwright-2026' },
] as const;

/** Adds the demo members. */
export async function seedDemoMembers(db: Database, now: Date): Promise<void> {
  for (const [index, { account, trueName, password }] of demoMembers.entries()) {
    await db
      .insert(member)
      .values({ id: index + 1, account, trueName, passwordHash: await hashPassword(password), createdAt: now });
  }
}
