import { Input, Select, type SelectOption } from '@millwright/ui/field';
import { useEffect, useId, useMemo, useState } from 'react';
import data from '../../../docs/requirements.json';
import runOnRecord from '../../../docs/requirements-run.json?url';
import {
  countByStatus,
  filtered,
  withResults,
  type KnownRequirement,
  type Proof,
  type Proofs,
  type RequirementFilter,
  type RequirementStatus,
  type Results,
} from './requirement-status.ts';
import * as css from './requirements-page.css.ts';

/** Props of {@link RequirementsPage}. */
export interface RequirementsPageProps {
  /**
   * Reads how the last run ended; null where there is none. @default what `npm test` published next to this
   * Storybook, else the run that the repository holds
   */
  loadResults?: () => Promise<Results | null>;
  /** Reads the tests of that run, when the first of them is wanted. @default from the same place */
  loadProofs?: () => Promise<Proofs>;
}

const lastRun = async (): Promise<Results> => {
  const published = await fetch('./results/requirements-summary.json', { cache: 'no-store' });
  return published.ok ? ((await published.json()) as Results) : (await import('virtual:recorded-run')).default;
};

const lastProofs = async (): Promise<Proofs> => {
  const published = await fetch('./results/requirements.json', { cache: 'no-store' });
  const response = published.ok ? published : await fetch(runOnRecord);
  return ((await response.json()) as { requirements: Proofs }).requirements;
};

const statusNames: Readonly<Record<RequirementStatus, string>> = {
  proven: 'Proven',
  failing: 'Failing',
  notProven: 'Not proven yet',
};
const runners: Readonly<Record<Proof['by'], string>> = { vitest: 'Test', playwright: 'Browser', story: 'Story' };
const kinds: Readonly<Record<string, string>> = { U: 'unit', C: 'story', E: 'browser', K: 'contract' };

const ProofLine = ({ name, passed, by, story }: Proof) => (
  <li>
    {passed ? '✓' : '✗ failed:'} {runners[by]}:{' '}
    {story ? (
      <a className={css.link} href={`./?path=/story/${story}`} target="_top">
        {name}
      </a>
    ) : (
      name
    )}
  </li>
);

const Proven = ({
  id,
  outcome: { tests, failed },
  proofs,
  onOpen,
}: Pick<LineProps, 'id' | 'outcome' | 'proofs' | 'onOpen'>) =>
  tests > 0 && (
    <details onToggle={({ currentTarget }) => currentTarget.open && onOpen()}>
      <summary
        className={css.opener}
      >{`${tests} ${tests === 1 ? 'test' : 'tests'}${failed > 0 ? `, ${failed} failed` : ''}`}</summary>
      {proofs === null && <p>The tests could not be read. Load the page again.</p>}
      {proofs === undefined && <p>Reading the tests …</p>}
      {proofs && (
        <ul className={css.proofs}>
          {proofs[id]?.tests.map((proof) => (
            <ProofLine key={`${proof.by} ${proof.name}`} {...proof} />
          ))}
        </ul>
      )}
    </details>
  );

/** A requirement with what is shown of its tests. */
interface LineProps extends KnownRequirement {
  isRun: boolean;
  /** Undefined before they are read, null where they cannot be. */
  proofs: Proofs | null | undefined;
  onOpen: () => void;
}

const Line = ({ id, text, tests, status, outcome, isRun, proofs, onOpen }: LineProps) => (
  <tr data-requirement={id}>
    <th scope="row" className={css.id}>
      {id}
    </th>
    <td className={css.cell}>
      {/* As Markdown has it, code stands between backticks. */}
      {text.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))}
    </td>
    <td className={css.cell}>{tests.map((kind) => kinds[kind]).join(', ')}</td>
    <td className={css.status} {...(isRun && { 'data-status': status })}>
      {isRun ? statusNames[status] : 'Not run'}
    </td>
    <td className={css.cell}>
      <Proven id={id} outcome={outcome} proofs={proofs} onOpen={onOpen} />
    </td>
  </tr>
);

const Choice = ({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
}) => {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        options={[{ value: '', label: 'All' }, ...options]}
      />
    </div>
  );
};

const Filters = ({
  filter,
  onChange,
  isRun,
}: {
  filter: RequirementFilter;
  onChange: (filter: RequirementFilter) => void;
  isRun: boolean;
}) => {
  const search = useId();
  return (
    <div className={css.filters} role="search" aria-label="Requirements">
      <Choice
        label="Part"
        value={filter.group}
        onChange={(group) => onChange({ ...filter, group })}
        options={data.groups.map(({ id, title }) => ({ value: id, label: `${id} · ${title}` }))}
      />
      {isRun && (
        <Choice
          label="Standing"
          value={filter.status}
          onChange={(status) => onChange({ ...filter, status })}
          options={Object.entries(statusNames).map(([value, label]) => ({ value, label }))}
        />
      )}
      <div className={css.field}>
        <label htmlFor={search}>Words</label>
        <Input id={search} value={filter.text} onChange={({ target }) => onChange({ ...filter, text: target.value })} />
      </div>
    </div>
  );
};

const aboutRun = (results: Results | null | undefined): string => {
  if (results === undefined) return 'Reading the results of the last run …';
  return results === null
    ? 'No run of the tests is recorded in this Storybook, so nothing is said of how the lines stand: run npm test, then build it again.'
    : `The figures are those of the reporters of npm test, in the run that ended on ${results.at.slice(0, 16).replace('T', ' at ')} UTC.`;
};

/**
 * The lines of the specification with the tests and stories that prove each, and whether they passed when all tests
 * last ran. What is shown as proven comes from the reporters of that run, never from names alone.
 */
export const RequirementsPage = ({ loadResults = lastRun, loadProofs = lastProofs }: RequirementsPageProps) => {
  const [results, setResults] = useState<Results | null | undefined>(undefined);
  const [proofs, setProofs] = useState<Proofs | null>();
  const [filter, setFilter] = useState({ group: '', status: '', text: '' });
  useEffect(() => {
    let gone = false;
    const show = (found: Results | null) => !gone && setResults(found);
    loadResults().then(show, () => show(null));
    return () => {
      gone = true;
    };
  }, [loadResults]);
  const readProofs = () => {
    if (!proofs) void loadProofs().then(setProofs, () => setProofs(null));
  };
  const all = useMemo(() => withResults(data.groups, results ?? null), [results]);
  const shown = filtered(all, filter);
  const counts = countByStatus(all);
  const isRun = results !== null && results !== undefined;
  return (
    <div className={css.page}>
      <h1 className={css.title}>Requirements</h1>
      <p>
        {aboutRun(results)} A line is proven when every test and story that names it passed. “Ours” marks a point that
        the specification leaves open.
      </p>
      <ul className={css.counts} aria-label="How the requirements stand">
        {isRun &&
          (Object.keys(statusNames) as RequirementStatus[]).map((status) => (
            <li key={status} className={css.count}>{`${statusNames[status]}: ${counts[status]}`}</li>
          ))}
        <li className={css.count}>{`All: ${all.length}`}</li>
      </ul>
      <Filters filter={filter} onChange={setFilter} isRun={isRun} />
      <p role="status">{`${shown.length} of ${all.length} lines shown`}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus */}
      <div className={css.scroller} tabIndex={0} role="group" aria-label="Lines">
        <table className={css.table}>
          <thead>
            <tr>
              {['Line', 'What it asks', 'Asked for', 'Standing', 'Proven by'].map((name) => (
                <th key={name} scope="col" className={css.cell}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((requirement) => (
              <Line key={requirement.id} {...requirement} isRun={isRun} proofs={proofs} onOpen={readProofs} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
};
