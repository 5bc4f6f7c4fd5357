import { describe, expect, it } from 'vitest';
import { readHtml, withoutEndless } from './read-html.ts';

describe('HTML as a browser reads it', () => {
  it.each([
    ['a comment', 'a<!--x-->b', 'ab'],
    ['a comment that is closed otherwise', 'a<!-- x --!>b', 'ab'],
    ['a comment at the end', 'a<!--x-->', 'a'],
    ['a comment that is closed otherwise at the end', 'a<!-- x --!>', 'a'],
    ['an empty comment', 'a<!-->', 'a'],
    ['another empty comment', 'a<!--->', 'a'],
    ['a comment that looks empty', 'a<!--->b', 'ab'],
    ['a comment that is never closed', 'a<!--x<p>after</p>', 'a<p>after</p>'],
    ['one that is closed somewhere else', 'a<!--x<p>after</p> --', 'a<p>after</p> --'],
    ['two, of which one is never closed', 'a<!--x-->b<!--y<p>after</p>', 'ab<p>after</p>'],
    ['what is no comment', 'a<!-x>b<?php x ?>c<!doctype html>d', 'abcd'],
    ['a section', '<p><![CDATA[x]]></p>', '<p>x</p>'],
    ['a section in small letters', '<![cdata[x]]>', 'x'],
    ['a section with a sign in it', '<![CDATA[a>b]]>c', 'abc'],
    ['the end of a section that did not begin', 'a]]>b', 'a]]&gt;b'],
    ['two ends of one section', '<![CDATA[a>b]]>c]]>d', 'abc]]&gt;d'],
    ['a sign of sections within one', '<![CDATA[a]]b]]>c', 'a]]bc'],
    ['the end of a section after a whole one', '<![CDATA[x]]>a]]>b', 'xa]]&gt;b'],
    ['the end of a section in another element', '<![CDATA[a>b]]>c<i>d]]>e</i>', 'abc<i>d]]&gt;e</i>'],
    ['a section with an element in it', '<![CDATA[a><i>b</i>c]]>d', 'a<i>b</i>cd'],
    ['two sections', '<![CDATA[a>b]]>c<![CDATA[d>e]]>f', 'abcdef'],
    ['a section that is never closed', '<![CDATA[a>b', 'b'],
    ['a comment that speaks of sections', '<!-- [CDATA[x]] -->y', 'y'],
    [
      'a drawing',
      '<svg><title>t</title><style>s</style><script>c</script><text>x</text><subtitle>y</subtitle><titles>z</titles></svg>',
      'xyz',
    ],
    ['a formula', '<math><mi>x</mi></math>', 'x'],
    ['text that shows its markup', '<xmp><b>x</b></xmp>', '<pre>&lt;b&gt;x&lt;/b&gt;</pre>'],
    ['text that never ends', '<plaintext>x<p>y', 'x<p>y</p>'],
    ['a player with text', '<iframe>x</iframe>y', '<iframe></iframe>y'],
    ['elements that take their content along', '<object>x</object><template>x</template><noscript>x</noscript>y', 'y'],
    ['an option that its parent ends', '<div><option>x</div>y', '<div></div>y'],
    ['a choice', '<select><option>x</option></select>y', '<select></select>y'],
  ])('reads %s', (_name, source, html) => {
    expect(readHtml(source)).toBe(html);
  });

  it.each([
    ['<template><p>x', '<p>x</p>'],
    ['<object><p>x', '<p>x</p>'],
    ['<object><template>x', 'x'],
    ['<object><object>x</object>y', 'y'],
    ['<select><option>x', 'x'],
    ['<textarea>x', 'x'],
    ['<title>x', 'x'],
    ['x<script>y<p>z</p>', 'x<p>z</p>'],
    ['<script>y</SCRIPT>z', 'z'],
    ['<STYLE>y<p>z', '<p>z</p>'],
    ['<iframe src=a><p>z</p>', '<iframe src="a"></iframe><p>z</p>'],
    ['<iframe src=a><iframe src=b><p>z</p>', '<iframe src="a"></iframe><p>z</p>'],
    ['<svg><textarea>x', 'x'],
    ['<p>one</p><object>two', '<p>one</p>two'],
    ['<noembed>a<noframes>b<xmp>c', 'abc'],
  ])('ends what is never closed: %s', (source, html) => {
    expect(readHtml(source)).toBe(html);
  });

  it('reads no more elements than are worth it, and none that is nested too deep', () => {
    expect(readHtml('<b></b>'.repeat(40_000))).toHaveLength(280_000);
    expect(() => readHtml('<b></b>'.repeat(50_001))).toThrow();
    expect(() => readHtml('<div>'.repeat(300))).toThrow();
    expect(readHtml('<div>x</div>'.repeat(300))).toHaveLength(3600);
  });
});

describe('what has no end in a text', () => {
  it.each<[source: string, known: string | undefined, html: string]>([
    ['<SCRIPT>x<p>y</p>', undefined, '<p>y</p>'],
    ['<script>x</script>y', undefined, '<script>x</script>y'],
    ['<script>x</SCRIPT>y', undefined, '<script>x</SCRIPT>y'],
    ['<script>x</script>y', 'script', '</script>y'],
    ['<scriptx>y', undefined, '<scriptx>y'],
    ['<script a=">">x<p>y', undefined, '<p>y'],
    ['<style>x< b>y<b>z', undefined, '<b>z'],
    ['<style>x<script>y</script>z', undefined, '<script>y</script>z'],
    ['<!--x<p>y', undefined, '<p>y'],
    ['<!--x--><p>y', undefined, '<!--x--><p>y'],
    ['<script>x<p>y<!--z-->', undefined, '<p>y<!--z-->'],
    ['<script>x</script><style>y</style><p>z</p>', undefined, '<script>x</script><style>y</style><p>z</p>'],
    ['<noscript>x<p>y', undefined, 'x<p>y'],
    ['<textarea>x', undefined, 'x'],
    ["<textarea a='>'>x", undefined, 'x'],
    ['<textarea>x</textarea>y', undefined, '<textarea>x</textarea>y'],
    ['<textarea>x</textarea>y', 'textarea', 'x</textarea>y'],
    ['<title>x<xmp>y<noembed>z<noframes>', undefined, 'xyz'],
    ['<iframe>x', undefined, '<iframe>x'],
    ['<iframe src="a">x', 'iframe', '<iframe src="a"></iframe>x'],
    ['<iframe src="a">x<iframe src=b>y', 'iframe', '<iframe src="a"></iframe>xy'],
    ['z<iframe src="a">x', 'iframe', 'zx'],
    ['<p>x', undefined, '<p>x'],
  ])('%j, of which %j is known, is %j', (source, known, html) => {
    expect(withoutEndless(source, known)).toBe(html);
  });
});
