import { expect, it } from 'vitest';
import { withScriptedSheet } from './scripted-sheet.server.ts';

const boot = '<script defer="" src="/boot.js"></script>';
const sheet = '/assets/scripted-1.css';

it('a page names the sheet of what only scripts show for later, and an error page takes it at once', () => {
  expect(withScriptedSheet(sheet, false, boot)).toBe(`<script defer="" data-sheet="${sheet}" src="/boot.js"></script>`);
  expect(withScriptedSheet(sheet, true, boot)).toBe(`<link rel="stylesheet" href="${sheet}"/>${boot}`);
});

it('a page that is being developed has no such sheet', () => {
  expect(withScriptedSheet('', true, boot)).toBe(boot);
});
