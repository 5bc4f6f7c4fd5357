import { hairline, inLayer, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

export const root = style(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4], minWidth: 0 },
  'root',
);
export const title = style({ fontSize: vars.text.title, lineHeight: vars.leading.snug }, 'title');
export const lead = style({ maxWidth: vars.size.measure, color: vars.color.inkMuted, textWrap: 'pretty' }, 'lead');

/** Fields of one line, in as many columns as there is room for. */
export const fields = style(
  {
    display: 'grid',
    gap: vars.space[4],
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  },
  'fields',
);

export const note = style({ color: vars.color.inkFaint, fontSize: vars.text.small }, 'note');
export const lines = style({ display: 'grid', borderTop: hairline }, 'lines');
export const line = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${vars.space[2]} ${vars.space[4]}`,
    borderBottom: hairline,
    paddingBlock: vars.space[3],
    overflowWrap: 'anywhere',
  },
  'line',
);
/** A word without end stays in its line. */
export const text = style({ minWidth: 0 }, 'text');
