import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setEditionLanguages } from '@millwright/domain';
import { fallbackCopyIn } from './error-boundary-fallback.copy.ts';
import { ErrorBoundaryFallback } from './error-boundary-fallback.tsx';
import { ErrorPageGuard } from './error-page-guard.tsx';

const Broken = (): never => {
  throw new Error('the error page broke');
};
const describeError = (error: unknown) => (error instanceof Error ? error.message : null);
const guarded = (resetKey: string, page: React.ReactNode) => (
  <ErrorPageGuard resetKey={resetKey} edition="en" describe={describeError}>
    {page}
  </ErrorPageGuard>
);

describe('an error inside the error page', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

  it('[ER-03] [ER-05] gives the fallback with its details, without any provider', () => {
    render(guarded('a', <Broken />));
    expect(screen.getByRole('heading')).toHaveTextContent('An error occurred while showing the error page');
    expect(screen.getByText('Error details: the error page broke')).toBeInTheDocument();
  });

  it('leaves an error page that renders alone', () => {
    render(guarded('a', <h1>Not found</h1>));
    expect(screen.getByRole('heading')).toHaveTextContent('Not found');
  });

  it('is over with the next navigation, and not before', () => {
    const { rerender } = render(guarded('a', <Broken />));
    rerender(guarded('a', <h1>Home</h1>));
    expect(screen.getByRole('heading')).toHaveTextContent('An error occurred');
    rerender(guarded('b', <h1>Home</h1>));
    expect(screen.getByRole('heading')).toHaveTextContent('Home');
  });
});

describe('the words of the fallback', () => {
  it.each([
    ['de', 'Zur Startseite'],
    ['de-AT', 'Zur Startseite'],
    ['ar-AE', 'العودة إلى الصفحة الرئيسية'],
    ['zh-Hans', '返回首页'],
    ['en-GB', 'Go back to home'],
    ['fr', 'Go back to home'],
    ['', 'Go back to home'],
  ])('in “%s” are those of its language, else English: %s', (lang, home) => {
    expect(fallbackCopyIn(lang).home).toBe(home);
  });

  it('are German where the edition is', () => {
    setEditionLanguages({ cn: 'zh-CN', en: 'de' });
    try {
      render(<ErrorBoundaryFallback edition="en" />);
      expect(screen.getByRole('link', { name: 'Zur Startseite' })).toBeInTheDocument();
    } finally {
      setEditionLanguages({});
    }
  });
});
