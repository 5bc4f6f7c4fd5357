import { hairline, inLayer, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

export const group = style(
  { display: 'grid', gap: vars.space[2], border: 0, margin: 0, padding: 0, minWidth: 0 },
  'group',
);
export const legend = style(
  { padding: 0, marginBottom: vars.space[1], fontSize: vars.text.small, fontWeight: vars.weight.strong },
  'legend',
);
export const hint = style(
  { color: vars.color.inkFaint, fontSize: vars.text.small, lineHeight: vars.leading.snug, textWrap: 'pretty' },
  'hint',
);

export const fixed = style(
  {
    display: 'flex',
    gap: vars.space[2],
    alignItems: 'center',
    fontSize: vars.text.small,
    fontWeight: vars.weight.strong,
    overflowWrap: 'anywhere',
  },
  'fixed',
);
export const also = style({ color: vars.color.inkMuted, fontSize: vars.text.small }, 'also');
export const candidates = style(
  {
    display: 'grid',
    gap: `${vars.space[3]} ${vars.space[5]}`,
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxHeight: '16rem',
    overflowY: 'auto',
    // The ring of the focus is not cut off, and the boxes stand where the fields do.
    padding: vars.space[1],
    margin: `calc(-1 * ${vars.space[1]})`,
    overflowWrap: 'anywhere',
    '@container': { '(width >= 32rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
  'candidates',
);

export const rows = style({ display: 'grid', gap: vars.space[2] }, 'rows');
export const row = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
    gap: vars.space[2],
    alignItems: 'start',
    // A name has the whole width where its half would cut it.
    '@container': {
      '(width < 30rem)': {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: vars.space[1],
        paddingBottom: vars.space[2],
      },
    },
  },
  'row',
);

export const fold = style(
  {
    minHeight: 44,
    paddingBlock: vars.space[3],
    borderBlock: hairline,
    color: vars.color.brand,
    fontSize: vars.text.small,
    lineHeight: vars.leading.snug,
    cursor: 'pointer',
    selectors: { '[open] > &': { marginBottom: vars.space[3] } },
  },
  'fold',
);

export const rowName = style({ minWidth: 0, '@container': { '(width < 30rem)': { gridColumn: '1 / -1' } } }, 'rowName');

/** What does nothing without a script. */
export const scripted = style(
  {
    justifySelf: 'start',
    '@media': { '(scripting: none)': { display: 'none' } },
  },
  'scripted',
);
/** Its icon stands where the fields begin, its plate around it. */
export const add = style({ marginInlineStart: `calc(-1 * ${vars.space[3]})` }, 'add');
