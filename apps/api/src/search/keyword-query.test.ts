import { describe, expect, it } from 'vitest';
import { growthOf, linearGrowth } from '../../../../vitest.growth.ts';
import { relaxedQueries } from './relax-search.ts';
import { termInPinyin } from './correct-keyword.ts';
import { parseKeyword, pinyinAttempt, searchQuery, strictAttempt } from './keyword-query.ts';
import { cutSyllables, pinyinReadings } from './pinyin.ts';
import { synonymGroups, termAt, tokensOf } from './synonyms.ts';

const typed = (keyword: string) => parseKeyword(keyword).terms.map(({ alternatives }) => alternatives[0]!.text);

describe('a keyword', () => {
  it.each([
    ['塑', "'塑':*"],
    ['机塑注', "('机塑' & '塑注')"],
    ["it's", "'s'"],
    ['the', null],
    ['', null],
    ['&|!():*', null],
    ["'b\\", "'b'"],
    ['麒麟臂', "('麒麟' & '麟臂')"],
    ['zyxquark frobs', "(('zyxquark' | 'zyxquarkfrob') & ('frob' | 'zyxquarkfrob'))"],
    ['HX-220', "('hx220' | ('hx' & '220'))"],
    ['hx220', "('hx220' | ('hx' & '220'))"],
    ['m12x1.75', "('m12x175' | ('m12' & '1' & '75') | ('m12x1' & '75'))"],
    ['12x60', "('12x60' | ('12' & '60'))"],
    ['316L', "'316l'"],
    ['DC24V', "'dc24v'"],
    ['3-D quokka', "(('3d' | '3dquokka') & ('3dquokka' | 'quokka'))"],
    ['麒麟 麒麟', "'麒麟'"],
  ] as const)('%j requests %j', (keyword, query) => {
    expect(searchQuery(keyword)).toBe(query);
  });

  it.each([
    ['M12x1.75', ['M12×1.75', 'm12 x 1.75', 'M12*1.75', 'Ｍ１２×１.７５']],
    ['10 kW', ['10kW', '10KW', '１０kW']],
    ['0.5 mm', ['0.5mm']],
    ['400 V', ['400V']],
    ['负载 20 kg', ['负载20kg']],
  ])('%j requests the same however it is written', (keyword, others) => {
    for (const other of others) expect([other, searchQuery(other)]).toEqual([other, searchQuery(keyword)]);
  });

  it('is cut into terms of the table of synonyms and what is left between them', () => {
    expect(typed('大型注塑机的节能改造')).toEqual(['大型', '注塑机', '节能', '改造']);
    expect(typed('老注塑机')).toEqual(['老注', '注塑机']);
    expect(typed('injection moulding machine retrofit')).toEqual(['injection moulding machine', 'retrofit']);
    expect(typed('cnc加工')).toEqual(['cnc', '加工']);
    expect(typed('铜陵')).toEqual(['铜陵']);
    expect(typed('钛合金3D打印')).toEqual(['钛合金', '3d 打印']);
    expect(typed('轴承hx220')).toEqual(typed('轴承 hx220'));
  });

  it('is cut next to general words, faults and words of the other lists as well', () => {
    expect(typed('压铸件缩孔')).toEqual(['压铸', '缩孔']);
    expect(typed('数字化车间改造')).toEqual(['数字化', '车间', '改造']);
    // A term of the table that begins within such a word wins.
    expect(typed('温度传感器')).toEqual(['温度', '传感器']);
  });

  it('asks for no character that only joins words', () => {
    expect(typed('SLM和SLS的区别')).toEqual(['slm', 'sls']);
    expect(typed('液压油 46号')).toEqual(['液压油', '46']);
    expect(typed('和')).toEqual(['和']);
  });

  it('finds a term of the trade by its name in either language and spelling', () => {
    for (const keyword of ['注塑机', '注塑機', 'injection moulding machine', 'Injection Molding Machines']) {
      expect(searchQuery(keyword)).toContain("('注塑' & '塑机')");
      expect(searchQuery(keyword)).toContain("('inject' & 'mold' & 'machin')");
    }
  });

  it('is relaxed to two thirds of its parts, then any two, then any telling part or two others', () => {
    const part = (word: string, weight: number, hits = 100) => ({
      alternatives: [{ by: 'text' as const, operands: [word] }],
      weight,
      hits,
    });
    expect(relaxedQueries([part('a', 9)])).toEqual(['a']);
    expect(relaxedQueries([part('a', 9), part('b', 2)])).toEqual(['(a & b)', 'a']);
    expect(relaxedQueries([part('a', 9), part('b', 2), part('c', 2)])).toEqual([
      '(((a | b) & c) | (a & b))',
      '(a | (b & c))',
    ]);
    expect(relaxedQueries([part('a', 9), part('b', 8), part('c', 7), part('d', 1)])).toEqual([
      '(((a | b) & (c & d)) | ((a & b) & (c | d)))',
      '((c & d) | ((a | b) & (c | d)) | (a & b))',
      '(a | b | c)',
    ]);
    // Two thirds of the four parts of most weight, and two of them; the others are of use for the order of hits alone.
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((word, at) => part(word, 9 - at));
    expect(relaxedQueries(six).slice(0, 2)).toEqual(relaxedQueries(six.slice(0, 4)).slice(0, 2));
    // Hardly any document holds the part of the most weight.
    expect(relaxedQueries([part('a', 9, 3), part('b', 2), part('c', 2)]).at(-1)).toBe('(a | b | c)');
    // A general word counts where hardly any document holds the rest.
    const machine = { ...part('machine', 1), text: 'machine' };
    expect(relaxedQueries([part('a', 9, 3), machine]).at(-1)).toBe('(a | machine)');
    expect(relaxedQueries([part('a', 9), machine]).at(-1)).toBe('a');
  });

  it('of a compound requests the same in one word, in two and with a hyphen', () => {
    const [one, two, hyphen] = ['diecasting', 'die casting', 'die-casting'].map((keyword) => searchQuery(keyword)!);
    for (const query of [one, two, hyphen]) expect(query).toContain("('die' & 'cast')");
    for (const query of [one, two, hyphen]) expect(query).toContain("'压铸'");
    expect(searchQuery('gear box')).toContain("'gearbox'");
  });

  it.each([
    ['注塑机厂家', '注塑机', 'supplier'],
    ['mould maker', 'mould', 'supplier'],
    ['机床 展会', '机床', 'exhibitions'],
    ['怎么降低电费', '降低 电费', null],
    ['semiconductor equipment company', 'semiconductor', 'supplier'],
    ['包装机械厂', '包装', 'supplier'],
    ['发电厂', '发电厂', null],
    ['plastics trade fair next year', 'plastics', 'exhibitions'],
    ['明年上海有哪些展会', '上海', 'exhibitions'],
    ['why do my parts warp', 'parts warp', null],
    ['looking to buy a press', 'press', null],
    ['供应商', '供应商', null],
    ['上海车展', '上海 车展', 'exhibitions'],
    ['formnext 2026', 'formnext 2026', 'exhibitions'],
    ['电动车展示', '电动车 展示', null],
    ['转让叉车', '叉车', 'posts'],
    ['协作机器人多少钱一台', '协作机器人', null],
  ] as const)('%j is about %j and looks for %j first', (keyword, subject, wanted) => {
    const query = parseKeyword(keyword);
    expect([query.terms.map(({ alternatives }) => alternatives[0]!.text).join(' '), query.wanted]).toEqual([
      subject,
      wanted,
    ]);
  });

  it.each([
    ['白皮书', 'whitepapers'],
    ['最近有什么展会', 'exhibitions'],
    ['厂家推荐', 'supplier'],
    ['Which trade shows are there', 'exhibitions'],
    ['how to videos', 'videos'],
    ['where to buy', 'supplier'],
    ['whitepaper hydrogen', null],
    ['2027年展会', null],
    ['what is', null],
    ['有', null],
    ['', null],
  ] as const)('%j asks for all of a kind: %j', (keyword, kind) => {
    expect([parseKeyword(keyword).allOf, strictAttempt(parseKeyword(keyword))?.isAllOfKind ?? false]).toEqual([
      kind,
      kind !== null,
    ]);
  });

  it('names the supplier by asking who makes something, and no kind by asking what it costs', () => {
    expect(parseKeyword('who makes quokkas').wanted).toBe('supplier');
    expect(parseKeyword('谁生产齿轮箱').wanted).toBe('supplier');
    expect(parseKeyword('齿轮箱多少钱')).toMatchObject({ wanted: null, terms: [{}] });
  });

  it('does not pair the 年 of a year with the character behind it', () => {
    const [year, subject] = parseKeyword('2027年包装').terms;
    expect([year, subject].map((term) => term?.alternatives[0]?.text)).toEqual(['2027', '包装']);
  });

  it('of pinyin without tones is the term of the trade that it spells', () => {
    expect(termInPinyin('zhu su ji')).toBe('注塑机');
    expect(termInPinyin('quokka')).toBeNull();
  });

  it('in one word counts a synonym in two words as what was typed', () => {
    const typedWays = parseKeyword('cleanroom').terms[0]!.alternatives.filter(({ by }) => by === 'text');
    expect(typedWays.map(({ text }) => text)).toContain('clean room');
  });

  it('of Latin letters can be read as pinyin', () => {
    expect(strictAttempt(parseKeyword('zsj'))).toMatchObject({ by: 'text', required: "'zsj'" });
    expect(pinyinAttempt(parseKeyword('zsj'))).toMatchObject({ by: 'pinyin', required: "'^zsj'" });
    expect(pinyinAttempt(parseKeyword('zhu su ji'))).not.toBeNull();
    expect(pinyinAttempt(parseKeyword('注塑ji'))).toBeNull();
  });

  it.each(['注塑机', 'a ', 'zhusuji', 'xian', '机器人', "'", '😀', 'injection moulding ', 'aeiou'])(
    'of a hundred characters is read in a bounded number of steps: %j',
    (part) => {
      const keywordOf = (size: number) => part.repeat(size).slice(0, size);
      expect(growthOf((size) => strictAttempt(parseKeyword(keywordOf(size))), 100)).toBeLessThan(linearGrowth);
    },
  );
});

describe('pinyin', () => {
  it('is cut into syllables in every way that there is', () => {
    expect(cutSyllables('zhusuji')).toEqual([['zhu', 'su', 'ji']]);
    expect(cutSyllables('xian')).toEqual([['xian'], ['xi', 'an']]);
    expect(cutSyllables('zhus')).toEqual([]);
    expect(cutSyllables('zhus', true)).toEqual([['zhu', 's']]);
    expect(cutSyllables('vvvv')).toEqual([]);
  });

  it('is nothing that has other characters than letters', () => {
    expect(pinyinReadings('g7')).toEqual([]);
    expect(pinyinReadings('a')).toEqual([]);
    expect(pinyinReadings('zs').map(({ terms }) => terms)).toEqual([['^zs']]);
  });
});

describe('the table of synonyms', () => {
  it('has two hundred groups and more, each in both languages, and no term twice in one', () => {
    expect(synonymGroups.length).toBeGreaterThanOrEqual(200);
    for (const { cn, en } of synonymGroups) {
      expect([cn.length > 0, en.length > 0, cn]).toEqual([true, true, [...new Set(cn)]]);
      expect(cn.every((term) => /\p{Script=Han}/u.test(term))).toBe(true);
      expect(en.every((term) => !/\p{Script=Han}/u.test(term))).toBe(true);
      expect(new Set(en).size).toBe(en.length);
    }
  });

  it('finds every one of its terms by every other', () => {
    for (const { cn, en } of synonymGroups) {
      const all = [...cn, ...en];
      for (const term of all) {
        const tokens = tokensOf(term);
        const found = termAt(tokens, 0);
        expect([term, found?.length]).toEqual([term, tokens.length]);
        const keys = (text: string) =>
          tokensOf(text)
            .map(({ key }) => key)
            .join(' ');
        expect(found!.synonyms.map(keys)).toEqual(
          expect.arrayContaining(all.map(keys).filter((other) => other !== keys(term))),
        );
      }
    }
  });

  it('has no line that is written twice', () => {
    const lines = synonymGroups.map(({ cn, en }) => [...cn, '=', ...en].join('|'));
    expect(new Set(lines).size).toBe(lines.length);
  });
});
