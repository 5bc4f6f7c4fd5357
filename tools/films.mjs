import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/bootstrap.mjs';

/**
 * Draws the films of the first content, one an industry, into apps/api/src/seed/films: a machine as a line drawing, in
 * colour, close up, as a blueprint. Twelve seconds, without sound. To be run when a drawing has changed; needs ffmpeg.
 * `node --conditions=@millwright/source tools/films.mjs -- robotics laser` draws only those.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const { default: sharp } = await import('sharp');
const { motifs } = await import('../apps/api/src/seed/pictures/motifs.ts');
const { inks } = await import('../apps/api/src/seed/pictures/frames.ts');
const { createRandom } = await import('../apps/api/src/seed/random.ts');

const [width, height] = [648, 432];
const perSecond = 12;
const seconds = 12;
const [paper, blueprint] = inks;
const folder = join(root, 'apps/api/src/seed/films');

const eased = (at, from, to) => {
  const share = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return share * share * (3 - 2 * share);
};
const squares = (ink) => {
  let lines = '';
  for (let x = 24; x < width; x += 24) lines += `M${x} 0v${height}`;
  for (let y = 24; y < height; y += 24) lines += `M0 ${y}h${width}`;
  return `<rect width="${width}" height="${height}" fill="${ink.paper}"/><path d="${lines}" stroke="${ink.shade}" fill="none"/>`;
};
const drawn = (slug, ink) => motifs[slug]({ ink, random: createRandom(`film/${slug}`) });
const clip = (id, x, y, w, h) =>
  `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${Math.max(0, w)}" height="${Math.max(0, h)}"/></clipPath>`;

/** The picture at a second of a film. */
const frameAt = (slug, at) => {
  const lines = { ...paper, body: paper.paper, soft: paper.paper, accent: paper.paper, shade: paper.paper };
  const across = eased(at, 0.3, 2.8) * width;
  const down = eased(at, 3, 5) * height;
  const near = eased(at, 5, 6.6) - eased(at, 8.6, 10);
  const blue = eased(at, 9, 10.4);
  const scale = 1.2 + near * 1.1 + Math.sin(at / 2) * 0.02;
  const shift = near * (60 - 120 * eased(at, 6.2, 8.8));
  const camera = (content) =>
    `<g transform="translate(${width / 2 + shift * scale} ${height / 2}) scale(${scale})">${content}</g>`;
  const measured = eased(at, 6.2, 7.2) - eased(at, 8.4, 9);
  const dimension =
    `<g opacity="${measured}" stroke="${paper.accent}" stroke-width="2" fill="none">` +
    `<path d="M60 ${height - 48}h${(width - 120) * measured}M60 ${height - 60}v24` +
    `M${60 + (width - 120) * measured} ${height - 60}v24"/></g>`;
  const plotter = at < 2.9 ? `<path d="M${across} 0v${height}" stroke="${paper.accent}" stroke-width="3"/>` : '';
  const bar = `<rect y="${height - 6}" width="${(width * at) / seconds}" height="6" fill="${paper.accent}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs>${clip('a', 0, 0, across, height)}${clip('d', 0, 0, width, down)}</defs>${squares(paper)}` +
    `<g clip-path="url(#a)">${camera(drawn(slug, lines))}</g>` +
    `<g clip-path="url(#d)">${camera(drawn(slug, paper))}</g>${dimension}${plotter}` +
    (blue > 0 ? `<g opacity="${blue}">${squares(blueprint)}${camera(drawn(slug, blueprint))}</g>` : '') +
    `${bar}</svg>`
  );
};

mkdirSync(folder, { recursive: true });
const slugs = Object.keys(motifs).filter(
  (slug) => slug !== 'general' && (positionals.length === 0 || positionals.includes(slug)),
);
for (const slug of slugs) {
  const encoder = spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      `${width}x${height}`,
      '-r',
      String(perSecond),
      '-i',
      '-',
      '-c:v',
      'libx264',
      '-preset',
      'veryslow',
      '-tune',
      'animation',
      '-crf',
      '34',
      '-threads',
      '2',
      '-pix_fmt',
      'yuv420p',
      '-g',
      '48',
      '-movflags',
      '+faststart',
      '-map_metadata',
      '-1',
      join(folder, `${slug}.mp4`),
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(encoder, 'exit');
  for (let frame = 0; frame < perSecond * seconds; frame += 1) {
    const pixels = await sharp(Buffer.from(frameAt(slug, frame / perSecond)))
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!encoder.stdin.write(pixels)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg could not make the film of ${slug}`);
  console.log(slug);
}
