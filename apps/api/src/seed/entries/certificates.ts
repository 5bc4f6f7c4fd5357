import type { Bilingual } from '@millwright/domain';
import type { Company } from '../demo-articles/content.types.ts';
import { createRandom } from '../random.ts';
import { daysBefore, text } from './entry-rows.ts';

/** A standard or mark, how long its certificates hold, and how many suppliers have one. */
interface Standard {
  name: string;
  /** In days; null for a mark that the maker puts on by itself, without an end. */
  term: number | null;
  share: number;
}

const year = 365;
const standards: readonly Standard[] = [
  { name: 'ISO 9001:2015', term: 3 * year, share: 1 },
  { name: 'ISO 14001:2015', term: 3 * year, share: 0.45 },
  { name: 'ISO 45001:2018', term: 3 * year, share: 0.45 },
  { name: 'CE', term: null, share: 0.45 },
  { name: 'IATF 16949:2016', term: 3 * year, share: 0.45 },
  { name: 'UL 508A', term: 5 * year, share: 0.45 },
];

const issuers: readonly { prefix: string; name: Bilingual }[] = [
  { prefix: 'NC', name: text('Nordcert Institute', '诺瑟认证所') },
  { prefix: 'HX', name: text('Huaxin Quality Assurance', '华鑫质量认证') },
  { prefix: 'AQR', name: text('Alpine Quality Register', '阿尔卑斯质量登记') },
  { prefix: 'EPC', name: text('East Pacific Certification', '东太认证') },
];

const editors = text('Editors of Millwright', 'Millwright 编辑部');

const isoDay = (date: Date) => date.toISOString().slice(0, 10);

/** A certificate as the details of an entry hold it. */
type SeedCertificate = Record<string, string | Bilingual | null>;

function certificateOf(
  { name, term }: Standard,
  { line, city }: Pick<Company, 'line' | 'city'>,
  seed: string,
): SeedCertificate {
  const random = createRandom(seed);
  if (term === null) return { name };
  const issuer = random.pick(issuers);
  // Issued so long ago: every tenth has expired, by a few months at most.
  const age = random.chance(0.1) ? term + random.int(5, 150) : random.int(60, term - 30);
  const isChecked = random.chance(0.6);
  return {
    name,
    issuer: issuer.name,
    number: `${issuer.prefix}-${random.int(10_000, 99_999)}`,
    scope: text(`${line.en}; site in ${city.en}`, `${line.cn}；${city.cn}工厂`),
    valid_until: isoDay(daysBefore(age - term)),
    ...(isChecked && { checked_by: editors, checked_on: isoDay(daysBefore(random.int(5, Math.min(age, 400)))) }),
  };
}

/**
 * The certificates of a supplier. Some have expired, some nobody has checked.
 * @param id Of the supplier: the same one has the same certificates in every seed.
 */
export function certificatesOf(id: number, company: Pick<Company, 'line' | 'city'>): SeedCertificate[] {
  const random = createRandom(`certificates-${id}`);
  return standards
    .filter(({ share }) => random.chance(share))
    .map((standard) => certificateOf(standard, company, `certificate-${id}-${standard.name}`));
}
