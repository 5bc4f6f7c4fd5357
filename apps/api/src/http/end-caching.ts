/** Tells those who make pages of responses when the next scheduled item becomes public, where that is soon. */
export const nextPublicationHeader = 'x-next-publication';

/** A `Cache-Control` under which nothing is given away later than so many milliseconds from now. */
export function endCaching(cacheControl: string, left: number): string {
  const most = Math.max(0, Math.floor(left / 1000));
  let fresh = 0;
  return cacheControl
    .replaceAll(/\b(s-maxage|max-age)=(\d+)/g, (_all, name: string, seconds: string) => {
      fresh = Math.min(Number(seconds), most);
      return `${name}=${fresh}`;
    })
    .replace(
      /\bstale-while-revalidate=(\d+)/,
      (_all, seconds: string) => `stale-while-revalidate=${Math.min(Number(seconds), most - fresh)}`,
    );
}
