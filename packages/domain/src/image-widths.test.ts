import { describe, expect, it } from 'vitest';
import { resizedImage } from './image-widths.ts';

describe('the URL of a resized image', () => {
  it.each([
    ['https://images.example.com/files/a/b.jpg', 'https://images.example.com/files', '/image/640/a/b.jpg'],
    ['https://images.example.com/files/a/b.jpg', 'https://images.example.com/files/', '/image/640/a/b.jpg'],
    ['https://images.example.com/%E5%9B%BE.PNG', 'https://images.example.com', '/image/640/%E5%9B%BE.PNG'],
    ['/img/a/b.webp', '', '/image/640/img/a/b.webp'],
  ])('of %s with the prefix "%s" is %s', (url, prefix, expected) => {
    expect(resizedImage(url, prefix, 640)).toBe(expected);
  });

  it.each([
    ['/img/a.svg', ''],
    ['/img/a.gif', ''],
    ['/img/a.jpg?v=2', ''],
    ['/img/a.jpg?v=b.jpg', ''],
    ['/img/\\evil.test/a.jpg', ''],
    ['/assets/a.jpg', ''],
    ['', ''],
    ['data:image/png;base64,AAAA', ''],
    ['https://other.example.com/a.jpg', ''],
    ['https://other.example.com/a.jpg', 'https://images.example.com'],
    ['https://images.example.com.evil.test/a.jpg', 'https://images.example.com'],
    ['https://images.example.com//a.jpg', 'https://images.example.com'],
    ['/img/a.jpg', 'https://images.example.com'],
    ['https://images.example.com/a.jpg?v=b.jpg', 'https://images.example.com'],
  ])('is none for %s with the prefix "%s"', (url, prefix) => {
    expect(resizedImage(url, prefix, 640)).toBeNull();
  });
});
