import { hairline, inLayer, media, vars, z } from '../../foundations/tokens.ts';
import { askingAttribute } from './asking-attribute.ts';

const { globalStyle, style } = inLayer('widgets');

export const notice = style(
  {
    position: 'fixed',
    zIndex: z.notice,
    insetInline: 0,
    bottom: 0,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    gap: `${vars.space[2]} ${vars.space[6]}`,
    padding: `${vars.space[3]} ${vars.size.gutter}`,
    borderTop: hairline,
    background: vars.color.raised,
    boxShadow: vars.shadow.float,
    color: vars.color.ink,
    fontSize: vars.text.small,
    lineHeight: vars.leading.snug,
    '@media': { print: { display: 'none' }, [media.forcedColors]: { borderTop: '1px solid CanvasText' } },
  },
  'notice',
);

// What takes the focus is scrolled to where the notice does not lie over it (WCAG 2.2, 2.4.11).
globalStyle(`:root[${askingAttribute}]`, { scrollPaddingBlockEnd: '6rem', '@media': { [media.small]: { scrollPaddingBlockEnd: '13rem' } } });

// The foot of the page can be scrolled clear of it too.
globalStyle(`:root[${askingAttribute}] body`, { paddingBlockEnd: '6rem', '@media': { [media.small]: { paddingBlockEnd: '13rem' }, print: { paddingBlockEnd: 0 } } });

export const text = style({ maxWidth: '44rem', flex: '1 1 18rem' }, 'text');

export const answers = style({ display: 'flex', gap: vars.space[2], '@media': { [media.small]: { flex: '1 1 100%' } } }, 'answers');
globalStyle(`${answers} > *`, { '@media': { [media.small]: { flex: 1 } } });
