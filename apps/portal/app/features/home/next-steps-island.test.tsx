import { createSharedState, SharedStateProvider } from '@millwright/ui/shared-state';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NextStepsIsland } from './next-steps-island.tsx';

const steps = [{ text: 'There are no articles yet.', command: 'npm run import -- export.xml' }];

/** What a visitor sees who is logged in as a member, or as nobody. */
const shownTo = (member: { id: number; trueName: string; isEditor?: boolean } | null): string => {
  const store = createSharedState({ loadMember: async () => null }, { member });
  return renderToString(
    <SharedStateProvider store={store}>
      <NextStepsIsland title="Next steps" note="Only you see this." steps={steps} />
    </SharedStateProvider>,
  );
};

it('what the site lacks is shown to its editors', () => {
  const html = shownTo({ id: 1, trueName: 'Ada', isEditor: true });
  for (const text of ['Next steps', 'Only you see this.', steps[0]!.text, steps[0]!.command])
    expect(html).toContain(text);
});

it('a visitor and a member who is no editor see nothing of it', () => {
  expect(shownTo(null)).toBe('');
  expect(shownTo({ id: 2, trueName: 'Wu Min' })).toBe('');
  expect(shownTo({ id: 2, trueName: 'Wu Min', isEditor: false })).toBe('');
});
