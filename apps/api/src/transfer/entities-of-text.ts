const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  copy: '©',
  reg: '®',
  trade: '™',
};

/** Decodes the entities of XML, a few that feeds use of HTML's, and numbers of letters; others stay as they are. */
export const decodeEntities = (text: string): string =>
  text.replaceAll(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(\w{2,8}));/g,
    (whole, decimal?: string, hexadecimal?: string, name?: string) => {
      if (name !== undefined) return Object.hasOwn(named, name) ? named[name]! : whole;
      const code = decimal === undefined ? Number.parseInt(hexadecimal!, 16) : Number(decimal);
      const isLetter =
        code === 9 ||
        code === 10 ||
        code === 13 ||
        (code >= 32 && code <= 0x10_ffff && (code < 0xd800 || code > 0xdfff));
      return isLetter ? String.fromCodePoint(code) : '';
    },
  );
