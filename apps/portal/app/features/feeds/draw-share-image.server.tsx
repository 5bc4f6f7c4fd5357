import type { HtmlLang, OwnBrand } from '@millwright/domain';
import { shorten } from '@millwright/i18n/shorten';
import { createTheme } from '@millwright/ui/theme';
import satori from 'satori';
import sharp from 'sharp';
import { drawable, fontsFor, firstFont } from './fonts.server.ts';
import { shareSize } from '../../shell/page/drawn-images.ts';

/** What a share image says. */
export interface ShareImage {
  /** Name of the site. */
  siteName: string;
  /** The language of the texts. */
  lang: HtmlLang;
  /** What it is: the industry, or the section. */
  kicker: string;
  title: string;
  /** Source, date, place: one line. */
  note: string;
  /** The look of a site of one's own. @default that of Millwright */
  brand?: OwnBrand;
  /** An image, as SVG or any raster format; null where there is none. */
  image: Buffer | null;
}

const colours = {
  paper: '#ffffff',
  ink: '#12181f',
  muted: '#414d59',
  brand: '#1d4f7c',
  onBrand: '#ffffff',
  signal: '#b04300',
  line: '#d6dce2',
};
const imageSize = { width: 420, height: 472 } as const;
const longestTitle = 90;

/** Han characters are as wide as high, letters about half: a line is counted in the width of Han. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character.codePointAt(0)! > 0x2e80 ? 1 : 0.52), 0);

/** The largest size at which the title keeps to about four lines. */
const titleSize = (title: string, width: number): number =>
  [60, 54, 48, 42].find((size) => widthOf(title) * size <= width * 3.4) ?? 38;

const asPng = async (image: Buffer): Promise<string | null> => {
  try {
    const png = await sharp(image, { limitInputPixels: 40_000_000 })
      .resize({ ...imageSize, fit: 'cover' })
      .png()
      .toBuffer();
    return `data:image/png;base64,${png.toString('base64')}`;
  } catch {
    // An image that cannot be read is left out: the words are what matters.
    return null;
  }
};

/** Draws what networks show when a page is shared: its title in our own faces, 1200 by 630 pixels, as PNG. */
export async function drawShareImage({ image: original, lang, brand, ...texts }: ShareImage): Promise<Buffer> {
  const image = original && (await asPng(original));
  const [siteName, kicker, title, note] = (await Promise.all(
    [texts.siteName, texts.kicker, texts.title, texts.note].map(drawable),
  )) as [string, string, string, string];
  const shown = shorten(title, longestTitle, lang);
  const ground = brand ? createTheme(brand).colors.light.brand : colours.brand;
  const textWidth = shareSize.width - 128 - (image ? imageSize.width + 48 : 0);
  const svg = await satori(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        background: colours.paper,
        color: colours.ink,
        fontFamily: firstFont,
      }}
    >
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          height: 94,
          padding: '0 64px',
          background: ground,
          color: colours.onBrand,
          fontSize: 34,
          fontWeight: 700,
        }}
      >
        {siteName}
      </div>
      <div style={{ display: 'flex', flexGrow: 1, padding: '32px 64px', gap: 48 }}>
        <div style={{ display: 'flex', flexDirection: 'column', width: textWidth }}>
          <div style={{ display: 'flex', color: colours.signal, fontSize: 28, fontWeight: 700 }}>
            {shorten(kicker, 40, lang)}
          </div>
          <div
            style={{
              display: 'flex',
              marginTop: 18,
              fontSize: titleSize(shown, textWidth),
              fontWeight: 700,
              lineHeight: 1.28,
            }}
          >
            {shown}
          </div>
          <div
            style={{
              display: 'flex',
              marginTop: 'auto',
              paddingTop: 18,
              borderTop: `2px solid ${colours.line}`,
              color: colours.muted,
              fontSize: 26,
            }}
          >
            {shorten(note, 60, lang)}
          </div>
        </div>
        {image && <img src={image} width={imageSize.width} height={imageSize.height} alt="" />}
      </div>
    </div>,
    { ...shareSize, fonts: await fontsFor(siteName + kicker + title + note) },
  );
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 85, effort: 4 }).toBuffer();
}
