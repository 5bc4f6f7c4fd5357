/** Who is logged in. */
export interface MillwrightMember {
  id: number;
  trueName: string;
}

/** What the elements tell a page. All events bubble to the document; their data is in `detail`. */
export interface MillwrightEvents {
  /** A member has logged in. */
  'millwright-login': CustomEvent<MillwrightMember | null>;
  /** Who is logged in, whenever that changes; null is a visitor. From `<millwright-login>`. */
  'millwright-member': CustomEvent<MillwrightMember | null>;
  /** Somebody searches. From `<millwright-search-panel>`. Cancelled, nothing further happens. */
  'millwright-search': CustomEvent<{ keyword: string; type: string }>;
  /**
   * An element cannot show what it should: `load` where a part of its own could not be fetched, `render` where it
   * broke, otherwise the kind of the failure of the call, such as `network`, `timeout`, `status` or `refused`.
   */
  'millwright-error': CustomEvent<string>;
}

declare global {
  interface HTMLElementTagNameMap {
    'millwright-header': HTMLElement;
    'millwright-top-banner': HTMLElement;
    'millwright-industry-menu': HTMLElement;
    'millwright-search-panel': HTMLElement;
    'millwright-login': HTMLElement;
    'millwright-floating-bar': HTMLElement;
    'millwright-supplier-card': HTMLElement;
    'millwright-show-list': HTMLElement;
    'millwright-slider': HTMLElement;
  }
  interface GlobalEventHandlersEventMap extends MillwrightEvents {}
}
