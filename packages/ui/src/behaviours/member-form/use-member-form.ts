import { useEffect, useState, type FormEvent } from 'react';
import { useSnapshot } from '../chart/use-chart.ts';
import { useSharedState, useSharedStore } from '../session/index.ts';
import { createMemberForm } from './create-member-form.ts';
import type { MemberFormActor, MemberFormContext, MemberFormOptions, MemberFormState } from './member-form.types.ts';

/** A form as a widget renders it. */
export interface MemberForm<Field extends string> extends MemberFormContext<Field> {
  state: MemberFormState;
  actor: MemberFormActor<Field>;
  /** Changes fields. */
  change: (values: Partial<Record<Field, string>>) => void;
  onSubmit: (event: FormEvent) => void;
}

/**
 * A form that lives as long as the component, for the member of the shared state. It takes a draft back once the page
 * is hydrated, and stores what is filled in when the page is left.
 *
 * @param onInvalid Moves the focus to what is wrong.
 */
export const useMemberForm = <Field extends string>(
  id: string,
  options: Omit<MemberFormOptions<Field>, 'isMember' | 'promptLogin'>,
  onInvalid: () => void,
): MemberForm<Field> => {
  const store = useSharedStore();
  const complete: MemberFormOptions<Field> = {
    ...options,
    isMember: store.mayBeMember,
    promptLogin: store.actions.openLoginDialog,
  };
  const [{ actor, use }] = useState(() => createMemberForm(id, complete));
  const { state, context } = useSnapshot(actor);
  const isMember = useSharedState(({ member }) => member !== null);
  const { draft } = options;

  useEffect(() => use(complete));
  useEffect(() => {
    const values = draft?.read();
    if (values) actor.send({ type: 'DRAFT.FOUND', values });
    // What the form is about stays the same for its life; its draft does too.
    // oxlint-disable-next-line react/exhaustive-deps -- read once, when the page is hydrated
  }, [actor]);
  useEffect(() => {
    const onLeave = () => actor.send({ type: 'PAGE.LEFT' });
    window.addEventListener('pagehide', onLeave);
    return () => {
      window.removeEventListener('pagehide', onLeave);
      onLeave();
    };
  }, [actor]);
  useEffect(() => {
    if (isMember) actor.send({ type: 'MEMBER.CAME' });
  }, [actor, isMember]);
  useEffect(() => {
    if (state === 'invalid') onInvalid();
    // Also where the same fields are wrong again: the problems are another object then.
    // oxlint-disable-next-line react/exhaustive-deps -- the way to the focus is not what changes
  }, [state, context.problems]);

  // Last, because the cleanups above still send events.
  useEffect(() => () => actor.stop(), [actor]);

  return {
    ...context,
    state,
    actor,
    change: (values) => actor.send({ type: 'FIELD.CHANGED', values: values as Record<string, string> }),
    onSubmit: (event) => {
      event.preventDefault();
      actor.send({ type: 'FORM.SUBMITTED' });
    },
  };
};
