import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { caching } from '../../http/call.ts';
import type { ApiEnvironment } from '../../http/environment.ts';
import { docsPage, docsStyle } from '../../openapi/docs-page.ts';
import { openApiDocument } from '../../openapi/openapi-document.ts';

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(docsStyle).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The contract as a document for machines, and as a page for people. Both are made when they are first requested. */
export function openApiRoutes() {
  let text: string | undefined;
  let page: string | undefined;
  return new Hono<ApiEnvironment>()
    .get('/api/openapi.json', (context) => {
      text ??= JSON.stringify(openApiDocument());
      return context.body(text, 200, { 'content-type': 'application/json', 'cache-control': caching.content });
    })
    .get('/api/docs', (context) => {
      page ??= docsPage(openApiDocument());
      return context.html(page, 200, { 'cache-control': caching.content, 'content-security-policy': policy });
    });
}
