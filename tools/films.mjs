import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/bootstrap.mjs';

/**
 * Draws the films of the first content, one a story, into apps/api/src/seed/films: what the story is about as a line
 * drawing, in colour, cut open, as a blueprint, without sound. To be run when a drawing has changed; needs ffmpeg.
 * `node --conditions=@millwright/source tools/films.mjs robotics laser` draws only those of these industries.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const { default: sharp } = await import('sharp');
const { industryContents } = await import('../apps/api/src/seed/demo-articles/index.ts');
const { filmStories } = await import('../apps/api/src/seed/entries/media.ts');
const { filmPlan } = await import('../apps/api/src/seed/images/film-plan.ts');
const { tones } = await import('../apps/api/src/seed/images/inks.ts');
const { placeSubject, squares } = await import('../apps/api/src/seed/images/scene.ts');
const { hatchings } = await import('../apps/api/src/seed/images/drawing/render.ts');
const { subjectOfStory } = await import('../apps/api/src/seed/images/stories.ts');

const [width, height] = [648, 432];
const perSecond = 12;
const folder = join(root, 'apps/api/src/seed/films');
const inside = [60, 50, width - 120, height - 110];

const eased = (at, from, to) => {
  const share = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return share * share * (3 - 2 * share);
};
const paper = (tone) =>
  `<rect width="${width}" height="${height}" fill="${tones[tone].paper}"/>${squares([0, 0, width, height], 24, tones[tone].shade)}`;
const clip = (id, w, h) =>
  `<clipPath id="${id}"><rect width="${Math.max(0, w)}" height="${Math.max(0, h)}"/></clipPath>`;
/** Only the lines of a drawing: its fills are the paper. */
const outlined = (svg) => svg.replaceAll(/fill="(?!none)[^"]+"/g, `fill="${tones.sheet.paper}"`);
const camera = (content, scale) =>
  `<g transform="translate(${width / 2} ${height / 2}) scale(${scale}) translate(${-width / 2} ${-height / 2})">${content}</g>`;

/** The images of a film that its frames are made of. */
const stills = (subject) => {
  const other = { ...subject, view: subject.view === 'section' ? 'elevation' : 'section' };
  const colour = placeSubject(subject, inside, 'sheet');
  return {
    lines: outlined(colour),
    colour,
    section: placeSubject(other, inside, 'sheet'),
    blue: placeSubject(subject, inside, 'blueprint'),
  };
};

/** The image at a second of a film. */
const frameAt = ({ lines, colour, section, blue }, { seconds, parts }, at) => {
  const [drawing, coloured, cut, last] = parts;
  const across = eased(at, 0.3, drawing.to - 0.2) * width;
  const down = eased(at, coloured.from, coloured.from + 2) * height;
  const near = eased(at, coloured.from + 1, coloured.to - 0.4) - eased(at, coloured.to - 0.4, coloured.to);
  const opened = eased(at, cut.from, cut.from + 0.6);
  const night = eased(at, last.from, last.from + 0.8);
  const plotter =
    at < drawing.to ? `<path d="M${across} 0v${height}" stroke="${tones.sheet.accent}" stroke-width="3"/>` : '';
  const bar = `<rect y="${height - 6}" width="${(width * at) / seconds}" height="6" fill="${tones.sheet.accent}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs>${clip('a', across, height)}${clip('d', width, down)}</defs>${hatchings(night > 0.5 ? 'blueprint' : 'sheet')}${paper('sheet')}` +
    `<g clip-path="url(#a)">${near > 0 ? '' : lines}</g><g clip-path="url(#d)">${camera(colour, 1 + near * 0.7)}</g>${plotter}` +
    (opened > 0 ? `<g opacity="${opened}">${paper('sheet')}${section}</g>` : '') +
    (night > 0 ? `<g opacity="${night}">${paper('blueprint')}${camera(blue, 1 + 0.25 * night)}</g>` : '') +
    `${bar}</svg>`
  );
};

const films = filmStories(industryContents).filter(
  ({ slug }) => positionals.length === 0 || positionals.includes(slug),
);
for (const { slug, story } of films) {
  mkdirSync(join(folder, slug), { recursive: true });
  const plan = filmPlan(slug, story.key);
  const drawn = stills(subjectOfStory(slug, story.key));
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
      join(folder, slug, `${story.key}.mp4`),
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(encoder, 'exit');
  for (let frame = 0; frame < perSecond * plan.seconds; frame += 1) {
    const pixels = await sharp(Buffer.from(frameAt(drawn, plan, frame / perSecond)))
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!encoder.stdin.write(pixels)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg could not make the film of ${slug}/${story.key}`);
  console.log(`${slug}/${story.key}`);
}
