import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { breakingChanges } from './breaking-changes.ts';
import { openApiDocument, type OpenApiDocument } from './openapi-document.ts';

// Without the API itself: mutation testing of the contract runs it for each of two thousand mutants.
const document = openApiDocument();
const recorded = JSON.parse(
  readFileSync(new URL('../../../../docs/contracts/openapi.json', import.meta.url), 'utf8'),
) as OpenApiDocument;

describe('the OpenAPI document', () => {
  it('breaks nobody who speaks the contract on record', () => {
    expect(breakingChanges(recorded, document)).toEqual([]);
  });

  it('is the one on record; after a wanted addition, run `npm run update -- contracts`', () => {
    expect(document).toEqual(recorded);
  });
});
