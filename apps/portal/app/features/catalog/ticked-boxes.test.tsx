// @vitest-environment jsdom
import '../../../test-support/in-development.ts';
import { mainId } from '@millwright/ui/layout-default';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createShownPage, ShownPageContext, type ShownPageStore } from '../../runtime/shown-page.ts';
import { TickedBoxes } from './ticked-boxes.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const list =
  '<input type="checkbox" form="compare" name="products" value="1">' +
  '<input type="checkbox" form="compare" name="products" value="2" checked>' +
  '<input type="checkbox" form="compare" name="products" value="3">' +
  '<form id="compare" action="/compare"></form>' +
  '<form method="post"><input type="checkbox" name="agreement" value="yes"></form>';

let main: HTMLElement;
let shown: ShownPageStore<object>;
let root: Root;

const boxes = () => [...main.querySelectorAll<HTMLInputElement>('input')];
const ticked = () => boxes().flatMap(({ checked, value }) => (checked ? [value] : []));

/** Shows the page of an entry of the history, as a navigation does. */
const show = (html: string, pathname: string, key: string) =>
  act(async () => {
    main.innerHTML = html;
    shown.setState({ page: { status: 200, shell: {} }, location: { pathname, search: '', hash: '', key } });
  });

beforeEach(async () => {
  main = document.body.appendChild(Object.assign(document.createElement('main'), { id: mainId, innerHTML: list }));
  shown = createShownPage<object>(
    { status: 200, shell: {} },
    { pathname: '/list', search: '', hash: '', key: 'default' },
  );
  root = createRoot(document.body.appendChild(document.createElement('div')));
  // Before the page is hydrated.
  boxes()[0]!.click();
  await act(async () =>
    root.render(
      <ShownPageContext value={shown as never}>
        <TickedBoxes />
      </ShownPageContext>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = '';
});

it('what a visitor ticked is there again for who goes back, and not for who comes by a link', async () => {
  boxes()
    .slice(1)
    .forEach((box) => box.click());
  expect(ticked()).toEqual(['1', '3', 'yes']);
  await show('<p>Too many to compare</p>', '/compare', 'a');
  await show(list, '/list', 'default');
  expect(ticked()).toEqual(['1', '3']);
  await show(list, '/list', 'b');
  expect(ticked()).toEqual(['2']);
});
