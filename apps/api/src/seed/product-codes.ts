/** The segment of UNSPSC that the products of each industry are in. */
const segments: Readonly<Record<string, string>> = {
  plastics: '23000000',
  metalworking: '23000000',
  moulds: '23000000',
  casting: '31000000',
  laser: '23000000',
  additive: '23000000',
  surface: '23000000',
  auto: '25000000',
  automation: '32000000',
  robotics: '23000000',
  'fluid-power': '40000000',
  'power-transmission': '31000000',
  packaging: '23000000',
  food: '23000000',
  logistics: '24000000',
  environment: '40000000',
  textile: '23000000',
  metrology: '41000000',
  electronics: '32000000',
  medical: '42000000',
  battery: '26000000',
  renewables: '26000000',
  semiconductor: '23000000',
  aerospace: '25000000',
};

/** GS1 sets this prefix aside for demonstrations: nothing that is sold has it. */
const demonstration = '952';

/** A number of 13 digits with its check digit. */
function gtinOf(id: number): string {
  const digits = `${demonstration}${String(id).padStart(9, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** The codes of a seeded product: the segment of its industry, and a trade item number of demonstrations. */
export const productCodes = (industry: string, id: number) => ({ unspsc: segments[industry] ?? '', gtin: gtinOf(id) });
