import { escapeHtml, htmlLang, webUrl, type EditionKey } from '@millwright/domain';

/** A message, as e-mail programs and telephones take it. */
export interface Mail {
  /** One line. */
  subject: string;
  /** The whole message as plain text. */
  text: string;
  /** The whole message as an HTML document without scripts, images and URLs of others. */
  html: string;
  /** One sentence or two, for a text message. */
  short: string;
  /** Where messages of this kind are stopped, for the header of the e-mail; null where they are not. */
  stopUrl: string | null;
}

/** What a message is made of. Every text is plain: it is escaped here. */
export interface MailParts {
  /** The site that writes. */
  siteName: string;
  subject: string;
  /** Paragraphs, one below the other. */
  paragraphs: readonly string[];
  /** A code to copy, shown large. @default none */
  code?: string;
  /** Where to go on: an http(s) URL. @default none */
  link?: { label: string; url: string };
  /** Why it came, and how it stops. */
  footer: readonly string[];
  /** Where messages of this kind are stopped: an http(s) URL. @default none */
  stop?: { label: string; url: string };
  short: string;
}

/** A text without what a line of a header cannot hold. */
const oneLine = (text: string): string =>
  [...text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()].slice(0, 400).join('');

/** Styles stand on the elements: many e-mail programs drop stylesheets. */
const styles = {
  body: 'margin:0;padding:24px 12px;background:#f3f4f6;color:#1d2430;font:16px/1.6 system-ui,-apple-system,sans-serif',
  card: 'max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:8px',
  site: 'margin:0 0 16px;font-weight:700;color:#14457a;overflow-wrap:anywhere',
  heading: 'margin:0 0 16px;font-size:20px;line-height:1.4;overflow-wrap:anywhere',
  paragraph: 'margin:0 0 16px;overflow-wrap:anywhere',
  code: 'margin:0 0 16px;font-size:32px;line-height:1.2;letter-spacing:4px;font-weight:700',
  link: 'display:inline-block;padding:10px 20px;background:#14457a;color:#ffffff;border-radius:6px;text-decoration:none',
  footer: 'max-width:560px;margin:16px auto 0;font-size:13px;color:#566070',
  stop: 'color:#14457a',
} as const;

const element = (name: string, style: keyof typeof styles, text: string): string =>
  `<${name} style="${styles[style]}">${escapeHtml(text)}</${name}>`;

const anchor = (style: 'link' | 'stop', { label, url }: { label: string; url: string }): string =>
  `<a href="${escapeHtml(url)}" style="${styles[style]}">${escapeHtml(label)}</a>`;

/** A link whose URL leads into the web; undefined for any other, which is left out. */
const safeLink = (link: MailParts['link']): MailParts['link'] => {
  const url = link && webUrl(link.url);
  return url ? { label: link.label, url: url.href } : undefined;
};

function htmlOf(lang: string, parts: MailParts): string {
  const { siteName, subject, paragraphs, code, link, stop, footer } = parts;
  const body = [
    element('p', 'site', siteName),
    element('h1', 'heading', subject),
    ...paragraphs.map((text) => element('p', 'paragraph', text)),
    ...(code === undefined ? [] : [element('p', 'code', code)]),
    ...(link
      ? [`<p style="${styles.paragraph}">${anchor('link', link)}</p>`, element('p', 'paragraph', link.url)]
      : []),
  ];
  const below = [
    ...footer.map((text) => element('p', 'paragraph', text)),
    ...(stop ? [`<p style="${styles.paragraph}">${anchor('stop', stop)}</p>`] : []),
  ];
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeHtml(subject)}</title></head><body style="${styles.body}">`,
    `<main style="${styles.card}">${body.join('')}</main>`,
    `<footer style="${styles.footer}">${below.join('')}</footer></body></html>`,
  ].join('\n');
}

function textOf({ siteName, subject, paragraphs, code, link, stop, footer }: MailParts): string {
  return [
    siteName,
    subject,
    ...paragraphs,
    ...(code === undefined ? [] : [code]),
    ...(link ? [`${link.label}\n${link.url}`] : []),
    '--',
    ...footer,
    ...(stop ? [`${stop.label}\n${stop.url}`] : []),
  ].join('\n\n');
}

/** Makes a message of its parts, in the language of an edition. */
export function layOutMail(edition: EditionKey, given: MailParts): Mail {
  const parts = {
    ...given,
    subject: oneLine(given.subject),
    link: safeLink(given.link),
    stop: safeLink(given.stop),
  };
  return {
    subject: parts.subject,
    text: textOf(parts),
    html: htmlOf(htmlLang(edition), parts),
    short: oneLine(given.short),
    stopUrl: parts.stop?.url ?? null,
  };
}
