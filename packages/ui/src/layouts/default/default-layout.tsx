import { useLingui } from '@lingui/react/macro';
import * as css from './default-layout.css.ts';
import { messages } from './default-layout.messages.ts';
import { mainId, type DefaultLayoutProps } from './default-layout.types.ts';

/** The layout of most pages (spec §2 Layouts): header, floating bar, footer and login dialog around the page. */
export const DefaultLayout = (props: DefaultLayoutProps) => {
  const { t } = useLingui();
  return (
    <>
      <a className={css.skip} href={`#${mainId}`}>
        {t(messages.skip)}
      </a>
      {props.loadingBar}
      <div className={css.root}>
        {props.header}
        {props.connectivity}
        <main className={css.main} id={mainId} tabIndex={-1}>
          {props.children}
        </main>
        {props.footer}
      </div>
      {props.floatingBar}
      {props.dialogs}
      {props.toasts}
    </>
  );
};
