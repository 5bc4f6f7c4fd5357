import type { member } from '../../db/schema.ts';

/** An account as its member sees it, on the wire. */
export const accountOf = (row: typeof member.$inferSelect) => ({
  account: row.account,
  true_name: row.trueName,
  company: row.company,
  position: row.position,
  country_id: row.countryId,
  province_id: row.provinceId,
  city_id: row.cityId,
  language: row.language,
  notify: { enquiries: row.notifyEnquiries, reminders: row.notifyReminders },
  has_password: row.passwordHash !== null,
  created: row.createdAt.toISOString(),
  delete_at: row.deleteAt?.toISOString() ?? null,
});
