import { hairline, inLayer, media, vars, z } from '../../foundations/tokens.ts';
import { promptRoom } from '../../parts/prompts/prompt-room.ts';
import {
  connectivityRoom,
  noticeRoom,
  whileDisconnected,
  whilePrompted,
} from '../../parts/prompts/prompt-attribute.ts';

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
    ':focus-visible': { outlineOffset: -2 },
    // Some of the page is always seen, however little room there is.
    maxHeight: '40svh',
    overflowY: 'auto',
    selectors: { [`${whileDisconnected} &`]: { paddingBottom: `calc(${connectivityRoom.wide} + ${vars.space[3]})` } },
    '@media': {
      [media.small]: {
        selectors: {
          [`${whileDisconnected} &`]: { paddingBottom: `calc(${connectivityRoom.small} + ${vars.space[3]})` },
        },
      },
      print: { display: 'none' },
      [media.forcedColors]: { borderTop: '1px solid CanvasText' },
    },
  },
  'notice',
);

// What takes the focus is scrolled to where neither the notice nor the app prompt above it lies over it (WCAG 2.2,
// 2.4.11).
const { small, narrow, wide } = noticeRoom;
globalStyle(whilePrompted, {
  '@media': {
    [media.wide]: { scrollPaddingBlockEnd: wide },
    [media.narrow]: { scrollPaddingBlockEnd: `calc(${narrow} + ${promptRoom})` },
    [media.small]: { scrollPaddingBlockEnd: `calc(${small} + ${promptRoom})` },
    [media.short]: { scrollPaddingBlockEnd: '40svh' },
  },
});

// The foot of the page can be scrolled clear of it too.
globalStyle(`${whilePrompted} body`, {
  paddingBlockEnd: wide,
  '@media': {
    [media.narrow]: { paddingBlockEnd: narrow },
    [media.small]: { paddingBlockEnd: small },
    print: { paddingBlockEnd: 0 },
  },
});

export const text = style({ maxWidth: '44rem', flex: '1 1 18rem' }, 'text');

export const choices = style(
  { display: 'flex', gap: vars.space[2], '@media': { [media.small]: { flex: '1 1 100%' } } },
  'choices',
);
globalStyle(`${choices} > *`, { '@media': { [media.small]: { flex: 1 } } });
