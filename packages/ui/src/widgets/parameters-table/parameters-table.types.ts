/** One technical figure of a product. */
export interface ProductParameter {
  name: string;
  /** The figure as it is printed, such as `0.8` or `500–2000`. */
  value: string;
  /** The unit as it is printed; null where the value has none. */
  unit: string | null;
}

/** Parameters that belong together, such as those of the spindle. */
export interface ParameterGroup {
  /** What they belong to; empty for a product whose parameters are in one group. */
  name: string;
  parameters: readonly ProductParameter[];
}

/** Props of the parameters table. */
export interface ParametersTableProps {
  /** The parameters, in the order shown. A group without any is left out. */
  groups: readonly ParameterGroup[];
  /** The table's name. @default 'Technical parameters', in the edition's language */
  caption?: string;
}
