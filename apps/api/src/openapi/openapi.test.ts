import { createHash } from 'node:crypto';
import { calls, rawCalls } from '@millwright/api-client/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { createApi } from '../create-api.ts';
import type { Database } from '../db/database.ts';
import { breakingChanges } from './breaking-changes.ts';
import { openApiDocument, type Json, type OpenApiDocument } from './openapi-document.ts';
import { parameterTexts } from './parameters.ts';

const document = openApiDocument();
const api = createApi({ db: {} as Database });
const request = (path: string) => api.fetch(new Request(`http://api.test${path}`));

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
    const broken = { ...structuredClone(document), paths: 5 };
    expect((await new Validator().validate(broken)).valid).toBe(false);
  });

  it('[API-31] names every call, and marks what is ours', () => {
    for (const { method, path, extension } of Object.values(calls)) {
      expect([path, document.paths[path]?.[method.toLowerCase()]?.['x-extension']]).toEqual([path, extension ?? false]);
    }
    for (const { path } of Object.values(rawCalls))
      expect([path, document.paths[path]?.get?.tags]).toEqual([path, ['bytes']]);
    expect(document.paths['/api/article/list']!.get!['x-extension-fields']).toContain('keyword');
  });

  it('says of every parameter what it means', () => {
    const named = Object.values(document.paths).flatMap((operations) =>
      Object.values(operations).flatMap(({ parameters = [] }) => parameters.map(({ name }) => name)),
    );
    expect([...new Set(named)].filter((name) => !parameterTexts[name] && !['type', 'kind'].includes(name))).toEqual([]);
  });

  it('is served, and as a page without any script', async () => {
    expect(await (await request('/api/openapi.json')).json()).toEqual(document);
    const response = await request('/api/docs');
    const html = await response.text();
    expect(html).not.toMatch(/<script|style=|\son\w+=|https?:\/\//);
    const [, style] = /<style>(.*?)<\/style>/.exec(html)!;
    expect(response.headers.get('content-security-policy')).toContain(
      `'sha256-${createHash('sha256').update(style!).digest('base64')}'`,
    );
    for (const path of Object.keys(document.paths)) expect(html).toContain(path);
    expect(html).toContain('extension of this project');
    expect(html).toContain('Example of an answer');
  });
});

describe('a change of the contract', () => {
  const changed = (change: (copy: OpenApiDocument) => void): string[] => {
    const copy = structuredClone(document);
    change(copy);
    return breakingChanges(document, copy);
  };
  const list = (copy: OpenApiDocument) => copy.paths['/api/tag/list']!.get!;
  const responseOf = (copy: OpenApiDocument) => {
    const success = (list(copy).responses[200] as { content: { 'application/json': { schema: { oneOf: Json[] } } } })
      .content['application/json'].schema.oneOf[0] as {
      properties: { data: { properties: { list: { items: { properties: Json; required: string[] } } } } };
    };
    return success.properties.data.properties.list.items;
  };
  const bodyOf = (copy: OpenApiDocument) => {
    const { requestBody } = copy.paths['/memberApi/favourites']!.post! as { requestBody?: Json };
    return (
      requestBody as unknown as {
        content: { 'application/json': { schema: { properties: Record<string, Json>; required: string[] } } };
      }
    ).content['application/json'].schema;
  };

  it('that adds a field, a parameter or a call breaks nobody', () => {
    expect(
      changed((copy) => {
        responseOf(copy).properties.colour = { type: 'string' };
        copy.paths['/api/article/list']!.get!.parameters!.push({
          name: 'colour',
          in: 'query',
          required: false,
          schema: { type: 'string' },
        });
        bodyOf(copy).properties.note = { type: 'string' };
        copy.paths['/api/new'] = { get: list(copy) };
      }),
    ).toEqual([]);
  });

  it.each<[string, (copy: OpenApiDocument) => void, RegExp]>([
    ['removes a call', (copy) => delete copy.paths['/api/tag/list'], /^GET \/api\/tag\/list: was removed$/],
    [
      'renames a field',
      (copy) => {
        const { properties } = responseOf(copy);
        properties.name = properties.tag_name;
        delete properties.tag_name;
      },
      /tag_name: was removed$/,
    ],
    [
      'changes the type of a field',
      (copy) => void (responseOf(copy).properties.id = { type: 'string' }),
      /id: type is "string", was "integer"$/,
    ],
    ['lets a field be missing', (copy) => void responseOf(copy).required.pop(), /may be missing now$/],
    [
      'removes a parameter',
      (copy) => void copy.paths['/api/article/list']!.get!.parameters!.shift(),
      /\?\w+: was removed$/,
    ],
    [
      'asks for a parameter',
      (copy) => void (copy.paths['/api/article/list']!.get!.parameters![0]!.required = true),
      /is required now$/,
    ],
    ['asks for another field', (copy) => void bodyOf(copy).required.push('note'), /note: is required now$/],
    [
      'takes fewer values',
      (copy) =>
        void (bodyOf(copy).properties.kind = {
          ...bodyOf(copy).properties.kind,
          enum: (bodyOf(copy).properties.kind!.enum as string[]).slice(0, -1),
        }),
      /kind: takes no longer show$/,
    ],
    [
      'takes smaller numbers',
      (copy) => void (bodyOf(copy).properties.id!.maximum = 10),
      /id: maximum is 10, was 2147483647$/,
    ],
  ])('that %s is reported in one line', (_, change, expected) => {
    const lines = changed(change);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(expected);
  });
});
