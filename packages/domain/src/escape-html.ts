const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it may stand in HTML or XML: in an element, or in an attribute between double quotation marks. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => escapes[character]!);
