const drawings = [
  'M80 250h480M120 250V150h120v100M240 190h180M420 170v40M300 190v60M480 250v-60h60v60',
  'M320 60a120 120 0 1 0 0 240a120 120 0 0 0 0-240zM320 130a50 50 0 1 0 0 100a50 50 0 0 0 0-100zM320 20v40M320 300v40M160 180h40M440 180h40',
  'M100 300h440M160 300l80-140 90 60 100-150M240 160a14 14 0 1 0 1 0M330 220a14 14 0 1 0 1 0M430 70a14 14 0 1 0 1 0',
  'M140 80h360v200H140zM140 130h360M200 130v150M260 180h180M260 220h140M170 105h1M190 105h1',
  'M60 280c80 0 80-180 170-180s90 140 180 140 90-120 170-120M60 280h520',
  'M220 60h200v90l-60 40h-80l-60-40zM320 190v90M180 300h280M260 250l30 20M380 250l-30 20',
];
const grounds = ['#29465f', '#3d5a4c', '#5c4a3a', '#4a4f63', '#2f5560', '#5a3f46'];

/** A drawn picture of 640 by 360, as a data address: stories need no network. */
export const picture = (index: number): string => {
  const ground = grounds[index % grounds.length];
  const drawing = drawings[index % drawings.length];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><rect width="640" height="360" fill="${ground}"/>` +
    `<path d="${drawing}" fill="none" stroke="#e8eef3" stroke-width="6" stroke-opacity=".85" stroke-linejoin="round"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};
