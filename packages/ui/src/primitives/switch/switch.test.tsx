import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { Switch } from './switch.tsx';

describe('a switch', () => {
  it('is named by its label alone, and described by hint and error', () => {
    renderIn('en', <Switch label="Newsletter" hint="Every Monday" error="Not saved" />);
    expect(screen.getByRole('switch', { name: 'Newsletter' })).toHaveAccessibleDescription('Every Monday Not saved');
  });

  it('hydrates without a difference', () =>
    expectCleanHydration('cn', <Switch label="每周快讯" hint="每周一" defaultChecked />));
});
