import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { breakingChanges } from './breaking-changes.ts';
import { openApiDocument, type OpenApiDocument } from './openapi-document.ts';

/** `npm run update -- contracts`: writes the document on record again, and says in one line each what that breaks. */

const file = new URL('../../../../docs/contracts/openapi.json', import.meta.url);
const document = openApiDocument();
const broken = existsSync(file)
  ? breakingChanges(JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument, document)
  : [];
for (const line of broken) console.log(`breaking: ${line}`);
writeFileSync(file, `${JSON.stringify(document, null, 1)}\n`);
console.log('Wrote docs/contracts/openapi.json.');
