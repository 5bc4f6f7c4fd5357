import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { memberSite } from '../../test-support/site-facts.ts';
import { createServices, ServicesContext, usePortalHref } from './services.ts';

it('leads to a page of the portal by way of the sign-on', () => {
  const services = createServices({ ...memberSite, editionKey: 'cn' }, { baseUrl: 'http://member.cn.localhost' });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesContext value={services}>{children}</ServicesContext>
  );
  const { result } = renderHook(usePortalHref, { wrapper });
  const url = new URL(result.current('/favourites'));
  expect([url.origin, url.pathname, url.searchParams.get('path')]).toEqual([
    'http://cn.localhost',
    '/memberApi/sign_on',
    '/favourites',
  ]);
});
