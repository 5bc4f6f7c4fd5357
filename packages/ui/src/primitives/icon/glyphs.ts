/** Outlines on a grid of 24, drawn with a line of 1.75. */
export const glyphs = {
  'arrow-right': 'M4 12h15M13 6l6 6-6 6',
  'arrow-up': 'M12 20V5M6 11l6-6 6 6',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3.5v4M16 3.5v4',
  chat: 'M4 5h16v11h-9l-4 3.5V16H4z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  'chevron-down': 'M6 9.5l6 6 6-6',
  'chevron-left': 'M14.5 6l-6 6 6 6',
  'chevron-right': 'M9.5 6l6 6-6 6',
  'chevron-up': 'M6 14.5l6-6 6 6',
  close: 'M6 6l12 12M18 6L6 18',
  download: 'M12 4v11M7 10.5l5 5 5-5M4.5 19.5h15',
  exchange: 'M4 8.5h15M15.5 5L19 8.5 15.5 12M20 15.5H5M8.5 12L5 15.5 8.5 19',
  external: 'M14 4.5h5.5V10M19.5 4.5L11 13M17 13.5v6H4.5V7h6',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 0 0 0-5.6z',
  'eye-off': 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM4.5 4.5l15 15',
  filter: 'M4 6h16M7 12h10M10 18h4',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c2.5 2.4 3.7 5.2 3.7 8.5s-1.2 6.1-3.7 8.5c-2.5-2.4-3.7-5.2-3.7-8.5s1.2-6.1 3.7-8.5z',
  grid: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  heart:
    'M12 20s-7.5-4.6-7.5-10.2C4.5 7 6.5 5 8.9 5c1.4 0 2.5.7 3.1 1.8.6-1.1 1.7-1.8 3.1-1.8 2.4 0 4.4 2 4.4 4.8C19.5 15.4 12 20 12 20z',
  home: 'M4 11l8-7 8 7v9h-5.5v-5.5h-5V20H4z',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.5v.01',
  'log-out': 'M10 4.5H4.5v15H10M10 12h10M15.5 7.5L20 12l-4.5 4.5',
  mail: 'M3.5 5.5h17v13h-17zM3.5 7l8.5 6.5L20.5 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  offline: 'M4 4l16 16M8.5 15.5a5 5 0 0 1 7 0M4.5 11.5a11 11 0 0 1 4.2-2.6M19.5 11.5a11 11 0 0 0-6.7-3M12 19v.01',
  pause: 'M8.5 5v14M15.5 5v14',
  phone: 'M6 4h3l1.5 4.5-2 1.5c1 2.4 3 4.4 5.5 5.5l1.5-2L20 15v3c0 1.1-.9 2-2 2C10.8 20 4 13.2 4 6c0-1.1.9-2 2-2z',
  play: 'M8 5.5v13l10.5-6.5z',
  plus: 'M12 5v14M5 12h14',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v2.5h-2M14 20h2.5v-1.5M20 19v1h-1.5',
  refresh: 'M19 12a7 7 0 1 1-2.2-5.1L19 9M19 4.5V9h-4.5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13zM15.3 15.3L20 20',
  share:
    'M6 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5zM17.5 3.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5zM17.5 15.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5zM8.3 10.8l6.9-3.6M8.3 13.2l6.9 3.6',
  user: 'M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM4.5 20c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
  warning: 'M12 4l9 16H3zM12 10v4.5M12 17v.01',
} as const;

/** The name of an icon of the interface. */
export type IconName = keyof typeof glyphs;

/**
 * How the outlines begin that point along the text, and no other: they are mirrored where it runs from right to left. What
 * points up or down, or is a thing (a clock, a play button, a check mark), is not.
 */
export const pointing = ['M4 12h', 'M14.5 6', 'M9.5 6', 'M10 4.5H'] as const;
