import { expect, it } from 'vitest';
import { withScriptedSheet } from './scripted-sheet.server.ts';

const boot = '<script defer="" src="/boot.js"></script>';
const sheet = '/assets/scripted-1.css';

it('a page that has only the first sheet names the scripted one for later, an error page takes it at once', () => {
  expect(withScriptedSheet(sheet, ['/assets/app-1.css'], false, boot)).toBe(`<script defer="" data-sheet="${sheet}" src="/boot.js"></script>`);
  expect(withScriptedSheet(sheet, ['/assets/app-1.css'], true, boot)).toBe(`<link rel="stylesheet" href="${sheet}"/>${boot}`);
});

it('a page whose other sheet has the same rules does not name it, nor does one that is being developed', () => {
  expect(withScriptedSheet(sheet, ['/assets/app-1.css', '/assets/pages-1.css#'], false, boot)).toBe(boot);
  expect(withScriptedSheet('', [], false, boot)).toBe(boot);
});
