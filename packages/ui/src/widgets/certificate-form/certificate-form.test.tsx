import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SharedStateProvider } from '../../behaviours/session/index.ts';
import { linXia, sharedStateOf } from '../../testing/favourite-button.fixtures.tsx';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import {
  certificateDraftKey,
  certificateOf,
  checkCertificate,
  emptyCertificate,
  valuesOf,
} from './certificate-fields.ts';
import { draftsOf, iso9001 } from './certificate-form.fixtures.ts';
import { CertificateForm } from './certificate-form.tsx';
import type { CertificateField, CertificateFormProps } from './certificate-form.types.ts';

type Save = CertificateFormProps['onSave'];

describe('the check of a certificate', () => {
  it.each<[Partial<Record<CertificateField, string>>, object]>([
    [{}, {}],
    [{ name: ' ' }, { name: 'missing' }],
    [{ name: 'x'.repeat(120) }, {}],
    [{ name: 'x'.repeat(121) }, { name: 'wrong' }],
    [{ 'issuer.en': 'x'.repeat(200) }, {}],
    [{ 'issuer.en': 'x'.repeat(201) }, { 'issuer.en': 'wrong' }],
    [{ number: 'x'.repeat(101) }, { number: 'wrong' }],
    [{ 'scope.cn': '长'.repeat(501) }, { 'scope.cn': 'wrong' }],
    [{ validUntil: '' }, {}],
    [{ validUntil: '2028-6-30' }, { validUntil: 'wrong' }],
  ])('of %j finds %j', (changed, problems) =>
    expect(checkCertificate({ ...valuesOf(iso9001), ...changed })).toEqual(problems),
  );

  it('is followed by the certificate that was filled in, and an empty day is none', () => {
    expect(certificateOf(valuesOf(iso9001))).toEqual(iso9001);
    expect(certificateOf({ ...emptyCertificate, name: ' CE ', 'issuer.cn': ' 甲 ' })).toEqual({
      name: 'CE',
      issuer: { cn: '甲', en: '' },
      number: '',
      scope: { cn: '', en: '' },
      validUntil: null,
    });
  });

  it('gives a new certificate, and each that is changed, a draft of its own', () => {
    const keys = [
      certificateDraftKey(51, undefined),
      certificateDraftKey(52, undefined),
      certificateDraftKey(51, iso9001),
      certificateDraftKey(51, { ...iso9001, number: '2' }),
    ];
    expect(new Set(keys).size).toBe(4);
  });
});

const tree = (props: Partial<CertificateFormProps> = {}) => (
  <SharedStateProvider store={sharedStateOf(linXia)}>
    <CertificateForm
      supplierId={51}
      onSave={async () => ({ status: 'sent' })}
      onClose={() => undefined}
      draftStorage={draftsOf()}
      {...props}
    />
  </SharedStateProvider>
);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the certificate form', () => {
  it('stores a new certificate once, and shows it as the edition writes it', async () => {
    const onSave = vi.fn<Save>(async () => ({ status: 'sent' }));
    renderIn('cn', tree({ onSave }));
    await userEvent.type(screen.getByLabelText('标准或标志'), 'CE');
    await userEvent.type(screen.getByLabelText('发证机构（中文）'), '德国莱茵');
    await press('保存');
    expect(await screen.findByRole('heading', { name: '证书已保存' })).toHaveFocus();
    expect(onSave).toHaveBeenCalledExactlyOnceWith(
      { name: 'CE', issuer: { cn: '德国莱茵', en: '' }, number: '', scope: { cn: '', en: '' }, validUntil: null },
      { isNew: true },
    );
    expect(screen.getByText('德国莱茵')).toBeInTheDocument();
  });

  it('adds to the list what met a conflict, with everything that was written', async () => {
    const onSave = vi
      .fn<Save>()
      .mockResolvedValueOnce({ status: 'conflict' })
      .mockResolvedValueOnce({ status: 'sent' });
    renderIn('en', tree({ certificate: iso9001, isChecked: true, onSave }));
    expect(screen.getByText(/The editors have checked/)).toBeInTheDocument();
    await press('Save');
    expect(await screen.findByText(/Somebody else has changed the certificates/)).toBeInTheDocument();
    expect(screen.queryByText(/The editors have checked/)).toBeNull();
    await press('Save');
    await screen.findByRole('heading', { name: 'The certificate was saved' });
    expect(onSave.mock.calls).toEqual([
      [iso9001, { isNew: false }],
      [iso9001, { isNew: true }],
    ]);
  });

  it('marks the fields that the server names, and goes to the first', async () => {
    renderIn('en', tree({ certificate: iso9001, onSave: async () => ({ status: 'invalid', fields: ['scope.en'] }) }));
    await press('Save');
    const scope = screen.getByLabelText('Scope, in English');
    await waitFor(() => expect(scope).toHaveFocus());
    expect(scope).toHaveAccessibleDescription('Enter at most 500 characters');
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
  });

  it('has what was written when the same certificate is opened again, until it was stored', async () => {
    const draftStorage = draftsOf();
    const first = renderIn('en', tree({ certificate: iso9001, draftStorage }));
    await userEvent.type(screen.getByLabelText('Certificate number'), '-2');
    first.unmount();
    const other = renderIn('en', tree({ draftStorage }));
    expect(screen.getByLabelText('Certificate number')).toHaveValue('');
    other.unmount();
    const second = renderIn('en', tree({ certificate: iso9001, draftStorage }));
    expect(await screen.findByText('What you wrote last time is back.')).toBeInTheDocument();
    expect(screen.getByLabelText('Certificate number')).toHaveValue('01 100 1900231-2');
    await press('Save');
    await screen.findByRole('heading', { name: 'The certificate was saved' });
    second.unmount();
    renderIn('en', tree({ certificate: iso9001, draftStorage }));
    expect(screen.queryByText('What you wrote last time is back.')).toBeNull();
  });

  it('goes back without storing', async () => {
    const [onSave, onClose] = [vi.fn<Save>(), vi.fn()];
    renderIn('en', tree({ onSave, onClose }));
    await press('Back');
    expect([onSave.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
  });

  it.each(editionKeys)('is the same on the server and in the browser in the edition %s', (edition) =>
    expectCleanHydration(edition, tree({ certificate: iso9001 })),
  );
});
