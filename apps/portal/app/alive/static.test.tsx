// @vitest-environment jsdom
import '../../test-support/in-development.ts';
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { createStaticPrinter } from './print-static.server.tsx';
import { ServerDocumentContext } from './server-document.tsx';
import { Static, type StaticPart } from './static.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const within = (content: React.ReactNode) => content;
let change: (part: StaticPart | null) => void;

function Page({ part }: { part: StaticPart }) {
  const [shown, setShown] = useState<StaticPart | null>(part);
  change = (next) => act(() => setShown(next));
  return <main>{shown && <Static part={shown} />}</main>;
}

/** A page that the server printed, hydrated. */
function openDocument() {
  const printer = createStaticPrinter(within, true, 'en');
  const part = printer.print('list', <a href="/article/1">First</a>);
  const html = renderToString(
    <ServerDocumentContext value={{ inlineScript: '', handoff: '', statics: printer.statics }}>
      <Page part={part} />
    </ServerDocumentContext>,
  );
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.replaceChildren(container);
  const link = document.querySelector('a');
  const complaint = vi.spyOn(console, 'error');
  act(() => void hydrateRoot(container, <Page part={part} />));
  expect(complaint).not.toHaveBeenCalled();
  return { part, html, link };
}

describe('a static part', () => {
  it('is sent once, as HTML: the part itself holds no markup in a document', () => {
    const { part, html } = openDocument();
    expect(part.html).toBeUndefined();
    expect(html).toContain('<a href="/article/1">First</a>');
  });

  it('keeps its nodes through hydration and through a new part object of the same version', () => {
    const { part, link } = openDocument();
    expect(document.querySelector('a')).toBe(link);
    change({ id: part.id, html: '<a href="/article/1">First</a>' });
    expect(document.querySelector('a')).toBe(link);
  });

  it('shows the markup that comes with a navigation', () => {
    openDocument();
    change(createStaticPrinter(within, false, 'en').print('list', <a href="/article/2">Second</a>));
    expect(document.querySelector('main')!.textContent).toBe('Second');
  });

  it('comes back after an error page replaced it', () => {
    const { part } = openDocument();
    change(null);
    expect(document.querySelector('a')).toBeNull();
    change(part);
    expect(document.querySelector('main')!.textContent).toBe('First');
  });

  it('has a version that follows its content', () => {
    const printer = createStaticPrinter(within, true, 'en');
    expect(printer.print('list', 'a').id).toBe(printer.print('list', 'a').id);
    expect(printer.print('list', 'a').id).not.toBe(printer.print('list', 'b').id);
  });

  it('prints a part that pages share once for the same data and edition, and again for other data or another edition', () => {
    let prints = 0;
    const Counted = ({ label }: { label: string }) => {
      prints += 1;
      return <p>{label}</p>;
    };
    const printIn = (edition: string, label: string) =>
      createStaticPrinter((content) => content, false, edition).print('shared', <Counted label={label} />, [label]);
    const first = printIn('en', 'one');
    expect(printIn('en', 'one')).toEqual(first);
    expect(prints).toBe(1);
    expect(printIn('en', 'two').html).toBe('<p>two</p>');
    expect(printIn('cn', 'one').html).toBe('<p>one</p>');
    expect(prints).toBe(3);
  });
});
