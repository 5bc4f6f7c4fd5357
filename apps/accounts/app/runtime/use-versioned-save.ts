import { versionMeanwhile, wrongFields, type DeskVersion, type Result } from '@millwright/api-client';
import { useRef, useState } from 'react';

/** Stores something over the version that it is given; returns the new one. */
type Save = (version: string) => Promise<Result<DeskVersion>>;

/** How a form of these pages stores what it says. */
export interface VersionedSave {
  isSaving: boolean;
  /** Undefined until something was stored, and while it is. */
  result: Result<DeskVersion> | undefined;
  /** Stores; returns what became of it. */
  save: (send: Save) => Promise<Result<DeskVersion>>;
  /** Stores in place of what somebody else has stored meanwhile. */
  saveAnyway: (send: Save) => Promise<Result<DeskVersion>>;
}

/** Whether it was not stored because somebody else has stored something since the form was opened. */
export const isConflict = (result: Result<unknown>): boolean => !result.ok && versionMeanwhile(result.failure) !== null;

/**
 * Stores what a form says over the version with which it was opened, so that nobody's change is undone unseen. The form
 * stays as it is, whatever becomes of it.
 */
export function useVersionedSave(opened: string): VersionedSave {
  const version = useRef(opened);
  const [isSaving, setSaving] = useState(false);
  const [result, setResult] = useState<Result<DeskVersion>>();
  const save = async (send: Save): Promise<Result<DeskVersion>> => {
    setSaving(true);
    setResult(undefined);
    const next = await send(version.current);
    if (next.ok) version.current = next.value.version;
    setSaving(false);
    setResult(next);
    return next;
  };
  return {
    isSaving,
    result,
    save,
    saveAnyway: (send) => {
      if (result?.ok === false) version.current = versionMeanwhile(result.failure) ?? version.current;
      return save(send);
    },
  };
}

/** What forms call a field that the service names as wrong: `city.cn` for `facts.city.cn`. */
export const factName = (field: string): string => field.replace(/^(?:facts|certificate)\./, '');

/** The facts that a failed call names as wrong. */
export const wrongFacts = (result: Result<unknown> | undefined): ReadonlySet<string> =>
  new Set(result?.ok === false ? wrongFields(result.failure).map(factName) : []);
