import { expect, it } from 'vitest';
import { partnerLinkUrl, outboundRel } from './partner-link.ts';

it.each([
  ['partner.example', 'http://partner.example'],
  ['www.partner.example/a?b', 'http://www.partner.example/a?b'],
  ['partner.example:8080/a', 'http://partner.example:8080/a'],
  ['  partner.example ', 'http://partner.example'],
  ['partner.example/a:b', 'http://partner.example/a:b'],
  ['partner.example?to=mailto:a', 'http://partner.example?to=mailto:a'],
])('[FT-18] %j gets http:// put before it', (url, absolute) => {
  expect(partnerLinkUrl(url)).toBe(absolute);
});

it.each([
  'http://partner.example',
  'https://partner.example/a',
  'HTTPS://partner.example',
  '//partner.example/a',
  'http://partner.example/a.b:1',
])('[FT-18] %j has its scheme or none to add, and stays', (url) => {
  expect(partnerLinkUrl(url)).toBe(url);
});

it.each(['', '  ', null, undefined])('%j is an entry without a URL', (url) => {
  expect(partnerLinkUrl(url)).toBeNull();
});

it.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'httpx://a.example',
  'ftp://a.example',
  'https:',
  'https://user@a.example',
  'user@a.example',
  'a\\b',
  'java\nscript:x',
  '//',
  '//user@a.example',
  'http:a.example',
])('%j is no web URL', (url) => {
  expect(partnerLinkUrl(url)).toBeNull();
});

it.each([
  ['nofollow', 'nofollow'],
  [' NoFollow  sponsored,ugc\tnofollow ', 'nofollow sponsored ugc'],
  ['opener stylesheet noopener', 'noopener'],
  ['external,, ugc', 'external ugc'],
  ['me', undefined],
  ['"><script>', undefined],
  ['', undefined],
  [null, undefined],
])('of the rel %j is left %j', (rel, left) => {
  expect(outboundRel(rel)).toBe(left);
});
