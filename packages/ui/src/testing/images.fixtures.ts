const drawings = [
  'M80 250h480M120 250V150h120v100M240 190h180M420 170v40M300 190v60M480 250v-60h60v60',
  'M320 60a120 120 0 1 0 0 240a120 120 0 0 0 0-240zM320 130a50 50 0 1 0 0 100a50 50 0 0 0 0-100zM320 ' +
    '20v40M320 300v40M160 180h40M440 180h40',
  'M100 300h440M160 300l80-140 90 60 100-150M240 160a14 14 0 1 0 1 0M330 220a14 14 0 1 0 1 0M430 70a14 14 0 1 0 1 0',
  'M140 80h360v200H140zM140 130h360M200 130v150M260 180h180M260 220h140M170 105h1M190 105h1',
  'M60 280c80 0 80-180 170-180s90 140 180 140 90-120 170-120M60 280h520',
  'M220 60h200v90l-60 40h-80l-60-40zM320 190v90M180 300h280M260 250l30 20M380 250l-30 20',
];
const grounds = ['#29465f', '#3d5a4c', '#5c4a3a', '#4a4f63', '#2f5560', '#5a3f46'];

/** A drawn image of 640 by 360, as a data URL: stories need no network. */
export const sampleImage = (index: number): string => {
  const ground = grounds[index % grounds.length];
  const drawing = drawings[index % drawings.length];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><rect width="640" height="360" fill="${ground}"/>` +
    `<path d="${drawing}" fill="none" stroke="#e8eef3" stroke-width="6" stroke-opacity=".85" stroke-linejoin="round"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

const drawn = (width: number, height: number, ground: string, inside: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${ground}"/>${inside}</svg>`,
  )}`;

/** A drawn cover of 360 by 480. */
export const cover = (index: number): string =>
  drawn(
    360,
    480,
    grounds[index % grounds.length]!,
    `<path d="M32 40h296v18H32zM32 72h180v10H32z" fill="#e8eef3"/>
<g transform="translate(-10 160) scale(.6)">
<path d="${drawings[index % drawings.length]}" fill="none" stroke="#e8eef3" stroke-width="8"/></g>`,
  );

/** A drawn logo of 240 by 240, on white. */
export const logo = (index: number): string =>
  drawn(
    240,
    240,
    '#fff',
    `<circle cx="120" cy="120" r="${70 + index * 6}" fill="none" stroke="${grounds[index % grounds.length]}" stroke-width="22"/>
<path d="M84 156V84h22v26h28V84h22v72h-22v-26h-28v26z" fill="${grounds[index % grounds.length]}"/>`,
  );
