import { describe, expect, it } from 'vitest';
import { listTitle, searchDescription, searchTitle } from './titles.ts';

const search = { type: 'news', keyword: '五轴', total: 321, page: 1 } as const;

describe('the title of a search', () => {
  it('[OS-01] [OS-03] states type, keyword and result count', () => {
    expect(searchTitle(search)).toEqual({ code: 'search', values: { type: 'news', keyword: '五轴', total: 321 } });
    expect(searchTitle({ ...search, total: 0 })).toEqual({
      code: 'search',
      values: { type: 'news', keyword: '五轴', total: 0 },
    });
  });

  it('[OS-04] states the page above 1 only', () => {
    expect(searchTitle({ ...search, page: 2 })).toEqual({
      code: 'searchPage',
      values: { type: 'news', keyword: '五轴', total: 321, page: 2 },
    });
    expect(searchTitle(search).values).not.toHaveProperty('page');
  });

  it('states no count where nothing was searched for', () => {
    expect(searchTitle({ ...search, keyword: '', page: 3 })).toEqual({ code: 'searchEmpty', values: { type: 'news' } });
  });
});

describe('the description of a search', () => {
  it('[OS-02] follows keyword and result', () => {
    expect(searchDescription(search)).toEqual({
      code: 'search',
      values: { type: 'news', keyword: '五轴', total: 321 },
    });
    expect(searchDescription({ ...search, total: 0 })).toEqual({
      code: 'searchNothing',
      values: { type: 'news', keyword: '五轴' },
    });
    expect(searchDescription({ ...search, keyword: '' })).toEqual({ code: 'searchEmpty', values: { type: 'news' } });
  });
});

describe('the title of a list', () => {
  it('[OS-03] states the result count', () => {
    expect(listTitle({ total: 400, page: 1 })).toEqual({ code: 'list', values: { total: 400 } });
  });

  it('[OS-04] states the page above 1 only', () => {
    expect(listTitle({ total: 400, page: 2 })).toEqual({ code: 'listPage', values: { total: 400, page: 2 } });
  });
});
