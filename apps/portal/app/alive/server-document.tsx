import { createContext, use } from 'react';
import { handoffId } from './boot-script.ts';

/** What only the server knows while it prints a document. */
export interface ServerDocument {
  /** Text of the inline script, the same on every page. */
  inlineScript: string;
  /** The handoff as JSON that is safe inside a `<script>`. */
  handoff: string;
  /** Markup of the static parts, by part id. */
  statics: ReadonlyMap<string, string>;
}

/** Given by the server entry; null in the browser, where all of it is in the page already. */
export const ServerDocumentContext = createContext<ServerDocument | null>(null);

/** The inline script. It stands in `<head>`: the first tap may come before the end of `<body>`. */
export function InlineScript() {
  return (
    <script
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: use(ServerDocumentContext)?.inlineScript ?? '' }}
    />
  );
}

/** The handoff: the last child of `<body>`, so that nothing visible waits for it. */
export function HandoffData() {
  return (
    <script
      id={handoffId}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: use(ServerDocumentContext)?.handoff ?? '' }}
    />
  );
}
