import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** So many pixels may differ: less than what the edge of the smallest icon leaves when it moves by two pixels. */
const toleratedPixels = 24;

/** How different two colours may be to count as the same, from 0 to 1: a hairline on paper is 0.13. */
const colourTolerance = 0.08;

/** An image with few colours and without dithering, a tenth of its size; the same for the same image. */
export const shrunk = (image) =>
  sharp(image)
    .flatten({ background: '#ffffff' })
    .png({ palette: true, colours: 16, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();

const pixelsOf = async (image) => {
  const { data, info } = await sharp(image)
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/**
 * Compares a stored image with a fresh one, which is given the same few colours. Edges that are only smoothed
 * differently count as the same.
 * @param {Buffer} kept
 * @param {Buffer} fresh
 * @returns {Promise<{ same: boolean, reason: string, image?: Buffer }>} with an image of the differences where there
 *   are some
 */
export const compareImages = async (reference, fresh) => {
  const [before, after] = [await pixelsOf(reference), await pixelsOf(await shrunk(fresh))];
  if (before.width !== after.width || before.height !== after.height) {
    return {
      same: false,
      reason: `is ${after.width} x ${after.height}, and was ${before.width} x ${before.height}`,
      image: fresh,
    };
  }
  const { width, height } = after;
  const differences = Buffer.alloc(width * height * 4);
  const count = pixelmatch(before.data, after.data, differences, width, height, { threshold: colourTolerance });
  if (count <= toleratedPixels) return { same: true, reason: '' };
  return {
    same: false,
    reason: `differs in ${count} pixels`,
    image: await sharp(differences, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  };
};
