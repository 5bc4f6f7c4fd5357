import { getContact, isLoginNeeded, isNotFound } from '@millwright/api-client';
import { beforeAll, expect, it } from 'vitest';
import { logIn, type Browser } from '../../../test-support/browser.ts';
import { fixtureNow } from '../../../test-support/fixture.ts';
import { describeOnOneDatabase } from '../../../test-support/test-api.ts';
import { actionLimits } from '../../members/action-limits.ts';
import { seedDemoMembers } from '../../members/demo-members.ts';

describeOnOneDatabase('the contact of a supplier or post', (use) => {
  let lin: Browser;
  beforeAll(async () => {
    await seedDemoMembers(use().database.db, fixtureNow);
    lin = await logIn(use().api, 0, 'en');
  });

  it('is shown to a member in the language of the edition, a post without its own having that of its supplier', async () => {
    expect(await getContact(lin.client, 1000)).toEqual({
      ok: true,
      value: {
        person: 'Ms Chen',
        phone: '+86 574 5550 1000',
        email: 'sales@supplier.example.com',
        address: '1 Beilun Road, Ningbo',
      },
    });
    expect(await getContact(lin.client, 1601)).toMatchObject({ ok: true, value: { person: 'Mr Wang', address: '' } });
  });

  it('is not shown to a visitor, nor anywhere else', async () => {
    const refused = await getContact(use().client(), 1000);
    expect(!refused.ok && isLoginNeeded(refused.failure)).toBe(true);
    for (const path of [
      '/api/supplier/detail?id=1000',
      '/api/supplier/list',
      '/api/post/detail?id=1601',
      '/api/post/list',
    ]) {
      expect([path, JSON.stringify((await use().get(path)).body)]).toEqual([path, expect.not.stringMatching(/@|5550/)]);
    }
  });

  it.each([1002, 1300, 1500, 99_999])(
    'is not there for %i: without a contact, of another kind, or nothing at all',
    async (id) => {
      const result = await getContact(lin.client, id);
      expect(!result.ok && isNotFound(result.failure)).toBe(true);
    },
  );

  it('is not given out by the hundred: beyond the limit a member is informed how long to wait', async () => {
    const [{ most, within }] = actionLimits.contact;
    let responded = 0;
    let wait: unknown;
    for (let time = 0; time < most + 1; time += 1) {
      const result = await getContact(lin.client, 1000);
      if (result.ok) responded += 1;
      else wait = result.failure.kind === 'refused' && result.failure.data;
    }
    expect(responded).toBeLessThan(most);
    expect(wait).toEqual({ seconds: within / 1000 });
    use().time.now = new Date(fixtureNow.getTime() + within);
    expect((await getContact(lin.client, 1000)).ok).toBe(true);
  });
});
