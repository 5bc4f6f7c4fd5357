import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderIn } from '../../testing/render.tsx';
import { Link, LinkProvider, type RouterLinkProps } from './link.tsx';

const Routed = ({ href, ...rest }: RouterLinkProps) => <a href={href} data-routed="" {...rest} />;
const inRouter = (href: string, newWindow = false) =>
  renderIn(
    'en',
    <LinkProvider link={Routed}>
      <Link href={href} newWindow={newWindow}>
        there
      </Link>
    </LinkProvider>,
  );

describe('a link', () => {
  it('to an own path goes to the router', () => {
    inRouter('/articles?page=2');
    expect(screen.getByText('there')).toHaveAttribute('data-routed');
  });

  it.each(['https://example.com/', 'mailto:a@b.example', 'tel:+4912345', '#top'])(
    'to %s stays a plain anchor',
    (href) => {
      inRouter(href);
      expect(screen.getByText('there')).not.toHaveAttribute('data-routed');
      expect(screen.getByText('there')).toHaveAttribute('href', href);
    },
  );

  it('to a new window goes to the router with its target, and gives nothing away', () => {
    inRouter('/articles', true);
    expect(screen.getByText('there')).toHaveAttribute('data-routed');
    expect(screen.getByText('there')).toHaveAttribute('target', '_blank');
    expect(screen.getByText('there')).toHaveAttribute('rel', 'noopener');
  });

  it.each([
    [undefined, 'noopener'],
    ['nofollow sponsored', 'noopener nofollow sponsored'],
    ['noopener nofollow', 'noopener nofollow'],
  ])('to a new window has the stated rel (%j), and never hands our window over', (rel, shown) => {
    renderIn(
      'en',
      <Link href="https://example.com/" newWindow rel={rel}>
        there
      </Link>,
    );
    expect(screen.getByText('there')).toHaveAttribute('rel', shown);
  });

  it.each([
    '/.//evil.example',
    '/%2fevil.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'https://user@evil.example/',
    '',
  ])('to %j shows its text only', (href) => {
    inRouter(href);
    expect(screen.getByText('there')).not.toHaveAttribute('href');
  });
});
