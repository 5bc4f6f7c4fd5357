import { describe, expect, it } from 'vitest';
import { accountOriginsOf } from './account-origins.ts';

describe('the origins of the sites with accounts', () => {
  it.each([
    ['http://cn.localhost:3000', 'http://member.cn.localhost:3000', 'http://supplier.cn.localhost:3000'],
    ['http://localhost:3000', 'http://member.localhost:3000', 'http://supplier.localhost:3000'],
    ['https://www.example.com', 'https://member.example.com', 'https://supplier.example.com'],
    ['https://example.com', 'https://member.example.com', 'https://supplier.example.com'],
    ['https://wwwhouse.example', 'https://member.wwwhouse.example', 'https://supplier.wwwhouse.example'],
  ])('below %s are %s and %s', (origin, member, supplier) => {
    expect(accountOriginsOf(origin)).toEqual({ member, supplier });
  });

  it.each(['http://127.0.0.1:3000', 'http://[::1]:3000'])('are none for %s: no host is below an address', (origin) => {
    expect(accountOriginsOf(origin)).toEqual({});
  });
});
