import { createHash } from 'node:crypto';
import {
  createApiClient,
  getPost,
  getProduct,
  getSupplier,
  isLoginNeeded,
  isNotFound,
  sendEnquiry,
  trustedHtml,
  wrongFields,
  type Failure,
} from '@millwright/api-client';
import { detailPath, parseInteger, type Id } from '@millwright/domain';
import {
  checkEnquiry,
  enquiryFields,
  enquiryOf,
  readPostedEnquiry,
  type EnquiryField,
  type PostedEnquiry,
} from '@millwright/ui/enquiry-form';
import { redirect } from 'react-router';
import { baseInfoOf, mainBudget, mainItem, notFound, refused, unavailable } from '../../shell/page/calls.server.ts';
import { industryLookup } from '../../shell/page/industry-lookup.ts';
import type { PageVisit } from '../../shell/page/page.server.tsx';
import type { RequestScope } from '../../shell/page/request-scope.server.tsx';
import { aboutPost, aboutProduct, aboutSupplier, type EnquiryAbout, type EnquiryKind } from './enquiry-about.server.ts';

/** How long the same enquiry of the same login counts as one, in milliseconds. */
const onceWithin = 600_000;

/** The page that says that an enquiry was sent. */
export const sentPath = '/enquiry/sent';

/** What an enquiry is about, with the path of its page. */
export interface EnquiryTarget {
  kind: EnquiryKind;
  path: string;
  about: EnquiryAbout;
}

/** Loads what an enquiry is about; a 404 where there is no such thing. */
export async function enquiryTarget(scope: RequestScope, kind: string | null, id: Id | null): Promise<EnquiryTarget> {
  if (id === null) throw notFound();
  const { client } = scope;
  const industryOf = industryLookup(await baseInfoOf(scope));
  const path = detailPath(kind === 'post' ? 'supply' : kind === 'product' ? 'product' : 'supplier', id);
  if (kind === 'product') {
    const item = await mainItem(scope, kind, getProduct(client, id, mainBudget));
    return { kind, path, about: aboutProduct(item, industryOf(item.industryId)) };
  }
  if (kind === 'supplier') {
    const item = await mainItem(scope, kind, getSupplier(client, id, mainBudget));
    return { kind, path, about: aboutSupplier(item, industryOf(item.industryId)) };
  }
  if (kind !== 'post') throw notFound();
  const item = await mainItem(scope, kind, getPost(client, id, mainBudget));
  return { kind, path: detailPath(item.side, id), about: aboutPost(item, industryOf(item.industryId)) };
}

/** What came of an enquiry that was not sent. */
export interface RefusedEnquiry extends EnquiryTarget {
  posted: PostedEnquiry;
  isLoginNeeded: boolean;
  status: number;
}

/** The API as the visitor of a request calls it. Only where the request is one of our own pages. */
function clientOfVisitor(scope: RequestScope, cookie: string) {
  const { site, transport } = scope;
  if (!transport) throw unavailable(scope);
  return createApiClient({
    transport: (call) => transport({ ...call, headers: { ...call.headers, cookie, 'sec-fetch-site': 'same-origin' } }),
    baseUrl: site.origins[site.editionKey],
    edition: site.editionKey,
    imagePrefix: site.imagePrefix,
    ownOrigins: Object.values(site.origins),
    prepareHtml: trustedHtml,
    retries: 0,
    largestBody: Infinity,
    deadline: scope.deadline,
  });
}

/** The fields of a form: a 403 for what no page of ours sent, a 400 for what is no form. */
async function formOf(request: Request): Promise<URLSearchParams> {
  const { headers } = request;
  if (headers.get('sec-fetch-site') !== 'same-origin') throw refused(403);
  const type = headers.get('content-type')?.split(';')[0]!.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') throw refused(400);
  return new URLSearchParams(await request.text());
}

/** The same for a form that is sent twice: pages are cached, so that none can hold a key of its own. */
const keyOf = (cookie: string, sent: URLSearchParams, now: number): string =>
  createHash('sha256')
    .update(JSON.stringify([cookie, [...sent], Math.floor(now / onceWithin)]))
    .digest('hex');

/** The cookies by which the API knows a visitor. */
const sessionIn = (headers: Headers): string =>
  (headers.get('cookie') ?? '')
    .split(';')
    .map((one) => one.trim())
    .filter((one) => /^(?:__Host-)?(?:sid|pre)=/.test(one))
    .join('; ');

/** What the form says of a call that failed. */
function reportOf(failure: Failure): Omit<PostedEnquiry, 'values'> & Pick<RefusedEnquiry, 'isLoginNeeded' | 'status'> {
  const ofForm = wrongFields(failure)
    .map((field) => field.replace(/\..*$/, ''))
    .filter((field): field is EnquiryField => (enquiryFields as readonly string[]).includes(field));
  const problems = Object.fromEntries(ofForm.map((field) => [field, 'wrong' as const]));
  if (isLoginNeeded(failure)) return { problems, failure: null, isLoginNeeded: true, status: 403 };
  if (ofForm.length > 0) return { problems, failure: null, isLoginNeeded: false, status: 422 };
  const isWord = failure.kind === 'refused' && failure.message !== '';
  return {
    problems,
    failure: isWord ? { code: 'refused', text: failure.message } : { code: 'timeout' },
    isLoginNeeded: false,
    status: failure.kind !== 'refused' ? 503 : failure.status >= 400 ? failure.status : 422,
  };
}

/** Sends the enquiry that a browser posted, and throws the redirect to what says so; else what is wrong with it. */
export async function sendPosted({ scope }: PageVisit, request: Request): Promise<RefusedEnquiry> {
  const sent = await formOf(request);
  const values = readPostedEnquiry(sent);
  const target = await enquiryTarget(scope, sent.get('kind'), parseInteger(sent.get('target') ?? undefined));
  const back = (reported: ReturnType<typeof reportOf>): RefusedEnquiry => {
    const { problems, failure, ...rest } = reported;
    return { ...target, ...rest, posted: { values, problems, failure } };
  };
  const problems = checkEnquiry(values);
  if (Object.keys(problems).length > 0) return back({ problems, failure: null, isLoginNeeded: false, status: 422 });
  const cookie = sessionIn(request.headers);
  const key = keyOf(cookie, sent, Date.now());
  const { id } = target.about.target;
  const result = await sendEnquiry(clientOfVisitor(scope, cookie), enquiryOf(id, values), key);
  if (result.ok) {
    const { id: enquiryId, notAskedIds } = result.value;
    const query = new URLSearchParams({ id: String(enquiryId), kind: target.kind, target: String(id) });
    if (notAskedIds.length > 0) query.set('not_asked', notAskedIds.join());
    throw redirect(`${sentPath}?${query}`, 303);
  }
  if (isNotFound(result.failure)) throw notFound();
  return back(reportOf(result.failure));
}
