import '@millwright/ui/foundations';
import { isEditionKey, setEditionLanguages } from '@millwright/domain';
import { loadAccountsEdition } from '@millwright/i18n/accounts';
import { createI18n } from '@millwright/i18n/create-i18n';
import { languageOf, type MillwrightEdition } from '@millwright/i18n/editions';
import { EditionProvider } from '@millwright/i18n/react';
import { LinkProvider } from '@millwright/ui/link';
import { createSharedState, SharedStateProvider } from '@millwright/ui/shared-state';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createServices, ServicesContext } from './runtime/services.ts';
import { signOnUrl, withoutSignOn } from './runtime/sign-on.ts';
import { routesOf } from './routes.tsx';
import { createSiteLink } from './shell/site-link.tsx';
import { readSite, type Site } from './site.ts';

/** What a site of one's own changes in its edition: its name and its languages. */
function ownChanges({ editionKey, names }: Site): Partial<MillwrightEdition> {
  if (names === null) return {};
  const name = names[editionKey] ?? '';
  const id = `own: ${name}`;
  const languages = Object.keys(names).filter(isEditionKey).map(languageOf);
  const counterpart = languages.find(({ key }) => key !== editionKey)?.key ?? editionKey;
  return { siteName: { id, message: name }, copy: { [id]: [name] }, languages, counterpart };
}

/** Starts the application, after a visitor was given the chance to bring the login of the portal along. */
async function start(): Promise<void> {
  const site = readSite();
  const { editionKey } = site;
  setEditionLanguages(site.languages);
  const services = createServices(site, { baseUrl: location.origin });
  const coming = loadAccountsEdition(editionKey, site.accounts[editionKey]);
  const url = new URL(location.href);
  const clean = withoutSignOn(url);
  const account = await services.session.account().catch(() => undefined);
  const elsewhere = account === null ? signOnUrl({ url, storage: () => sessionStorage }) : null;
  if (elsewhere !== null) {
    location.replace(elsewhere);
    return;
  }
  if (clean !== null) history.replaceState(history.state, '', clean);
  const { edition: built, messages } = await coming;
  const edition = { ...built, ...ownChanges(site) };
  const store = createSharedState({ loadMember: services.session.member });
  const routes = routesOf(services);
  const router = createBrowserRouter(routes);
  createRoot(document.getElementById('app')!).render(
    <EditionProvider edition={edition} i18n={createI18n(edition, messages)}>
      <ServicesContext value={services}>
        <SharedStateProvider store={store}>
          <LinkProvider link={createSiteLink(routes, site.portals[editionKey])}>
            <RouterProvider router={router} />
          </LinkProvider>
        </SharedStateProvider>
      </ServicesContext>
    </EditionProvider>,
  );
}

void start();
