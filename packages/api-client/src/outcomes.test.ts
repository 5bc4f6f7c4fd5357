import type { Upload } from '@millwright/domain';
import { describe, expect, it } from 'vitest';
import { fieldWithoutParts, memberOutcomeOf, sendOutcomeOf, uploadOutcomeOf } from './outcomes.ts';
import { failed, success, type Failure, type Result } from './result.ts';

const refused = (message: string, reason: string | null = null, data: unknown = null): Result<never> =>
  failed({ kind: 'refused', status: 400, code: 0, message, reason, data } as Failure);
const unreachable = failed({ kind: 'network' });

describe('what became of a call', () => {
  it.each([
    [success('value'), 'value'],
    [refused('Log in first', 'login_first'), { status: 'loginNeeded' }],
    [refused('For members', 'download_members_only'), { status: 'loginNeeded' }],
    [refused('Not now'), { status: 'failed', message: 'Not now' }],
    [refused(''), { status: 'failed', message: undefined }],
    [unreachable, { status: 'failed', message: undefined }],
  ] as [Result<string>, unknown][])('of a member: %j is %j', (result, outcome) => {
    expect(memberOutcomeOf(result, (value) => value)).toEqual(outcome);
  });

  it.each([
    [success(null), { status: 'sent' }],
    [
      refused('Mend them', null, { fields: ['target_date', 'facts.city.cn'] }),
      { status: 'invalid', fields: ['targetDate', 'facts'], message: 'Mend them' },
    ],
    [refused('', null, { fields: ['unit'] }), { status: 'invalid', fields: ['unit'], message: undefined }],
    [refused('Too many', null, { fields: [] }), { status: 'failed', message: 'Too many' }],
    [refused('Log in first', 'login_first'), { status: 'loginNeeded' }],
    [unreachable, { status: 'failed', message: undefined }],
  ] as [Result<unknown>, unknown][])('of a form: %j is %j', (result, outcome) => {
    expect(sendOutcomeOf(result)).toEqual(outcome);
  });

  it('of a form calls its fields as the form does', () => {
    const result = refused('Mend it', null, { fields: ['facts.city.cn'] });
    expect(sendOutcomeOf(result, (field) => field.split('.')[1]!)).toMatchObject({ fields: ['city'] });
  });

  it.each([
    [success({ id: 7 } as unknown as Upload), { status: 'stored', id: 7 }],
    [refused('It is no drawing'), { status: 'failed', reason: 'It is no drawing' }],
    [unreachable, { status: 'failed', reason: undefined }],
  ] as [Result<Upload>, unknown][])('of a file: %j is %j', (result, outcome) => {
    expect(uploadOutcomeOf(result)).toEqual(outcome);
  });

  it('names a field without its parts', () => {
    expect(['facts.city.cn', 'unit', 'a.b'].map(fieldWithoutParts)).toEqual(['facts', 'unit', 'a']);
  });
});
