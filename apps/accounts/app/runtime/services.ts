import { createApiClient, signOnPath, type ApiClient, type ApiClientOptions } from '@millwright/api-client';
import { createContext, use } from 'react';
import type { Site } from '../site.ts';
import { createSession, type Session } from './session.ts';

/** What pages are given. */
export interface Services {
  site: Site;
  client: ApiClient;
  session: Session;
  /** What time it is. */
  now: () => Date;
}

/** Creates the services of a page, which call the API of its own host. */
export function createServices(site: Site, options: Pick<ApiClientOptions, 'fetch' | 'baseUrl'>): Services {
  const client = createApiClient({ ...options, edition: site.editionKey, imagePrefix: '' });
  return { site, client, session: createSession(client), now: () => new Date() };
}

/** The services of the application root. */
export const ServicesContext = createContext<Services | null>(null);

/** What pages call. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesContext above it');
  return services;
}

/** Origin of the portal in the edition of this page. */
export const usePortal = (): string => {
  const { site } = useServices();
  return site.portals[site.editionKey];
};

/** Leads to a page of the portal, and brings the login of this site along. */
export const usePortalHref = (): ((path: string) => string) => {
  const portal = usePortal();
  const { kind } = useServices().site;
  return (path) => portal + signOnPath(kind, path);
};

/** Where the terms of use are. A site of one's own has no page of them: its privacy policy alone is agreed to. */
export const useTermsHref = (): string | undefined => {
  const { site } = useServices();
  return site.names === null ? `${site.portals[site.editionKey]}/about/terms` : undefined;
};
