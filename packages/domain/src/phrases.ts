/** Particles and nouns that end compounds: they belong to the word before them. */
const enders = new Set('的了着们吗呢吧里上中下内外后前人厂机器线车件率价板片管箱炉站店员者性化式型级度头工');

/** Prepositions, adverbs and prefixes: they belong to the word after them. */
const starters = new Set(
  '在把从到对被让给用向比由与和及或为以将不没也都还就却再又更最新老先只' +
    '按靠约超逾近往跟请能要会可该使令经随自此兼并未已正刚才仅纯',
);

/** The same of more than one character. */
const startingWord = /^(?:零下|大约|超过|不到|不足|最多|最少|至少)$/;
const endingWord = /^[中上下里]的$/;

/** What is followed by a measure word or a noun. */
const determiners = new Set('每各第这那哪某首');

const numerals = /^[\d零〇一二两三四五六七八九十百千万亿几数半]+$/;
const beginsWithNumeral = /^[零〇一二两三四五六七八九十百千万亿几]/;

/** Units and measure words of more than one character. */
const unit =
  /^(?:公斤|千克|毫克|微克|毫米|厘米|微米|纳米|公里|小时|分钟|毫秒|赫兹|千瓦|兆瓦|毫升|毫巴|分贝|兆帕|季度|平方米|立方米|公顷|美元|欧元|个月|英寸)/;

const han = /\p{Script=Han}/u;
const opening = /^[“‘（《〈「『【[(]/;
const closing = /^[”’）》〉」』】\])，。、：；！？,.:;!?…—·%‰℃°]/;

type Kind =
  | 'opening'
  | 'closing'
  | 'determiner'
  | 'number'
  | 'measure'
  | 'starter'
  | 'ender'
  | 'single'
  | 'word'
  | 'space';

function kindOf(text: string, before: Kind | undefined): Kind {
  if (opening.test(text)) return 'opening';
  if (closing.test(text)) return 'closing';
  if (text.trim() === '') return 'space';
  if (text === '半' && before === 'measure') return 'ender';
  if (numerals.test(text) || /^[\d.,×−–-]+$/.test(text)) return 'number';
  if (!han.test(text)) return 'word';
  const isCounted = before === 'number' || before === 'determiner';
  if (before === 'number' && beginsWithNumeral.test(text)) return 'measure';
  if (isCounted && (unit.test(text) || text.length === 1)) return 'measure';
  if (startingWord.test(text)) return 'starter';
  if (endingWord.test(text)) return 'ender';
  if (text.length > 1) return 'word';
  if (determiners.has(text)) return 'determiner';
  return starters.has(text) ? 'starter' : enders.has(text) ? 'ender' : 'single';
}

/** Whether a line may end before the segment at `at`. */
function mayBreak(kinds: readonly Kind[], at: number): boolean {
  const [before, after] = [kinds[at - 1]!, kinds[at]!];
  if (before === 'space' || after === 'space') return false;
  if (after === 'closing' || before === 'opening') return false;
  if (before === 'closing') return true;
  if (after === 'ender' || before === 'starter' || before === 'determiner' || before === 'number') return false;
  if (after === 'opening') return true;
  // Two single characters are a word that the segmenter does not know; one alone may be a part of either neighbour.
  const isAfterPair = kinds[at - 2] === 'single';
  if (after === 'single') return kinds[at + 1] === 'single' && before !== 'single' && before !== 'measure';
  return before !== 'single' || isAfterPair;
}

const isLatin = (character = ''): boolean => /[\p{Script=Latin}\d%℃°]/u.test(character);

/** Whether Latin or figures meet Chinese: browsers put space between them (`text-autospace`), but not across a break. */
const isMixed = (before: string, after: string): boolean =>
  (isLatin(before.at(-1)) && han.test(after[0]!)) || (han.test(before.at(-1)!) && isLatin(after[0]));

/** How many letters and digits a text has. */
const lengthOf = (text: string): number => text.replaceAll(/[^\p{L}\p{N}]/gu, '').length;

/** Parts Chinese text into phrases: strings that make the text when they are joined, between which a line may end. */
export type PhraseBreaker = (text: string) => string[];

/**
 * Creates what parts a Chinese headline where a line of it may end: between words, as clreq recommends, and never between a
 * number and its unit or a word and its particle. Segmenters part words that their dictionary does not know, and a
 * break inside a word is worse than one that is missed. Therefore what is in doubt stays together.
 *
 * @param segmentsOf parts text into words, as `Intl.Segmenter` does
 * @param terms words that it would part
 */
export function createPhraseBreaker(
  segmentsOf: (text: string) => readonly string[],
  terms: readonly string[] = tradeTerms,
): PhraseBreaker {
  const known = new Set(terms);
  const apart = new RegExp(`(${terms.toSorted((one, other) => other.length - one.length).join('|')})`);
  const segmentsAroundTerms = (text: string) =>
    text.split(apart).flatMap((part) => (part === '' ? [] : known.has(part) ? [part] : segmentsOf(part)));
  return (text) => {
    if (!han.test(text)) return [text];
    const segments = segmentsAroundTerms(text);
    const kinds: Kind[] = [];
    for (const segment of segments) kinds.push(kindOf(segment, kinds.at(-1)));
    const phrases: string[] = [];
    for (const [at, segment] of segments.entries()) {
      if (at === 0 || (mayBreak(kinds, at) && !isMixed(segments[at - 1]!, segment))) phrases.push(segment);
      else phrases[phrases.length - 1] += segment;
    }
    // A single character stays with what is before it, the first one with what follows.
    return phrases.reduce<string[]>((joined, phrase) => {
      const last = joined.at(-1);
      if (last !== undefined && (lengthOf(phrase) < 2 || lengthOf(last) < 2)) joined[joined.length - 1] = last + phrase;
      else joined.push(phrase);
      return joined;
    }, []);
  };
}

/** Words of the trade, and places in its news, that a general dictionary does not hold. */
export const tradeTerms: readonly string[] = (
  '热处理 机器人 减速机 减速器 导向 轮对 单对线 硬管 内窥镜 模块 乘用车 前置仓 ' +
  '储能 机台 管道 电费 液氮 发往 X射线 ' +
  '注塑机 压铸机 空压机 打印机 数控机床 加工中心 谐波 刹车 瓶盖 中控室 三坐标 ' +
  '电池包 电驱 光伏 风电 碳化硅 芯片 ' +
  '热塑性 复合材料 半导体 传感器 变频器 液压机 机器视觉 供应链 新能源 ' +
  '磷酸铁锂 磷酸铁 线控制动 大模型 二维码 质保期 ' +
  '乌兰察布 奥格斯堡 埃斯比约 费尔干纳 浦那 滁州'
).split(' ');

const latinUnits =
  'mm|µm|nm|cm|m|km|kg|g|t|kW|MW|GW|kWh|MWh|V|kV|A|Hz|kHz|MPa|bar|mbar|°C|K|%|per cent|million|billion|tonnes?|yuan|' +
  'fen|euros?|dollars?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|(?:kilo|centi|milli|micro)?metres?|' +
  'kilograms?|grams?|(?:kilo|mega)?watts?|kilowatt hours|volts?|litres?|bits';
const latinUnit = new RegExp(`(?<=\\d) (?=(?:${latinUnits})\\b|[°%])`, 'g');

/** The space of `no. 6`. */
const latinNumber = /(?<=\bno\.) (?=\d)/gi;

/**
 * Keeps numbers with their units, and with the `no.` before them, in a headline of a language with spaces: the space
 * between them does not break.
 */
export const keepUnits: PhraseBreaker = (text) => [
  text.replaceAll(latinUnit, '\u00A0').replaceAll(latinNumber, '\u00A0'),
];
