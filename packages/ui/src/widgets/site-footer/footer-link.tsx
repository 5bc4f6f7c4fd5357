import { Link } from '../../primitives/link/index.ts';

/** The id of the notice that an item without a URL shows. */
export const developingId = 'developing';

/** Props of a link in the footer. */
interface FooterLinkProps {
  name: string;
  /** Empty where the page is still being made. */
  path: string;
  blank?: boolean | undefined;
  /** What a partner's link says of itself. */
  rel?: string | undefined;
}

/** A URL of another site without its scheme, which a link would take for a path of ours. */
const withScheme = (path: string): string => (path.startsWith('//') ? `https:${path}` : path);

/**
 * A link, or for an empty path a button that goes nowhere (spec §2 Footer). The button shows the notice by itself; who
 * shows the warning in another way handles clicks on `data-developing` and prevents the default.
 */
export const FooterLink = ({ name, path, blank = false, rel }: FooterLinkProps) =>
  path === '' ? (
    <button type="button" data-developing="" popoverTarget={developingId} popoverTargetAction="show">
      {name}
    </button>
  ) : (
    <Link href={withScheme(path)} newWindow={blank} rel={rel}>
      {name}
    </Link>
  );
