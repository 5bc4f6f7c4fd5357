/**
 * What the models of a series state, one text each:
 *
 * - `machine-mass 2.4..26.5`: from the smallest model to the largest in equal steps;
 * - `mass 0.7/2.2/4.6`: model by model;
 * - `installed-power 24`, `operating-temperature -40~70`, `filling-accuracy ±0.5`: the same for all models;
 * - `protection ip67`: a choice;
 * - `Wall -> wall-thickness`: the parameter that the line of the content with this label is.
 */
type SeriesParameters = readonly string[];

/** The series of an industry by their names. */
export type IndustrySeries = Readonly<Record<string, SeriesParameters>>;
