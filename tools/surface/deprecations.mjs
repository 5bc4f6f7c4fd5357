/**
 * How long what is deprecated stays. It says since when and what takes its place, in its own comment:
 * `@deprecated since 0.3: use {@link Other}`. It works in that version and in two further minor versions, and may go
 * with the one after them. Nothing goes without having been deprecated.
 */

/** The further minor versions in which something deprecated still works. */
const stays = 2;

const statement = /^since (\d+\.\d+): \S.{5,}/;

/** @typedef {Record<string, string | null>} Names every public name, with what its deprecation says, or null */

const memberName = (line) => /^(?:readonly )?['"]?([\w$-]+)/.exec(line)?.[1];

/**
 * The names of a surface: `entry export`, and `entry export.member` for what interfaces and classes have.
 * @returns {Names}
 */
export const namesOf = (surfaces) => {
  const names = {};
  for (const { entries } of surfaces) {
    for (const [entry, exported] of entries) {
      for (const [name, { deprecated = null, members }] of exported) {
        names[`${entry} ${name}`] = deprecated;
        for (const line of members) {
          const member = memberName(line);
          if (member) names[`${entry} ${name}.${member}`] = / \/\/ deprecated (.*)$/.exec(line)?.[1] ?? deprecated;
        }
      }
    }
  }
  return names;
};

/** Deprecations that do not say since when, or what to use. */
export const vagueDeprecations = (names) =>
  Object.entries(names)
    .filter(([, deprecated]) => deprecated !== null && !statement.test(deprecated))
    .map(([name]) => `${name} is deprecated and does not say "since 0.3: use this instead"`);

/**
 * What went away too soon since the last release.
 * @param {{ minors: readonly string[], names: Names }} released every minor version so far, the oldest first; the names
 *   of the last
 * @param {Names} now
 */
export const goneTooSoon = ({ minors, names }, now) =>
  Object.entries(names).flatMap(([name, deprecated]) => {
    const parent = name.replace(/\.[^. ]*$/, '');
    if (name in now || (parent !== name && !(parent in now) && parent in names)) return [];
    if (deprecated === null) return [`${name} is gone and was never deprecated`];
    const since = statement.exec(deprecated)?.[1];
    const further = since === undefined ? 0 : minors.slice(minors.indexOf(since) + 1).length;
    if (minors.includes(since) && further >= stays) return [];
    return [
      `${name} is gone, deprecated since ${since ?? 'nobody knows when'}: it stays for ${stays} further minor ` +
        `versions, and had ${minors.includes(since) ? further : 0}`,
    ];
  });
