import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { nextTab } from './next-tab.ts';
import { Tabs } from './tabs.tsx';

const tabs = ['a', 'b', 'c'].map((id) => ({ id, label: `Tab ${id}`, panel: <p>{`Panel ${id}`}</p> }));
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

describe('the keys of tabs', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 1, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowDown', 0, null],
    ['a', 0, null],
  ])('%s on tab %d of three leads to %s', (key, from, to) => expect(nextTab(key, from, 3)).toBe(to));

  it('turn round where the text runs from right to left', () =>
    expect([nextTab('ArrowRight', 0, 3, true), nextTab('ArrowLeft', 0, 3, true)]).toEqual([2, 1]));
});

describe('tabs', () => {
  it('come from the server with every panel there to be read and each tab a link to its panel', () => {
    const html = renderToStaticMarkup(<Tabs label="Sections" tabs={tabs} idPrefix="s-" />);
    expect(html).not.toMatch(/ hidden/);
    for (const id of ['a', 'b', 'c']) {
      expect(html).toContain(`Panel ${id}`);
      expect(html).toContain(`href="#s-${id}"`);
    }
  });

  it('hide the others once hydrated, and are one stop of the Tab key', async () => {
    renderIn('en', <Tabs label="Sections" tabs={tabs} />);
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  });

  it('keep the URL when a tab is pressed', async () => {
    renderIn('en', <Tabs label="Sections" tabs={tabs} idPrefix="s-" />);
    await userEvent.click(screen.getByRole('tab', { name: 'Tab b' }));
    expect([selected(), location.hash]).toEqual(['Tab b', '']);
  });

  it('tell of a change once, and of none where the tab is shown already', async () => {
    const onSelect = vi.fn();
    renderIn('en', <Tabs label="Sections" tabs={tabs} onSelect={onSelect} />);
    await userEvent.dblClick(screen.getByRole('tab', { name: 'Tab c' }));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('c');
  });

  it('show what their parent keeps, and the first one where that is gone', () => {
    const { rerender } = renderIn('en', <Tabs label="Sections" tabs={tabs} selected="b" />);
    expect(selected()).toBe('Tab b');
    rerender(<Tabs label="Sections" tabs={tabs} selected="gone" />);
    expect(selected()).toBe('Tab a');
  });

  it('leave keys alone that the browser needs', async () => {
    renderIn('en', <Tabs label="Sections" tabs={tabs} />);
    screen.getByRole('tab', { name: 'Tab a' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(selected()).toBe('Tab a');
  });

  it('forget a tab that only had the focus when the focus leaves the row', async () => {
    renderIn(
      'en',
      <>
        <Tabs label="Sections" tabs={tabs} activation="manual" />
        <button>After</button>
      </>,
    );
    screen.getByRole('tab', { name: 'Tab a' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    screen.getByText('After').focus();
    await vi.waitFor(() => expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]));
  });

  it('hydrate without a difference', () =>
    expectCleanHydration('cn', <Tabs label="栏目" tabs={tabs} initial="b" />, { changes: true }));
});
