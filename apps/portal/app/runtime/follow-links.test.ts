// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followLinks, restTime, watchLinkIntent } from './follow-links.ts';

const follow = vi.fn<(url: string) => void>();
let stop: () => void;

beforeEach(() => {
  history.replaceState(null, '', '/articles?page=2');
  stop = followLinks((path) => !path.startsWith('/banner/') && !path.endsWith('.xml'), follow);
  // jsdom cannot navigate, and would say so.
  addEventListener('click', prevent);
  addEventListener('submit', prevent);
});

afterEach(() => {
  stop();
  removeEventListener('click', prevent);
  removeEventListener('submit', prevent);
  follow.mockReset();
});

function prevent(event: Event) {
  event.preventDefault();
}

function click(html: string, init: MouseEventInit = {}) {
  document.body.innerHTML = html;
  (document.querySelector('em') ?? document.querySelector('a'))!.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...init }),
  );
}

describe('plain links', () => {
  it('are followed by the router, from anywhere inside them', () => {
    click('<a href="/article/5?x=1#part"><em>News</em></a>');
    expect(follow.mock.calls).toEqual([['/article/5?x=1#part']]);
  });

  it.each<[string, string, MouseEventInit?]>([
    ['another origin', '<a href="https://elsewhere.example/">x</a>'],
    ['a new tab', '<a href="/articles" target="_blank">x</a>'],
    ['a download', '<a href="/whitepaper" download>x</a>'],
    ['a place on the same page', '<a href="/articles?page=2#top">x</a>'],
    ['what is no page', '<a href="/banner/click?token=1">x</a>'],
    ['a file', '<a href="/feed.xml">x</a>'],
    ['a mail address', '<a href="mailto:a@b.example">x</a>'],
    ['no address', '<a>x</a>'],
    ['a click with Ctrl', '<a href="/articles">x</a>', { ctrlKey: true }],
    ['a click with Shift', '<a href="/articles">x</a>', { shiftKey: true }],
    ['the middle button', '<a href="/articles">x</a>', { button: 1 }],
  ])('are left to the browser for %s', (_, html, init) => {
    click(html, init);
    expect(follow).not.toHaveBeenCalled();
  });

  it('are left alone when somebody else has answered the click', () => {
    document.addEventListener('click', prevent, { capture: true, once: true });
    click('<a href="/articles">x</a>');
    expect(follow).not.toHaveBeenCalled();
  });

  it('are left to the browser after the page stopped following', () => {
    stop();
    click('<a href="/articles">x</a>');
    expect(follow).not.toHaveBeenCalled();
  });
});

describe('GET forms', () => {
  const submit = (html: string) => {
    document.body.innerHTML = html;
    document.querySelector('form')!.requestSubmit();
  };

  it('become a URL with the fields that were filled in', () => {
    submit(
      '<form action="/search"><input name="type" value="news"><input name="keyword" value="a &amp; b"><input name="sid" value=""></form>',
    );
    expect(follow.mock.calls).toEqual([['/search?type=news&keyword=a+%26+b']]);
  });

  it('are left to the browser when they post', () => {
    submit('<form action="/language" method="post"><input name="edition" value="en"></form>');
    expect(follow).not.toHaveBeenCalled();
  });
});

describe('turning to another page', () => {
  const onIntent = vi.fn<() => void>();
  let stopWatching: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = '<a href="/articles"><em>News</em></a><p>text</p><form><input></form>';
    stopWatching = watchLinkIntent(onIntent);
  });

  afterEach(() => {
    stopWatching();
    onIntent.mockReset();
    vi.useRealTimers();
  });

  const send = (type: string, selector: string) =>
    document.querySelector(selector)!.dispatchEvent(new Event(type, { bubbles: true }));

  it.each([
    ['pointerdown', 'em'],
    ['focusin', 'a'],
    ['input', 'input'],
  ])('is a %s on %s, at once', (type, selector) => {
    send(type, selector);
    expect(onIntent).toHaveBeenCalledTimes(1);
  });

  it('is a mouse that rests on it, not one that passes over it', () => {
    send('pointerover', 'em');
    vi.advanceTimersByTime(restTime - 1);
    send('pointerover', 'p');
    vi.advanceTimersByTime(restTime);
    expect(onIntent).not.toHaveBeenCalled();
    send('pointerover', 'em');
    vi.advanceTimersByTime(restTime);
    expect(onIntent).toHaveBeenCalledTimes(1);
  });

  it('is nothing that happens elsewhere, nor a field that merely has the focus', () => {
    send('pointerdown', 'p');
    send('focusin', 'input');
    expect(onIntent).not.toHaveBeenCalled();
  });
});
