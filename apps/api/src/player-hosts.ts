/**
 * Players of video services that publish an embeddable player. Portal and commands have the same ones, or bodies that
 * one of them has prepared would be prepared again by the other.
 */
export const defaultPlayerHosts: readonly string[] = [
  'player.bilibili.com',
  'player.vimeo.com',
  'v.qq.com',
  'www.youtube-nocookie.com',
  'player.youku.com',
];
