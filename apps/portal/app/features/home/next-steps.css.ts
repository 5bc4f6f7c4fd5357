import { hairline, inLayer, vars } from '@millwright/ui/tokens';

const { style } = inLayer('pages');

/** Notes for editors. */
export const notes = style(
  {
    display: 'grid',
    gap: vars.space[2],
    marginTop: vars.space[4],
    padding: vars.space[4],
    border: hairline,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
    fontSize: vars.text.small,
  },
  'notes',
);
export const heading = style({ fontSize: vars.text.lead, fontWeight: vars.weight.heading }, 'heading');
export const list = style({ display: 'grid', gap: vars.space[2] }, 'list');
export const command = style(
  {
    padding: `0 ${vars.space[1]}`,
    border: hairline,
    borderRadius: vars.radius.small,
    background: vars.color.paper,
    overflowWrap: 'anywhere',
  },
  'command',
);
