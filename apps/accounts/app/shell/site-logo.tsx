import { useLingui } from '@lingui/react/macro';
import { useEdition } from '@millwright/i18n/react';
import { useServices } from '../runtime/services.ts';
import * as css from './frame.css.ts';

/** The mark: an M whose strokes are the teeth of a rack. */
const mark = 'M4 26V6h5l7 9 7-9h5v20h-5V14l-7 9-7-9v12z';

/** What stands for the site: the mark of Millwright with its name; for a site of one's own its logo, else its name. */
export function SiteLogo() {
  const { t } = useLingui();
  const { logo } = useServices().site;
  const siteName = t(useEdition().siteName);
  if (logo)
    return <img className={css.ownLogo} src={logo.path} width={logo.width} height={logo.height} alt={siteName} />;
  return (
    <>
      {logo === undefined && (
        <svg className={css.mark} viewBox="0 0 32 32" aria-hidden>
          <path d={mark} />
        </svg>
      )}
      {siteName}
    </>
  );
}
