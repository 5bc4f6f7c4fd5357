/**
 * Ends the process with one line where a command is called with words that it does not know: what writes files must not
 * do so because somebody asked for help.
 *
 * @param {readonly string[]} known every word that may follow the command
 * @param {string} usage what is said then
 */
export function refuseUnknownWords(known, usage) {
  if (process.argv.slice(2).every((word) => known.includes(word))) return;
  console.error(usage);
  process.exit(2);
}
