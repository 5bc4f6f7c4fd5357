import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { INCOTERMS, type Incoterm } from '@millwright/domain';
import type { SelectOption } from '../../primitives/field/index.ts';

/** The rules of Incoterms 2020 by their names. */
const names: Readonly<Record<Incoterm, MessageDescriptor>> = {
  EXW: msg`Ex works`,
  FCA: msg`Free carrier`,
  FAS: msg`Free alongside ship`,
  FOB: msg`Free on board`,
  CFR: msg`Cost and freight`,
  CIF: msg`Cost, insurance and freight`,
  CPT: msg`Carriage paid to`,
  CIP: msg`Carriage and insurance paid to`,
  DAP: msg`Delivered at place`,
  DPU: msg`Delivered at place unloaded`,
  DDP: msg`Delivered duty paid`,
};

/** What each rule means for the buyer, in a line (ICC, Incoterms 2020). */
export const incotermMeanings: Readonly<Record<Incoterm, MessageDescriptor>> = {
  EXW: msg`The buyer collects the goods at the works, clears them for export and pays all transport.`,
  FCA: msg`The supplier hands the goods, cleared for export, to the buyer’s carrier; the buyer pays the transport.`,
  FAS: msg`The supplier brings the goods next to the ship; the buyer pays loading and sea freight.`,
  FOB: msg`The supplier loads the goods onto the ship; the buyer pays sea freight and bears the risk from there.`,
  CFR: msg`The supplier pays the sea freight to the port of destination; the buyer bears the risk from loading on.`,
  CIF: msg`The supplier pays sea freight and insurance to the port of destination; the risk passes when loaded.`,
  CPT: msg`The supplier pays the transport to the place named; the buyer bears the risk from the first carrier on.`,
  CIP: msg`The supplier pays transport and insurance to the place named; the risk passes at the first carrier.`,
  DAP: msg`The supplier delivers to the place named, not unloaded; the buyer pays import duties.`,
  DPU: msg`The supplier delivers to the place named and unloads; the buyer pays import duties.`,
  DDP: msg`The supplier delivers to the place named and pays all, import duties included.`,
};

/** A rule as tables and lists show it: `FOB – Free on board`. */
export const incotermText = (rule: Incoterm, t: (message: MessageDescriptor) => string): string =>
  `${rule} – ${t(names[rule])}`;

/** The choices of a select, the first of them none. */
export const incotermOptions = (none: string, t: (message: MessageDescriptor) => string): SelectOption[] => [
  { value: '', label: none },
  ...INCOTERMS.map((rule) => ({ value: rule, label: incotermText(rule, t) })),
];
