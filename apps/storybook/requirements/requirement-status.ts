/** A test that names a requirement, as the last run left it. */
export interface Proof {
  /** The test's or story's full name. */
  name: string;
  /** Whether it passed. */
  passed: boolean;
  /** What ran it. */
  by: 'vitest' | 'playwright' | 'story';
  /** The story's id. */
  story?: string;
}

/** How many tests name a requirement, and how many of them failed. */
interface Outcome {
  tests: number;
  failed: number;
}

/** What the last run of all tests left behind. */
export interface Results {
  /** When it ended, in ISO 8601. */
  at: string;
  requirements: Readonly<Record<string, Outcome>>;
}

/** The tests behind {@link Results}, which are loaded when somebody wants to read them. */
export type Proofs = Readonly<Record<string, { tests: readonly Proof[] }>>;

/** A line of the specification. */
interface Requirement {
  id: string;
  text: string;
  /** The kinds of test that prove it: U unit, C component story, E browser, K contract. */
  tests: readonly string[];
}

/** A part of the specification. */
export interface RequirementGroup {
  id: string;
  title: string;
  lines: readonly Requirement[];
}

/** How a requirement stands: every test that names it passed, one failed, or none names it. */
export type RequirementStatus = 'proven' | 'failing' | 'notProven';

/** A requirement with what is known of it. */
export interface KnownRequirement extends Requirement {
  group: RequirementGroup;
  status: RequirementStatus;
  outcome: Outcome;
}

/** Joins the list with the results of the last run. Without results nothing is proven. */
export const withResults = (groups: readonly RequirementGroup[], results: Results | null): KnownRequirement[] =>
  groups.flatMap((group) =>
    group.lines.map((line) => {
      const outcome = results?.requirements[line.id] ?? { tests: 0, failed: 0 };
      const status = outcome.tests === 0 ? 'notProven' : outcome.failed === 0 ? 'proven' : 'failing';
      return { ...line, group, status, outcome };
    }),
  );

/** How many requirements stand how. */
export const countByStatus = (requirements: readonly KnownRequirement[]): Record<RequirementStatus, number> => ({
  proven: requirements.filter(({ status }) => status === 'proven').length,
  failing: requirements.filter(({ status }) => status === 'failing').length,
  notProven: requirements.filter(({ status }) => status === 'notProven').length,
});

/** What the visitor of the page looks for. */
export interface RequirementFilter {
  group: string;
  status: string;
  text: string;
}

/** The requirements that fit; an empty part of the filter fits all. */
export const filtered = (
  requirements: readonly KnownRequirement[],
  { group, status, text }: RequirementFilter,
): KnownRequirement[] =>
  requirements.filter(
    (requirement) =>
      (group === '' || requirement.group.id === group) &&
      (status === '' || requirement.status === status) &&
      (text === '' || `${requirement.id} ${requirement.text}`.toLowerCase().includes(text.trim().toLowerCase())),
  );
