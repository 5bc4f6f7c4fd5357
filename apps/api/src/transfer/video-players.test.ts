import { expect, it } from 'vitest';
import { defaultPlayerHosts } from '../player-hosts.ts';
import { playerFrame } from './video-players.ts';

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=3', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['//www.youtube.com/embed/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['http://www.youtube.com/v/dQw4w9WgXcQ&amp;hl=en&amp;fs=1', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['http://vimeo.com/moogaloop.swf?clip_id=76979871&amp;server=vimeo.com', 'https://player.vimeo.com/video/76979871'],
  ['https://v.youku.com/v_show/id_XNDE0Njg4MDQ4==.html', 'https://player.youku.com/embed/XNDE0Njg4MDQ4=='],
  ['http://player.youku.com/player.php/sid/XNDE0Njg4MDQ4/v.swf', 'https://player.youku.com/embed/XNDE0Njg4MDQ4'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://www.bilibili.com/video/BV1xx411c7mD/', 'https://player.bilibili.com/player.html?bvid=BV1xx411c7mD'],
])('%s plays in %s', (url, player) => {
  expect(playerFrame(url, defaultPlayerHosts)).toBe(`<iframe src="${player}"></iframe>`);
  expect(playerFrame(url, [])).toBeNull();
});

it.each([
  'https://www.youtube.com/',
  'https://youtu.be/a"b',
  'https://vimeo.com/about',
  'https://vimeo.com/moogaloop.swf',
  'https://v.youku.com/',
  'javascript:alert(1)',
  '',
])('%j plays nowhere', (url) => expect(playerFrame(url, defaultPlayerHosts)).toBeNull());
