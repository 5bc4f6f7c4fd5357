/** Says on the document's element that the notice is open. A rule that asked the page whether it holds one would have all of it styled anew with each change. */
export const askingAttribute = 'data-consent-asking';
