import { loadAccountsEdition } from '@millwright/i18n/accounts';
import { createI18n } from '@millwright/i18n/create-i18n';
import { EditionProvider } from '@millwright/i18n/react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createServices, ServicesContext } from '../runtime/services.ts';
import { memberSite } from '../../test-support/site-facts.ts';
import type { Site } from '../site.ts';
import { SiteLogo } from './site-logo.tsx';

/** Shows what stands for a site. */
async function show(facts: Pick<Site, 'names' | 'logo'>) {
  const site: Site = { ...memberSite, ...facts };
  const { edition, messages } = await loadAccountsEdition('en', {});
  const { container } = render(
    <EditionProvider edition={edition} i18n={createI18n(edition, messages)}>
      <ServicesContext value={createServices(site, { baseUrl: 'http://member.en.localhost' })}>
        <SiteLogo />
      </ServicesContext>
    </EditionProvider>,
  );
  return container;
}

it('is our mark with our name', async () => {
  const shown = await show({ names: null });
  expect(shown.textContent).toBe('Millwright');
  expect(shown.querySelector('svg')).not.toBeNull();
});

it('is the name of a site of one’s own, without our mark', async () => {
  const shown = await show({ names: { en: 'Acme' }, logo: null });
  expect(shown.querySelector('svg')).toBeNull();
});

it('is the logo of a site of one’s own, named after the site', async () => {
  await show({ names: { en: 'Acme' }, logo: { path: '/img/media/logo.svg', width: 120, height: 40 } });
  expect(screen.getByRole('img', { name: 'Millwright' }).getAttribute('src')).toBe('/img/media/logo.svg');
});
