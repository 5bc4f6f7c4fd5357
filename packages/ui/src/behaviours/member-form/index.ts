export { createMemberForm, type RunningMemberForm } from './create-member-form.ts';
export { createFormDraft, type DraftStorage } from './form-draft.ts';
export { DRAFT_PAUSE_MS, memberFormChart, SEND_PATIENCE_MS } from './member-form.machine.ts';
export type * from './member-form.types.ts';
export { useMemberForm, type MemberForm } from './use-member-form.ts';
