import { EditionProvider } from '@millwright/i18n/react';
import { LinkProvider, type RouterLinkProps } from '@millwright/ui/link';
import { SharedStateProvider } from '@millwright/ui/shared-state';
import { createElement, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { kitOf, type Kit } from './kit.ts';
import { settingsOf } from './settings.ts';

/** What the view of an element is given. */
export interface ViewProps {
  /** The element itself: its attributes are read from it at each render. */
  host: HTMLElement;
  /** What it shares with the other elements of the page. */
  kit: Kit;
  /** Tells the page something, as an event that rises. Returns false where the page said that it will do the rest itself. */
  emit: (type: string, detail?: unknown) => boolean;
}

/** How an element is made. */
export interface ElementDefinition {
  /** Its name, for example `millwright-login`. */
  name: string;
  /** Attributes that change what it shows, beside `edition` and `site`. */
  attributes?: readonly string[];
  /** Fetches its view, when the first such element comes into a page. */
  loadView: () => Promise<ComponentType<ViewProps>>;
}

/** Own paths of the portal lead to the portal, wherever the element stands. */
const leadToSite = (host: HTMLElement, site: () => string) => {
  host.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
    if (link && site()) link.setAttribute('href', site() + link.getAttribute('href')!);
  }, { capture: true });
  host.addEventListener('submit', ({ target }) => {
    const action = target instanceof HTMLFormElement ? target.getAttribute('action') : null;
    if (action?.startsWith('/') && site()) (target as HTMLFormElement).action = site() + action;
  }, { capture: true });
};

/**
 * Defines a custom element that shows one of the widgets. It renders into itself and not into a shadow tree, so that the
 * style sheet and the custom properties of the page reach it. A name that is taken is left as it is.
 */
export function defineElement({ name, attributes = [], loadView }: ElementDefinition): void {
  if (customElements.get(name)) return;
  customElements.define(
    name,
    class extends HTMLElement {
      static readonly observedAttributes = ['edition', 'site', ...attributes];
      #root: Root | null = null;
      #isWatching = false;

      connectedCallback() {
        if (!this.#isWatching) leadToSite(this, () => settingsOf(this).site);
        this.#isWatching = true;
        void this.#show();
      }

      disconnectedCallback() {
        // An element that is only moved is connected again before this.
        queueMicrotask(() => {
          if (this.isConnected) return;
          this.#root?.unmount();
          this.#root = null;
        });
      }

      attributeChangedCallback() {
        if (this.#root) void this.#show();
      }

      async #show() {
        try {
          const [kit, View] = await Promise.all([kitOf(settingsOf(this)), loadView()]);
          if (!this.isConnected) return;
          const { site } = kit.settings;
          const SiteLink = ({ href, ...rest }: RouterLinkProps) => <a href={site + href} {...rest} />;
          const emit = (type: string, detail?: unknown) => this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true }));
          this.#root ??= createRoot(this);
          this.#root.render(
            <EditionProvider edition={kit.edition} i18n={kit.i18n}>
              <SharedStateProvider store={kit.store}>
                <LinkProvider link={SiteLink}>{createElement(View, { host: this, kit, emit })}</LinkProvider>
              </SharedStateProvider>
            </EditionProvider>,
          );
          this.dataset.state = 'ready';
        } catch {
          // What stands in the element stays: a link, for whoever has no scripts either.
          this.dataset.state = 'failed';
          this.dispatchEvent(new CustomEvent('millwright-error', { bubbles: true, composed: true }));
        }
      }
    },
  );
}
