import { describe, expect, it } from 'vitest';
import { errorStatus } from './error-status.ts';

describe('errorStatus', () => {
  it('[ER-07] is taken from statusCode', () => {
    expect(errorStatus({ statusCode: 404, status: 403, response: { status: 502 } })).toBe(404);
  });

  it('[ER-08] else from status', () => {
    expect(errorStatus({ status: 403, response: { status: 502 } })).toBe(403);
  });

  it('[ER-09] else from the response', () => {
    expect(errorStatus({ response: { status: 502 } })).toBe(502);
  });

  it.each([new Error('x'), null, undefined, 'text', 5, {}, { response: null }, { response: 'x' }])(
    '[ER-10] else 500: %j',
    (error) => {
      expect(errorStatus(error)).toBe(500);
    },
  );

  it.each([400, 599])('%i is one of a failure', (statusCode) => {
    expect(errorStatus({ statusCode })).toBe(statusCode);
  });

  it.each([0, 200, 302, 399, 600, 1e9, -404, 404.5, Number.NaN, '404', {}])(
    '%j is no status of a failure',
    (statusCode) => {
      expect(errorStatus({ statusCode })).toBe(500);
      expect(errorStatus({ statusCode, status: 404 })).toBe(404);
    },
  );
});
