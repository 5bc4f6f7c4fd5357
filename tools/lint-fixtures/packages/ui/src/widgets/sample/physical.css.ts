import { style } from '@vanilla-extract/css';

/** Each line names a side of the screen where a side of the text is meant. */
export const physical = style({
  left: 0,
  marginLeft: 4,
  paddingRight: 4,
  borderLeft: '1px solid',
  borderTopRightRadius: 4,
  float: 'left',
  textAlign: 'left',
  transformOrigin: 'left',
  margin: '0 1px 0 2px',
  boxShadow: 'inset 1px 0 0 red',
  background: 'linear-gradient(to right, red, blue)',
  transform: 'translateX(8px)',
});
