import type { OwnEditionKey, SearchHit } from '@millwright/domain';
import { entities } from './entities.fixtures.ts';

const marked = (text: string, term: string) =>
  text
    .split(term)
    .flatMap((part, index) => [
      ...(index > 0 ? [{ text: term, hit: true }] : []),
      ...(part ? [{ text: part, hit: false }] : []),
    ]);

const hitsOf = (edition: OwnEditionKey): readonly SearchHit[] => {
  const { suppliers, products, videos, papers, posts, shows, issues } = entities[edition];
  const term = { cn: '压机', en: 'press' }[edition];
  const common = {
    urlName: null,
    externalUrl: null,
    side: null,
    endsAt: null,
    owner: null,
    models: [],
    image: null,
    publishedAt: '2026-11-18T02:00:00Z',
    industryId: 1,
    reason: { field: 'title', by: 'text', term, missing: [] },
  } as const;
  const hit = (more: Pick<SearchHit, 'kind' | 'id' | 'title' | 'brief'> & Partial<SearchHit>): SearchHit => ({
    ...common,
    ...more,
    highlights: { title: marked(more.title, term), text: marked(more.brief, term) },
  });
  const title = { cn: '伺服压机能耗实测', en: 'A servo press, measured' }[edition];
  const brief = {
    cn: '一台伺服压机一年省下的电，够不够三年回本？',
    en: 'Will the power that a servo press saves pay for it in three years?',
  }[edition];
  return [
    hit({ kind: 'news', id: 6, title, brief, image: products[0]!.image }),
    hit({
      kind: 'products',
      id: 62,
      title: products[1]!.title,
      brief,
      image: products[1]!.image,
      owner: products[1]!.owner,
      models: [
        { id: 63, title: 'SP-200' },
        { id: 64, title: 'SP-250' },
      ],
    }),
    hit({
      kind: 'supplier',
      id: 41,
      title: suppliers[0]!.title,
      brief: suppliers[0]!.brief,
      image: suppliers[0]!.image,
      reason: { field: 'body', by: 'synonym', term: { cn: '冲床', en: 'stamping machine' }[edition], missing: [] },
    }),
    hit({ kind: 'videos', id: 34, title: videos[3]!.title, brief: '', image: videos[3]!.image }),
    hit({
      kind: 'whitepapers',
      id: 51,
      title: papers[0]!.title,
      brief: papers[0]!.brief,
      image: papers[0]!.image,
      owner: papers[0]!.owner,
      reason: { field: 'title', by: 'pinyin', term, missing: [] },
    }),
    hit({
      kind: 'magazines',
      id: 21,
      title: issues[0]!.magazineTitle,
      brief: '',
      image: issues[0]!.image,
      owner: { id: 1, title: issues[0]!.magazineTitle, image: null },
    }),
    hit({
      kind: 'exhibitions',
      id: 81,
      title: shows[0]!.title,
      brief: '',
      publishedAt: shows[0]!.publishedAt,
      endsAt: '2027-03-20T10:00:00Z',
    }),
    hit({ kind: 'posts', id: 72, side: 'demand', title: posts[1]!.title, brief: posts[1]!.brief }),
  ];
};

/** One of every kind that a search for a press finds. */
export const searchHits: Readonly<Record<OwnEditionKey, readonly SearchHit[]>> = { cn: hitsOf('cn'), en: hitsOf('en') };
