import { calls, rawCalls, uploadId, type Call } from '@millwright/api-client/contract';
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { parameterTexts } from './parameters.ts';
import { summaries } from './summaries.ts';

/** A JSON schema, or any other object of the document. */
export type Json = Record<string, unknown>;

/** A value of the document where an object is meant; an empty one where it is none. */
export const asObject = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});

/** The schema of a body or of a response, whatever its media type is; an empty one where it has none. */
export const schemaIn = (content: unknown): Json => {
  const [media] = Object.values(asObject(asObject(content).content));
  return asObject(asObject(media).schema);
};

/** An OpenAPI 3.1 document. */
export interface OpenApiDocument extends Json {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
}

/** A call in the document. */
export interface Operation extends Json {
  operationId: string;
  summary: string;
  parameters?: (Json & { name: string; required: boolean })[];
  requestBody?: Json;
  responses: Json;
  'x-extension': boolean;
  'x-extension-fields'?: readonly string[];
}

/** The schema of what is sent; rules that no JSON schema can say are left to the server. */
function schemaOf(schema: v.GenericSchema): Json {
  const { $schema: _dialect, ...json } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }) as Json;
  return json;
}

interface ObjectSchema {
  entries?: Record<string, v.GenericSchema>;
}

function parametersOf(request: v.GenericSchema): Operation['parameters'] {
  const { entries = {} } = request as ObjectSchema;
  const { required = [], properties = {} } = schemaOf(request) as {
    required?: string[];
    properties?: Record<string, Json>;
  };
  return Object.keys(entries).map((name) => {
    const known = parameterTexts[name];
    const own = properties[name] ?? {};
    // Only lists of values are taken from the contract: what else it reads, it reads leniently.
    const schema = own.enum || own.const !== undefined ? own : (known?.schema ?? own);
    return {
      name,
      in: 'query',
      required: required.includes(name),
      ...(known ? { description: known.description } : {}),
      schema,
    };
  });
}

const envelope = (data: Json, code: Json): Json => ({
  type: 'object',
  required: ['code', 'msg'],
  properties: { code, msg: { type: 'string', description: 'For the reader, in the language asked for' }, data },
});
const refusal: Json = {
  ...envelope({}, { type: 'integer', not: { const: 1 } }),
  description: 'Refused: `code` is not 1, `reason` says why to programs',
};
const json = (description: string, schema: Json): Json => ({
  description,
  content: { 'application/json': { schema } },
});

const statuses: Readonly<Record<string, string>> = {
  400: 'The body is no JSON',
  403: 'Sent by a page of another site',
  413: 'The body is larger than the call takes: 16 kB where nothing else is said',
  414: 'The address is above 8 kB',
  415: 'The body is not declared to be what the call takes',
  429: 'Too many requests',
  500: 'A failure of the service',
  503: 'The service cannot answer now',
};

const failures = (hasBody: boolean): Json =>
  Object.fromEntries(
    Object.entries(statuses)
      .filter(([status]) => hasBody || !['400', '413', '415'].includes(status))
      .map(([status, description]) => [
        status,
        { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } },
      ]),
  );

const tagOf = (path: string): string => (path.startsWith('/memberApi/') ? 'member' : 'main');

const anyBytes: Json = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
const jsonOf = (request: v.GenericSchema): Json => ({ 'application/json': { schema: schemaOf(request) } });

function operationOf(name: keyof typeof calls): Operation {
  const { method, path, request, response, extension, extensionFields, takesFile }: Call = calls[name];
  const hasBody = method !== 'GET';
  return {
    operationId: name,
    summary: summaries[name],
    tags: [tagOf(path)],
    'x-extension': extension ?? false,
    ...(extensionFields ? { 'x-extension-fields': extensionFields } : {}),
    ...(!hasBody || takesFile ? { parameters: parametersOf(request) } : {}),
    ...(hasBody ? { requestBody: { required: true, content: takesFile ? anyBytes : jsonOf(request) } } : {}),
    responses: {
      200: json('Success (code 1), or a refusal', {
        oneOf: [envelope(schemaOf(response), { const: 1 }), { $ref: '#/components/schemas/Refusal' }],
      }),
      ...failures(hasBody),
    },
  };
}

const bytes = (
  operationId: string,
  summary: string,
  request: v.GenericSchema,
  responses: Json,
  isExtension: boolean,
): Operation => ({
  operationId,
  summary,
  tags: ['bytes'],
  'x-extension': isExtension,
  parameters: parametersOf(request),
  responses: { ...responses, ...failures(false) },
});
const file = (description: string, type: string): Json => ({
  description,
  content: { [type]: { schema: { type: 'string', format: 'binary' } } },
});

/** What a URL without an envelope is, where its type does not say it. */
interface RawText {
  summary: string;
  /** What else it responds with. @default nothing */
  responses?: Json;
  /** Whether this project added it. @default true */
  isExtension?: boolean;
}

const nextStep = { 303: { description: 'The next step, or the path; with sign_on=none where nobody was logged in' } };

const rawTexts: Readonly<Record<keyof typeof rawCalls, RawText>> = {
  accountExport: { summary: 'Everything that is stored about the member, as a file' },
  bannerClick: {
    summary: 'Counts a click on a banner and leads to its target',
    responses: { 302: { description: 'The target' } },
    isExtension: false,
  },
  imageCode: { summary: 'The image of a captcha', isExtension: false },
  paperFile: {
    summary: 'The file of a white paper, at a link that was made for this member',
    responses: { 206: file('A part of it', 'application/pdf'), 416: { description: 'No such part' } },
  },
  productTable: { summary: 'The products of a supplier as a table, for the people of the supplier' },
  signOn: { summary: 'Carries a login here from another site', responses: nextStep },
  signOnAccept: { summary: 'Uses the code up and logs in', responses: nextStep },
  signOnCode: { summary: 'Hands out a one-time code for another site', responses: nextStep },
  unsubscribe: {
    summary: 'A page on which a member turns notifications of one kind off',
    responses: { 404: file('A page that says that the link is wrong', 'text/html') },
  },
  uploadedFile: { summary: 'A file that a member uploaded, for that member and those it was sent to' },
};

/** URLs that respond with bytes, a page or a redirect. */
function pathsWithoutEnvelope(): OpenApiDocument['paths'] {
  const paths: OpenApiDocument['paths'] = {};
  for (const name of Object.keys(rawCalls) as (keyof typeof rawCalls)[]) {
    const { path, request, type } = rawCalls[name];
    const { summary, responses = {}, isExtension = true } = rawTexts[name];
    const success = type === null ? {} : { 200: file(type === 'text/html' ? 'The page' : 'The file', type) };
    paths[path] = { get: bytes(name, summary, request, { ...success, ...responses }, isExtension) };
  }
  // Of all ids, this one is no number.
  paths[rawCalls.uploadedFile.path]!.get!.parameters = [
    { name: 'id', in: 'query', required: true, description: 'Id of the file', schema: schemaOf(uploadId) },
  ];
  return paths;
}

/** The OpenAPI 3.1 document of the contract. */
export function openApiDocument(): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = pathsWithoutEnvelope();
  for (const name of Object.keys(calls).sort() as (keyof typeof calls)[]) {
    const { method, path } = calls[name];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Millwright',
      version: '1.0.0',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Calls between portal and API. Every answer is an envelope: code 1 is success, any other a refusal whose msg is ' +
        'for the reader. What is marked `x-extension` is an addition of this project.',
    },
    servers: [{ url: '/' }],
    tags: [
      { name: 'main', description: 'The main API' },
      { name: 'member', description: 'The member service' },
      { name: 'bytes', description: 'Addresses that answer no envelope' },
    ],
    components: { schemas: { Refusal: refusal } },
    paths: Object.fromEntries(Object.entries(paths).sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}
