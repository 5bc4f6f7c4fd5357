import type { Banner, Industry } from '@millwright/domain';

const child = (id: number, name: string): Industry => ({
  id,
  slug: null,
  name,
  icon: 'gear',
  showNav: true,
  bannerCode: null,
  children: [],
});
const industry = (id: number, slug: string, name: string, icon: string, children: readonly string[]): Industry => ({
  id,
  slug,
  name,
  icon,
  showNav: true,
  bannerCode: null,
  children: children.map((each, index) => child(id * 100 + index, each)),
});

const imageOf = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360" fill="${color}"/></svg>`,
  )}`;

/** What the site shows in its widgets. */
export interface Content {
  industries: readonly Industry[];
  keywords: readonly string[];
  banner: Banner;
  slides: readonly { key: string; label: string; image: string }[];
}

/** The content of an edition. */
export const contentOf: Readonly<Record<'cn' | 'en', Content>> = {
  cn: {
    industries: [
      industry(1, 'pumps', '泵阀', 'valve', ['离心泵', '计量泵']),
      industry(2, 'laser', '激光', 'laser', ['切割', '焊接']),
    ],
    keywords: ['离心泵', '激光切割'],
    banner: { title: '泵展 2027', image: imageOf('#0a5c3f'), largeImage: null, href: '/', token: '', sign: '' },
    slides: ['一号泵站', '二号泵站', '三号泵站'].map((label, index) => ({
      key: label,
      label,
      image: imageOf(['#0a5c3f', '#7a2e1f', '#243b6b'][index] ?? '#000000'),
    })),
  },
  en: {
    industries: [
      industry(1, 'pumps', 'Pumps and valves', 'valve', ['Centrifugal', 'Metering']),
      industry(2, 'laser', 'Laser', 'laser', ['Cutting', 'Welding']),
    ],
    keywords: ['centrifugal pump', 'laser cutting'],
    banner: { title: 'Pump fair 2027', image: imageOf('#0a5c3f'), largeImage: null, href: '/', token: '', sign: '' },
    slides: ['Pump station one', 'Pump station two', 'Pump station three'].map((label, index) => ({
      key: label,
      label,
      image: imageOf(['#0a5c3f', '#7a2e1f', '#243b6b'][index] ?? '#000000'),
    })),
  },
};
