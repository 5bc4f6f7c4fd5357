import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { entries } from '../../testing/main-navigation.fixtures.ts';
import { NavigationMenu } from './navigation-menu.tsx';

describe('the navigation menu', () => {
  it('shows the entries as the main navigation does', () => {
    renderIn('en', <NavigationMenu entries={entries} currentPath="/plain" />);
    expect(screen.getByRole('link', { name: 'Plain' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'Pictured' }).querySelector('img')).toHaveAttribute(
      'src',
      entries[2]!.image,
    );
  });

  it('opens the entries below one by its button, and closes them by Escape', async () => {
    // The mouse of the click also points: it must open nothing of its own while the test lasts.
    renderIn('en', <NavigationMenu entries={entries} delay={60_000} />);
    const button = screen.getByRole('button', { name: 'Pages of Parent' });
    expect(screen.queryByRole('link', { name: 'First child' })).toBeNull();
    await userEvent.click(button);
    expect(screen.getByRole('link', { name: 'First child' })).toHaveAttribute('href', '/parent/first');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: 'First child' })).toBeNull();
    expect(button).toHaveFocus();
  });

  it.each(editionKeys)('renders on the server what the browser renders first (%s)', async (key) => {
    await expectCleanHydration(key, <NavigationMenu />);
  });
});
