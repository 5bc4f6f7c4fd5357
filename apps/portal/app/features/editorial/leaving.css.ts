import { inLayer, vars } from '@millwright/ui/tokens';

const { style } = inLayer('pages');

export const leaving = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    justifyItems: 'start',
    maxWidth: vars.size.measure,
    paddingBlock: vars.space[8],
  },
  'leaving',
);
export const host = style({ fontSize: vars.text.title, overflowWrap: 'anywhere' }, 'host');
export const url = style(
  { color: vars.color.inkMuted, fontSize: vars.text.small, overflowWrap: 'anywhere' },
  'address',
);
/** Names the host, which may be longer than the screen is wide. */
export const onward = style({ minWidth: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' }, 'onward');
