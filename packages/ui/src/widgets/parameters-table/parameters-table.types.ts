import type { Fact } from '@millwright/domain';

/** Parameters that belong together, such as those of the spindle. */
export interface ParameterGroup {
  /** What they belong to; empty for a product whose parameters are in one group. */
  name: string;
  parameters: readonly Fact[];
}

/** Props of the parameters table. */
export interface ParametersTableProps {
  /** The parameters, in the order shown; a figure and its unit are rendered apart. A group without any is left out. */
  groups: readonly ParameterGroup[];
  /** The table's name. @default 'Technical parameters', in the edition's language */
  caption?: string;
}
