import { editions } from '@millwright/i18n/editions';
import { createI18n } from '@millwright/i18n/create-i18n';
import { messages as cn } from '@millwright/i18n/catalogs/cn';
import { messages as en } from '@millwright/i18n/catalogs/en';
import { EditionProvider } from '@millwright/i18n/react';
import type { OwnEditionKey } from '@millwright/domain';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LinkProvider, type RouterLinkProps } from '../../primitives/link/index.ts';
import { statusCopy, ErrorPage } from './error-page.tsx';

const Routed = ({ href, ...rest }: RouterLinkProps) => <a href={href} {...rest} />;
const catalogs = { cn, en };
const show = (key: OwnEditionKey, status: number) =>
  render(
    <EditionProvider edition={editions[key]} i18n={createI18n(key, catalogs[key])}>
      <ErrorPage status={status} />
    </EditionProvider>,
  );

describe('the error page', () => {
  it.each<[OwnEditionKey, string, string]>([
    ['en', 'This page could not be found', 'Page Not Found'],
    ['cn', '抱歉，没有找到这个页面', '页面不存在'],
  ])('[ER-01] [ER-02] says in the edition %s that the page was not found', (key, heading, title) => {
    show(key, 404);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(screen.getByText(title)).toBeInTheDocument();
  });

  it.each([400, 401, 403, 404, 405, 410, 418, 429, 500, 502, 503, 504, 511, 599])(
    'has words for the status %i',
    (status) => {
      const copy = statusCopy(status);
      expect(copy.heading.message ?? copy.heading.id).toBeTruthy();
    },
  );

  it('goes to the search by the router, where there is one', async () => {
    const navigate = vi.fn();
    render(
      <EditionProvider edition={editions.en} i18n={createI18n('en', en)}>
        <LinkProvider link={Routed} navigate={navigate}>
          <ErrorPage status={404} />
        </LinkProvider>
      </EditionProvider>,
    );
    await userEvent.type(screen.getByRole('searchbox'), 'servo{Enter}');
    expect(navigate.mock.calls).toEqual([[`/search?type=${editions.en.searchTypes[0]}&keyword=servo`]]);
  });

  it('searches by a plain form, with the type that the edition offers first', () => {
    show('en', 404);
    const form = screen.getByRole<HTMLFormElement>('search');
    expect([form.method, new FormData(form).get('type')]).toEqual(['get', editions.en.searchTypes[0]]);
  });
});
