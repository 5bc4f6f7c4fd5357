import sprite from './industry-icons.svg?raw';

const outlines = new Map([...sprite.matchAll(/id="([\w-]+)" d="([^"]+)"/g)].map(([, name, path]) => [name, path]));

/**
 * The outline of an icon, drawn in place. The published package has this one: where a file of it lies on another site,
 * on its server and in its browsers, no package can know.
 */
export const outlineOf = (name: string) => <path d={outlines.get(name)} />;
