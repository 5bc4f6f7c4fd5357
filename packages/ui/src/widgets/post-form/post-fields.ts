import {
  INCOTERMS,
  linksIn,
  POST_LIMITS,
  type Incoterm,
  type PostForm as Post,
  type PostSide,
} from '@millwright/domain';
import {
  completenessOf,
  enquiryNeeds,
  type Completeness,
  type EnquiryNeed,
  type GoodsField,
} from '@millwright/domain/sourcing';
import type { FieldProblem, FormProblems, FormValues } from '../../behaviours/member-form/index.ts';
import { isWrongParameter, parametersIn, statedParameters } from '../enquiry-form/index.ts';
import type { PostField } from './post-form.types.ts';

/** Key of the draft: a member writes one post at a time. */
export const postDraftKey = 'millwright.post';

/** A post in which nothing is filled in. */
export const emptyPost = (side: PostSide): FormValues<PostField> => ({
  side,
  title: '',
  text: '',
  industryId: '',
  regionId: '',
  place: '',
  quantity: '',
  unit: '',
  parameters: '',
  targetDate: '',
  validUntil: '',
  incoterm: '',
});

/** The fields, in the order shown. */
export const postFields = Object.keys(emptyPost('supply')) as readonly PostField[];

const plain = (text: string): string => text.normalize('NFKC').trim();

/** A whole number; 0 for an empty text, NaN for any other. */
const wholeOf = (text: string): number => {
  if (plain(text) === '') return 0;
  return /^[0-9]{1,10}$/.test(plain(text)) ? Number(plain(text)) : Number.NaN;
};

const isDay = (text: string): boolean => {
  const time = Date.parse(text);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

const isIncoterm = (text: string): text is Incoterm => (INCOTERMS as readonly string[]).includes(text);
const hasManyLinks = (text: string): boolean => linksIn(text) > POST_LIMITS.links;

/** Whether a text is neither empty nor a day from `today` on. */
const isNoDayAhead = (text: string, today: string): boolean => text !== '' && (!isDay(text) || text < today);

/** What makes the value of each field wrong. */
const isWrong: Readonly<Record<PostField, (text: string, today: string) => boolean>> = {
  side: (text) => text !== 'supply' && text !== 'demand',
  title: (text) => text.length > POST_LIMITS.title || hasManyLinks(text),
  text: (text) => text.length > POST_LIMITS.text || hasManyLinks(text),
  industryId: (text) => text !== '' && !(wholeOf(text) > 0),
  regionId: (text) => text !== '' && !(wholeOf(text) > 0),
  place: (text) => text.length > POST_LIMITS.place,
  quantity: (text) => !(wholeOf(text) <= POST_LIMITS.quantity),
  unit: (text) => text.length > POST_LIMITS.unit,
  parameters: (text) =>
    parametersIn(text).some(isWrongParameter) || statedParameters(text).length > POST_LIMITS.specification,
  targetDate: isNoDayAhead,
  validUntil: isNoDayAhead,
  incoterm: (text) => text !== '' && !isIncoterm(text),
};

/** What is wrong with a post. Title and text are needed; no day is before `today`, YYYY-MM-DD. Pure. */
export const checkPost = (values: FormValues<PostField>, today: string): FormProblems<PostField> => {
  const problems: Partial<Record<PostField, FieldProblem>> = {};
  for (const field of postFields) if (isWrong[field](values[field], today)) problems[field] = 'wrong';
  for (const field of ['title', 'text'] as const) if (values[field].trim() === '') problems[field] = 'missing';
  return problems;
};

/** The post that checked values stand for. */
export const postOf = (values: FormValues<PostField>): Post => ({
  side: values.side === 'demand' ? 'demand' : 'supply',
  title: values.title.trim(),
  text: values.text.trim(),
  industryId: wholeOf(values.industryId) || null,
  regionId: wholeOf(values.regionId) || null,
  place: values.place.trim(),
  quantity: wholeOf(values.quantity),
  unit: values.unit.trim(),
  specification: statedParameters(values.parameters),
  targetDate: values.targetDate === '' ? null : values.targetDate,
  validUntil: values.validUntil === '' ? null : values.validUntil,
  incoterm: isIncoterm(values.incoterm) ? values.incoterm : null,
});

/** How much a request says of what suppliers will ask for. Files are not among it: a post has none. */
export const postCompleteness = (
  values: FormValues<PostField>,
  goods: GoodsField,
  names: Partial<Record<EnquiryNeed, string>>,
): Completeness =>
  completenessOf(
    {
      specification: values.title,
      message: values.text,
      parameters: parametersIn(values.parameters),
      unit: values.unit,
      targetDate: values.targetDate,
      destination: values.place,
      incoterm: values.incoterm,
      files: 0,
    },
    enquiryNeeds(goods).filter((need) => need !== 'drawing'),
    names,
  );
