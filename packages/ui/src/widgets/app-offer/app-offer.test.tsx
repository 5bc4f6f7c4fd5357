import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { AppOffer } from './app-offer.tsx';

describe('the offer of the app', () => {
  it('leads to the stores in a new window, and to the app itself', () => {
    renderIn('cn', <AppOffer title="App" articleId="1002" />);
    const [store, , app] = screen.getAllByRole('link');
    expect(store).toHaveAttribute('rel', 'noopener');
    expect(app).toHaveAttribute('href', 'millwright://article/1002');
  });

  it.each(['../x', 'javascript:alert(1)', ''])('opens the first page of the app for the article %j', (articleId) => {
    renderIn('cn', <AppOffer title="App" articleId={articleId} />);
    expect(screen.getAllByRole('link').at(-1)).toHaveAttribute('href', 'millwright://home');
  });

  it('offers the site itself where the edition has none', () => {
    renderIn('en', <AppOffer title="App" qr={<p>Code</p>} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(/Nothing to install/)).toBeInTheDocument();
    expect(screen.getByText('Code')).toBeInTheDocument();
  });

  it.each(editionKeys)('hydrates without a difference in %s', (key) =>
    expectCleanHydration(key, <AppOffer title="App" features={['Reads offline']} />),
  );
});
