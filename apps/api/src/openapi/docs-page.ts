import { escapeHtml } from '@millwright/domain';
import { asObject, schemaIn, type Json, type OpenApiDocument, type Operation } from './openapi-document.ts';

/** A value that a schema allows, for the reader. */
function exampleOf(schema: Json, depth = 0): unknown {
  const [first] = ([schema.oneOf, schema.anyOf, schema.allOf].find((forms) => Array.isArray(forms)) as Json[]) ?? [];
  if (first) return exampleOf(first, depth);
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined && schema.default !== null) return schema.default;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(asObject(schema.properties)).map(([name, inner]) => [name, exampleOf(asObject(inner), depth + 1)]),
    );
  switch (schema.type) {
    case 'array':
      return depth > 6 ? [] : [exampleOf(asObject(schema.items), depth + 1)];
    case 'integer':
    case 'number':
      return Math.max(1, Number(schema.minimum ?? 1));
    case 'boolean':
      return true;
    case 'object':
      return {};
    case 'string':
      return schema.format === 'date' ? '2026-03-01' : 'text';
    default:
      return null;
  }
}

const example = (title: string, schema: Json): string =>
  Object.keys(schema).length === 0
    ? ''
    : `<h4>${title}</h4><pre tabindex="0">${escapeHtml(JSON.stringify(exampleOf(schema), null, 2))}</pre>`;

function operationHtml(method: string, path: string, operation: Operation): string {
  const rows = (operation.parameters ?? []).map(
    ({ name, required, description, schema }) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${required ? 'required' : 'optional'}</td>` +
      `<td>${escapeHtml(String(description ?? ''))}</td><td><code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`,
  );
  const parameters =
    rows.length === 0
      ? ''
      : '<h4>Query</h4><table><thead><tr><th scope="col">Name</th><th scope="col">Given</th>' +
        '<th scope="col">Meaning</th><th scope="col">Schema</th></tr></thead>' +
        `<tbody>${rows.join('')}</tbody></table>`;
  const mark = operation['x-extension'] ? 'extension of this project' : 'call of the specification';
  const fields = operation['x-extension-fields']
    ? `<p>Added by this project: ${operation['x-extension-fields'].map((field) => `<code>${escapeHtml(field)}</code>`).join(', ')}</p>`
    : '';
  return (
    `<section id="${operation.operationId}">` +
    `<h3><code>${method.toUpperCase()} ${escapeHtml(path)}</code> <small>${mark}</small></h3>` +
    `<p>${escapeHtml(operation.summary)}</p>${fields}${parameters}` +
    example('Example of the body', schemaIn(operation.requestBody)) +
    `${example('Example of an answer', schemaIn(operation.responses[200]))}</section>`
  );
}

/** The styles of the page; the policy names their hash. */
export const docsStyle =
  'body{font:16px/1.6 system-ui,sans-serif;margin:0 auto;max-width:70rem;padding:1rem;color:#17324d;background:#fff}' +
  'code,pre{font:14px/1.5 ui-monospace,monospace}' +
  'pre{background:#eef2f5;padding:1rem;overflow:auto;max-height:24rem}' +
  'table{border-collapse:collapse;width:100%;display:block;overflow:auto}' +
  'th,td{border:1px solid #a9c4da;padding:.25rem .5rem;text-align:left}' +
  'small{font-size:.8rem;border:1px solid;border-radius:1rem;padding:.1rem .6rem}' +
  'section{border-top:1px solid #a9c4da}a{color:#0b5394}';

/** The document as a page that needs no script. */
export function docsPage(document: OpenApiDocument): string {
  const all = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method, path, operation })),
  );
  const contents = all
    .map(
      ({ method, path, operation }) =>
        `<li><a href="#${operation.operationId}">${method.toUpperCase()} ${escapeHtml(path)}</a></li>`,
    )
    .join('');
  const body = all.map(({ method, path, operation }) => operationHtml(method, path, operation)).join('');
  const { title, description } = asObject(document.info) as { title: string; description: string };
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${title} API</title><style>${docsStyle}</style></head>` +
    `<body><main><h1>${title} API</h1><p>${escapeHtml(description)}</p>` +
    '<p><a href="/api/openapi.json">OpenAPI 3.1 document</a></p>' +
    `<nav aria-label="Calls"><ul>${contents}</ul></nav>${body}</main></body></html>`
  );
}
