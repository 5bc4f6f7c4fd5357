import { useLingui } from '@lingui/react/macro';
import { useEdition } from '@millwright/i18n/react';
import type { ReactNode } from 'react';
import { useSite } from '../page/app-root.tsx';

/** What the header shows for a site of one's own: its logo, else its name. Undefined is the mark of Millwright. */
export function useLogo(): ReactNode {
  const { logo } = useSite();
  const { siteName } = useEdition();
  const { t } = useLingui();
  if (logo === undefined) return undefined;
  if (logo === null) return t(siteName);
  return <img src={logo.path} width={logo.width} height={logo.height} alt="" />;
}
