import { versionMeanwhile, wrongFields, type DeskVersion, type Failure, type Result } from '@millwright/api-client';
import { useRef, useState } from 'react';

/** What became of something that was stored over a version. */
export type SaveOutcome =
  | { status: 'done' }
  | { status: 'failed'; failure: Failure }
  /** Somebody else was faster; what is stored now is of this version. */
  | { status: 'conflict'; version: string };

/** Stores something over the version that it is given; returns the new one. */
type Save = (version: string) => Promise<Result<DeskVersion>>;

/** How a form of these pages stores what it says. */
export interface VersionedSave {
  isSaving: boolean;
  /** Undefined until something was stored, and while it is. */
  outcome: SaveOutcome | undefined;
  /** Stores; returns what became of it. */
  save: (send: Save) => Promise<SaveOutcome>;
  /** Stores in place of what somebody else has stored meanwhile. */
  saveAnyway: (send: Save) => Promise<SaveOutcome>;
}

/**
 * Stores what a form says over the version with which it was opened, so that nobody's change is undone unseen. The form
 * stays as it is, whatever becomes of it.
 */
export function useVersionedSave(opened: string): VersionedSave {
  const version = useRef(opened);
  const [isSaving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const save = async (send: Save): Promise<SaveOutcome> => {
    setSaving(true);
    setOutcome(undefined);
    const result = await send(version.current);
    const next = outcomeOf(result);
    if (result.ok) version.current = result.value.version;
    setSaving(false);
    setOutcome(next);
    return next;
  };
  return {
    isSaving,
    outcome,
    save,
    saveAnyway: (send) => {
      if (outcome?.status === 'conflict') version.current = outcome.version;
      return save(send);
    },
  };
}

function outcomeOf(result: Result<DeskVersion>): SaveOutcome {
  if (result.ok) return { status: 'done' };
  const version = versionMeanwhile(result.failure);
  return version === null ? { status: 'failed', failure: result.failure } : { status: 'conflict', version };
}

/** What forms call a field that the service names as wrong: `city.cn` for `facts.city.cn`. */
export const factName = (field: string): string => field.replace(/^(?:facts|certificate)\./, '');

/** The facts that a failed outcome names as wrong. */
export const wrongFacts = (outcome: SaveOutcome | undefined): ReadonlySet<string> =>
  new Set(outcome?.status === 'failed' ? wrongFields(outcome.failure).map(factName) : []);
