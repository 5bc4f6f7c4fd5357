import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setEditionLanguages } from '@millwright/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { BilingualField, bilingualIn } from './bilingual-field.tsx';

afterEach(() => setEditionLanguages({}));

describe('a bilingual field', () => {
  it('submits each text under its own name', async () => {
    const { container } = renderIn(
      'en',
      <form>
        <BilingualField name="city" label="City" defaultValue={{ cn: '苏州', en: '' }} maxLength={20} />
      </form>,
    );
    await userEvent.type(screen.getByLabelText('City, in English'), 'Suzhou');
    const form = new FormData(container.querySelector('form')!);
    expect(bilingualIn(form, 'city')).toEqual({ cn: '苏州', en: 'Suzhou' });
    expect(bilingualIn(form, 'scope')).toEqual({ cn: '', en: '' });
  });

  it('says which text was changed, and shows what its parent keeps', async () => {
    const onValueChange = vi.fn();
    renderIn(
      'cn',
      <BilingualField name="city" label="城市" value={{ cn: '苏', en: '' }} maxLength={9} {...{ onValueChange }} />,
    );
    await userEvent.type(screen.getByLabelText('城市（中文）'), '州');
    expect(onValueChange).toHaveBeenLastCalledWith('cn', '苏州');
    expect(screen.getByLabelText('城市（中文）')).toHaveValue('苏');
  });

  it('marks the text that is wrong, and only that one', () => {
    renderIn('en', <BilingualField name="city" label="City" maxLength={9} rows={2} errors={{ cn: 'No', en: null }} />);
    expect(screen.getByLabelText('City, in Chinese')).toHaveAccessibleDescription('No');
    expect(screen.getByLabelText('City, in Chinese')).toBeInvalid();
    expect(screen.getByLabelText('City, in English')).toBeValid();
  });

  it('is in the languages that the editions of the site have', () => {
    setEditionLanguages({ cn: 'zh-CN', en: 'de' });
    renderIn('en', <BilingualField name="city" label="City" maxLength={9} />);
    expect(screen.getByLabelText('City, in German')).toHaveAttribute('lang', 'de');
  });

  it('has a text more where the site has a third edition', () => {
    setEditionLanguages({ cn: 'zh-CN', en: 'en', de: 'de' });
    const { container } = renderIn(
      'en',
      <form>
        <BilingualField name="city" label="City" maxLength={9} defaultValue={{ cn: '一', en: 'One', de: 'Eins' }} />
      </form>,
    );
    expect(screen.getByLabelText('City, in German')).toHaveValue('Eins');
    expect(bilingualIn(new FormData(container.querySelector('form')!), 'city')).toEqual({
      cn: '一',
      en: 'One',
      de: 'Eins',
    });
  });

  it.each(editionKeys)('is the same on the server and in the browser in the edition %s', (edition) =>
    expectCleanHydration(edition, <BilingualField name="city" label="City" maxLength={9} rows={3} />),
  );
});
