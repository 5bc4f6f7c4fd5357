import { inLayer } from './in-layer.ts';
import { media } from './media.ts';
import { vars } from './theme-tokens.css.ts';

const { globalStyle } = inLayer('reset');
const { globalStyle: overWidgets } = inLayer('utilities');

globalStyle('*, ::before, ::after', { boxSizing: 'border-box' });
globalStyle('html', { textSizeAdjust: '100%', tabSize: 2, scrollPaddingBlockStart: '7rem' });
globalStyle('body', {
  margin: 0,
  background: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font.family,
  fontSize: vars.text.body,
  lineHeight: vars.leading.body,
  fontWeight: vars.weight.regular,
  fontFeatureSettings: "'cv05', 'ss03'",
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
});
globalStyle('h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ul, ol, menu, fieldset', { margin: 0, padding: 0 });
globalStyle('h1, h2, h3, h4, h5, h6', {
  fontSize: 'inherit',
  fontWeight: vars.weight.heading,
  lineHeight: vars.leading.snug,
  textWrap: 'balance',
});
globalStyle('ul[class], ol[class], menu', { listStyle: 'none' });
globalStyle('fieldset', { border: 0 });
globalStyle('address', { fontStyle: 'normal' });
globalStyle('img, svg, video, canvas, iframe', { display: 'block', maxWidth: '100%' });
globalStyle('img, video', { height: 'auto' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'inherit' });
// They respond in the frame of the tap, which need not be painted for a tap first.
globalStyle('button, summary', { WebkitTapHighlightColor: 'transparent' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('table', { borderCollapse: 'collapse' });
// Isolated, or the figures of a date change places next to text that runs the other way.
globalStyle('time, data', { fontVariantNumeric: 'tabular-nums', unicodeBidi: 'isolate' });
globalStyle('[hidden]:not([hidden="until-found"])', { display: 'none' });
// A value is read by its own direction, a part number or a phone number from left to right, where its text stands.
globalStyle('[dir="rtl"] :is(dd, td, a[href^="tel:"])', { unicodeBidi: 'plaintext', textAlign: 'right' });
globalStyle('summary', { cursor: 'pointer' });
globalStyle('[popover]', { margin: 0, padding: 0, border: 0, color: 'inherit', background: 'none' });

globalStyle(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 });
// In the last layer, not by `!important`: that would win even against rules that stand in no layer, which are the
// site's.
overWidgets('*, ::before, ::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms',
      animationIterationCount: 1,
      scrollBehavior: 'auto',
      transitionDuration: '0.01ms',
    },
  },
});
