import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/bootstrap.mjs';
import { isWidgetName, widgetFiles, withEntry } from './lib/widget-template.mjs';

/** `npm run update -- widget price-table`: writes the folder of a widget and its entry in the manifest. */
const name = process.argv[2];
const folder = join(root, 'packages/ui/src/widgets', name ?? '');
if (!isWidgetName(name)) {
  console.error('Name the widget in kebab-case, for example: npm run update -- widget price-table');
  process.exit(1);
}
if (existsSync(folder)) {
  console.error(`There is a widget called ${name} already.`);
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
for (const [file, text] of Object.entries(widgetFiles(name))) writeFileSync(join(folder, file), text);
const manifest = join(root, 'packages/ui/package.json');
writeFileSync(manifest, withEntry(readFileSync(manifest, 'utf8'), name));
console.log(
  `Wrote packages/ui/src/widgets/${name}. Next: npm run update -- messages, translate its message, npm run update -- contracts.`,
);
