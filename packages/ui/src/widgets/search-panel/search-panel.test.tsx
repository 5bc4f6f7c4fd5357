import { editions } from '@millwright/i18n/editions';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { stopEmptySearch } from '../../parts/search/search-form.ts';
import { keywordsOf } from '../../testing/search-panel.fixtures.ts';
import { SearchPanel } from './search-panel.tsx';

const keywords = keywordsOf('en');

describe('the search panel', () => {
  it.each(
    ['news', 'products', 'supplier', 'magazines', 'videos', 'exhibitions', 'whitepapers'].map((type, index) => [
      type,
      `SP-0${index + 1}`,
    ]),
  )('offers to search in %s [%s]', (type) => {
    renderIn('en', <SearchPanel hotKeywords={keywords} />);
    const select = screen.getByRole('combobox', { name: 'Search in' });
    expect(
      within(select)
        .getAllByRole<HTMLOptionElement>('option')
        .map((option) => option.value),
    ).toContain(type);
  });

  it.each(editionKeys)(
    'names the seven types in their order and in the language of the edition [SP-01] [SP-07] (%s)',
    (key) => {
      renderIn(key, <SearchPanel hotKeywords={[]} />);
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
        {
          cn: ['资讯', '产品', '供应商', '杂志', '视频', '展会', '白皮书'],
          en: ['News', 'Products', 'Suppliers', 'Magazines', 'Videos', 'Exhibitions', 'White papers'],
        }[key],
      );
    },
  );

  it('takes the focus where it has just been opened, and not where it stands in a page', () => {
    renderIn('en', <SearchPanel hotKeywords={keywords} takesFocus={false} />);
    expect(screen.getByRole('searchbox')).not.toHaveFocus();
    renderIn('en', <SearchPanel hotKeywords={keywords} industryId={5} />);
    expect(document.activeElement?.closest('form')).toHaveFormValues({ sid: '5' });
  });

  it('[SP-08] [SP-09] [SP-12] sends type and keyword to the search page', () => {
    const { container } = renderIn('en', <SearchPanel hotKeywords={keywords} type="videos" keyword="PLC" />);
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(form).toHaveAttribute('action', '/search');
    expect(form).toHaveAttribute('method', 'get');
    expect(within(form).getByRole('searchbox', { name: 'Keyword' })).toHaveValue('PLC');
    expect(within(form).getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit');
    expect([...new FormData(container.querySelector('form')!)]).toEqual([
      ['type', 'videos'],
      ['keyword', 'PLC'],
    ]);
  });

  it('[SP-13] sends the industry id of a sub-site along', () => {
    const { container } = renderIn('en', <SearchPanel hotKeywords={[]} industryId={5} />);
    expect([...new FormData(container.querySelector('form')!)]).toEqual([
      ['type', 'news'],
      ['keyword', ''],
      ['sid', '5'],
    ]);
  });

  it('[SP-11] [VA-02] lists the hot keywords, which search the chosen type by the form alone', async () => {
    renderIn('en', <SearchPanel hotKeywords={keywords} type="products" industryId={5} />);
    const form = screen.getByRole<HTMLFormElement>('search');
    const buttons = within(screen.getByRole('list', { name: 'Hot keywords' })).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(keywords);
    const sent: string[] = [];
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (!stopEmptySearch(event))
        sent.push(String(new URLSearchParams([...new FormData(form, event.submitter)] as [string, string][])));
    });
    // jsdom knows no `formnovalidate`.
    expect(buttons[1]).toHaveAttribute('formnovalidate');
    form.noValidate = true;
    await userEvent.click(buttons[1]!);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'videos');
    await userEvent.type(screen.getByRole('searchbox'), 'typed');
    await userEvent.click(buttons[1]!);
    expect(sent).toEqual([
      'type=products&keyword=&sid=5&hot=Servo+press',
      'type=videos&keyword=typed&sid=5&hot=Servo+press',
    ]);
  });

  it('[VA-01] is not sent without a keyword by the browser itself', () => {
    renderIn('en', <SearchPanel hotKeywords={keywords} />);
    const box = screen.getByRole<HTMLInputElement>('searchbox');
    const isValid = (value: string) => {
      box.value = value;
      return box.validity.valid;
    };
    expect(['', '   ', '　', 'a', ' PLC ', '激光'].map(isValid)).toEqual([false, false, false, true, true, true]);
    const invalid = new Event('invalid', { cancelable: true });
    box.value = '';
    expect(stopEmptySearch({ target: box, preventDefault: () => invalid.preventDefault() })).toBe(true);
    expect(box).toHaveFocus();
  });

  it('leaves the row of hot keywords out where there are none, and skips blank ones', () => {
    const { rerender } = renderIn('en', <SearchPanel hotKeywords={[]} />);
    expect(screen.queryByRole('list')).toBeNull();
    rerender(<SearchPanel hotKeywords={['PLC', '  ']} />);
    expect(within(screen.getByRole('list')).getAllByRole('button')).toHaveLength(1);
  });

  it('[SP-10] [VA-01] [VA-03] sends nothing by Enter while the keyword is empty, and everything afterwards', async () => {
    const sent = vi.fn((event: Event) => event.preventDefault());
    renderIn('en', <SearchPanel hotKeywords={keywords} />);
    const form = screen.getByRole('search');
    form.addEventListener('submit', (event) => stopEmptySearch(event) || sent(event));
    form.addEventListener('invalid', stopEmptySearch, true);
    const box = screen.getByRole('searchbox');
    const user = userEvent.setup();
    await user.type(box, '{Enter}   {Enter}');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(sent).not.toHaveBeenCalled();
    expect(box).toHaveFocus();
    await user.type(box, 'PLC{Enter}');
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('lets forms of other kinds pass', () => {
    const form = document.createElement('form');
    const preventDefault = vi.fn();
    expect(stopEmptySearch({ target: form, preventDefault })).toBe(false);
    expect(preventDefault).not.toHaveBeenCalled();
  });

  it.each(editionKeys)('renders on the server what the browser renders first (%s)', async (key) => {
    await expectCleanHydration(key, <SearchPanel hotKeywords={keywordsOf(editions[key].lang)} />);
  });
});
