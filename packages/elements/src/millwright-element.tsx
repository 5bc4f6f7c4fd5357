import { EditionProvider } from '@millwright/i18n/react';
import { LinkProvider } from '@millwright/ui/link';
import { SharedStateProvider } from '@millwright/ui/shared-state';
import { createElement, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { contextOf, type ElementContext } from './context.ts';
import { openOwnPanels } from './own-panels.ts';
import { settingsOf } from './settings.ts';
import { leadToSite } from './site-link.tsx';

/** What the view of an element is given. */
export interface ViewProps {
  /** The element itself: its attributes are read from it at each render. */
  host: HTMLElement;
  /** What it shares with the other elements of the page. */
  context: ElementContext;
  /** What the page wrote inside of it. */
  own: readonly Node[];
  /**
   * Tells the page something, as an event that rises. Returns false where the page said that it will do the rest
   * itself.
   */
  emit: (type: string, detail?: unknown) => boolean;
  /** Says what came of what the element requested: null, or the kind of the failure, of which the page is notified. */
  settle: (failure: string | null) => void;
}

/** How an element is made. */
export interface ElementDefinition {
  /** Its name, for example `millwright-login`. */
  name: string;
  /** Attributes that change what it shows, next to `edition` and `site`. */
  attributes?: readonly string[];
  /** Fetches its view, when the first such element comes into a page. */
  loadView: () => Promise<ComponentType<ViewProps>>;
}

/* oxlint-disable max-lines-per-function -- the class inside is long; servers have no HTMLElement to extend outside */
/**
 * Defines a custom element that shows one of the widgets. It renders into itself and not into a shadow tree, so that
 * the stylesheet and the custom properties of the page reach it. What the page wrote inside of it comes back when it
 * leaves the page or fails. A name that is taken is left as it is.
 */
export function defineElement({ name, attributes = [], loadView }: ElementDefinition): void {
  if (customElements.get(name)) return;
  customElements.define(
    name,
    class extends HTMLElement {
      static readonly observedAttributes = ['edition', 'site', ...attributes];
      #root: Root | null = null;
      #own: readonly Node[] = [];
      #requested = 0;
      #wasConnected = false;

      connectedCallback() {
        if (!this.#wasConnected) {
          leadToSite(this, () => settingsOf(this).site);
          openOwnPanels(this);
        }
        this.#wasConnected = true;
        void this.#show();
      }

      disconnectedCallback() {
        // An element that is only moved is connected again before this.
        queueMicrotask(() => {
          if (!this.isConnected) this.#clear();
        });
      }

      attributeChangedCallback() {
        // Those that it is born with are read when it is connected.
        if (this.#wasConnected && this.isConnected) void this.#show();
      }

      readonly #emit = (type: string, detail?: unknown) =>
        this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true }));

      readonly #settle = (failure: string | null) => {
        this.dataset.state = failure === null ? 'ready' : 'failed';
        if (failure !== null) this.#emit('millwright-error', failure);
      };

      /** Gives the element back as the page wrote it. */
      #clear() {
        const root = this.#root;
        if (!root) return;
        this.#root = null;
        root.unmount();
        this.replaceChildren(...this.#own);
        delete this.dataset.state;
        delete this.dataset.millwright;
      }

      #fail(failure: string) {
        this.#clear();
        this.#settle(failure);
      }

      async #show() {
        const requested = (this.#requested += 1);
        try {
          const [context, View] = await Promise.all([contextOf(settingsOf(this)), loadView()]);
          // Meanwhile it may have been removed, or its attributes changed.
          if (requested !== this.#requested || !this.isConnected) return;
          this.#render(context, View);
        } catch {
          if (requested === this.#requested && this.isConnected) this.#fail('load');
        }
      }

      #render(context: ElementContext, View: ComponentType<ViewProps>) {
        if (!this.#root) {
          this.#own = [...this.childNodes];
          // React clears the element with its first render; what the page wrote is stored for later.
          this.#root = createRoot(this, { onUncaughtError: () => queueMicrotask(() => this.#fail('render')) });
          this.dataset.state = 'ready';
          this.dataset.millwright = '';
        }
        this.#root.render(
          <EditionProvider key={context.key} edition={context.edition} i18n={context.i18n}>
            <SharedStateProvider store={context.store}>
              <LinkProvider link={context.link}>
                {createElement(View, { host: this, context, own: this.#own, emit: this.#emit, settle: this.#settle })}
              </LinkProvider>
            </SharedStateProvider>
          </EditionProvider>,
        );
      }
    },
  );
}
