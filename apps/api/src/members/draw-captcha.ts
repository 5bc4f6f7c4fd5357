import { randomInt } from 'node:crypto';
import { glyphs } from './glyphs.ts';

const characters = Object.keys(glyphs);
const length = 4;
const width = 120;
const height = 40;

/** A whole number between two others, both included, that cannot be foretold. */
const between = (least: number, most: number): number => randomInt(least, most + 1);

/** A few characters that nobody can foretell. */
export const randomCaptcha = (): string =>
  Array.from({ length }, () => characters[randomInt(characters.length)]).join('');

/** A point of a glyph, moved, turned and shaken a little. */
function place(point: string, at: { x: number; y: number; scale: number; turn: number }): string {
  const [x = 0, y = 0] = point.split(',').map(Number);
  const [dx, dy] = [(x - 2) * at.scale, (y - 3) * at.scale];
  const [sin, cos] = [Math.sin(at.turn), Math.cos(at.turn)];
  const shaken = (value: number): string => (value + between(-6, 6) / 10).toFixed(1);
  return `${shaken(at.x + dx * cos - dy * sin)} ${shaken(at.y + dx * sin + dy * cos)}`;
}

function drawCharacter(character: string, index: number): string {
  const at = {
    x: 20 + index * 27 + between(-3, 3),
    y: height / 2 + between(-3, 3),
    scale: between(38, 46) / 10,
    turn: between(-28, 28) / 100,
  };
  return glyphs[character]!.split('|')
    .map(
      (stroke) =>
        `M${stroke
          .split(' ')
          .map((point) => place(point, at))
          .join('L')}`,
    )
    .join('');
}

/** The image of a code: strokes, crossed by lines. The code itself stands nowhere in it. */
export function drawCaptcha(code: string): string {
  const strokes = [...code].map(drawCharacter).join('');
  const lines = Array.from(
    { length: 4 },
    () =>
      `M${between(0, 20)} ${between(4, 36)}Q${between(40, 80)} ${between(-10, 50)} ${between(100, 120)} ${between(4, 36)}`,
  ).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    '<rect width="100%" height="100%" fill="#f4f6f8"/>' +
    `<path d="${lines}" fill="none" stroke="#8fa3b5" stroke-width="1.2"/>` +
    `<path d="${strokes}" fill="none" stroke="#16324a" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  );
}
