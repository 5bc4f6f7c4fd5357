import { VIDEO_PLAYER_PX, WIDE_TABLE_MIN_WIDTH_PX } from '@millwright/domain';
import { hairline, inLayer, scrollEdge, vars } from '../../foundations/tokens.ts';

const { style, globalStyle } = inLayer('widgets');

export const body = style(
  {
    fontSize: vars.text.body,
    lineHeight: vars.leading.body,
    color: vars.color.ink,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    textWrap: 'pretty',
    selectors: { '&::after': { content: '', display: 'block', clear: 'both' } },
  },
  'body',
);

const within = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(
    selector
      .split(', ')
      .map((part) => `${body} ${part}`)
      .join(', '),
    rule,
  );

globalStyle(`${body} > *`, { maxWidth: vars.size.measure });
// Text keeps its measure; what is looked at rather than read may be as wide as a player.
globalStyle(`${body} > figure, ${body} > .article-table, ${body} > .article-player, ${body} > img, ${body} > pre`, {
  maxWidth: `${VIDEO_PLAYER_PX.width}px`,
});
globalStyle(`${body} > * + *`, { marginTop: vars.space[4] });

within('h2, h3, h4, h5, h6', { lineHeight: vars.leading.snug, scrollMarginBlockStart: '6rem' });
globalStyle(`${body} > * + h2`, { marginTop: vars.space[8] });
globalStyle(`${body} > * + h3, ${body} > * + h4`, { marginTop: vars.space[6] });
within('h2', { fontSize: vars.text.title });
within('h3', { fontSize: vars.text.lead });
within('h4, h5, h6', { fontSize: vars.text.body });

within('a[href]', {
  color: vars.color.brand,
  textDecoration: 'underline',
  textUnderlineOffset: '0.15em',
  textDecorationThickness: 1,
});
within('a[href]:hover', { color: vars.color.brandStrong, textDecorationThickness: 2 });

within('ul, ol', { paddingInlineStart: '1.5em' });
within('ul', { listStyle: 'square' });
within('li + li', { marginTop: vars.space[1] });
within('li::marker', { color: vars.color.brand, fontVariantNumeric: 'tabular-nums' });
within('dt', { fontWeight: vars.weight.strong });
within('dd', { paddingInlineStart: '1.5em' });

within('blockquote', {
  paddingInlineStart: vars.space[4],
  borderInlineStart: `3px solid ${vars.color.brand}`,
  color: vars.color.inkMuted,
});
within('aside', { padding: vars.space[4], background: vars.color.surface, fontSize: vars.text.small });
within('aside > * + *', { marginTop: vars.space[2] });
within('hr', { border: 0, borderTop: hairline, marginBlock: vars.space[6] });
within('mark', { background: vars.color.warningSoft, color: 'inherit' });
within('pre', {
  overflowX: 'auto',
  padding: vars.space[4],
  background: vars.color.surface,
  border: hairline,
  borderRadius: vars.radius.small,
  lineHeight: 1.5,
});
within('code, pre, kbd, samp', { fontFamily: vars.font.code, fontSize: '0.875em' });
within('sub, sup', { lineHeight: 0 });

within('img, video', { borderRadius: vars.radius.small, background: vars.color.surfaceStrong });
within('img', { marginInline: 'auto' });
within('video', { width: '100%' });
within('figcaption', {
  marginTop: vars.space[2],
  paddingBottom: vars.space[2],
  borderBottom: hairline,
  color: vars.color.inkFaint,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});

/** Tables scroll in a box of their own, so that the page never does (spec §2 Other screens). */
within('.article-table', {
  overflowX: 'auto',
  maxWidth: '100%',
  background: scrollEdge.ltr,
});
globalStyle(`[dir="rtl"] ${body} .article-table`, { background: scrollEdge.rtl });
within('table', {
  width: '100%',
  borderBlock: `1px solid ${vars.color.lineStrong}`,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
});
within('table.article-table-wide', { minWidth: WIDE_TABLE_MIN_WIDTH_PX });
// Read without scrolling sideways, however wide the table is.
within('caption', {
  captionSide: 'top',
  position: 'sticky',
  insetInlineStart: 0,
  maxWidth: `calc(100vw - 2 * ${vars.size.gutter})`,
  paddingBottom: vars.space[2],
  textAlign: 'start',
  fontWeight: vars.weight.strong,
});
within('th, td', {
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderTop: hairline,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'normal',
});
within('thead th', {
  borderTop: 0,
  borderBottom: `1px solid ${vars.color.lineStrong}`,
  color: vars.color.inkMuted,
  fontSize: vars.text.caption,
  verticalAlign: 'bottom',
});
within('th', { fontWeight: vars.weight.strong });
within('.article-number', { textAlign: 'end' });
within('td.article-number', { whiteSpace: 'nowrap' });
// Names of rows stay where the table is scrolled.
within('.article-table-wide th[scope="row"], .article-table-wide thead th:first-child', {
  position: 'sticky',
  insetInlineStart: 0,
  maxWidth: '38vw',
  background: vars.color.paper,
  boxShadow: `1px 0 ${vars.color.lineStrong}`,
});
within('tbody tr:hover > *', { background: vars.color.surface });

/** 800 by 533, and the same ratio where there is less room (spec §2 Other screens). */
within('.article-player', {
  width: '100%',
  maxWidth: VIDEO_PLAYER_PX.width,
  aspectRatio: `${VIDEO_PLAYER_PX.width} / ${VIDEO_PLAYER_PX.height}`,
  background: vars.color.deep,
});
within('.article-player > iframe', { width: '100%', height: '100%', border: 0 });

within('.article-align-center', { textAlign: 'center' });
// What editors put at a side stays at that side.
// oxlint-disable-next-line millwright/logical-properties -- the side that editors chose
within('.article-align-right', { textAlign: 'right' });
within('.article-align-justify', { textAlign: 'justify' });
within('.article-float-left, .article-float-right', {
  maxWidth: '50%',
  marginBlock: `${vars.space[1]} ${vars.space[3]}`,
});
// oxlint-disable-next-line millwright/logical-properties -- the side that editors chose
within('.article-float-left', { float: 'left', marginRight: vars.space[5] });
// oxlint-disable-next-line millwright/logical-properties -- the side that editors chose
within('.article-float-right', { float: 'right', marginLeft: vars.space[5] });
