import { cpSync, globSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { basename, isAbsolute, join, relative } from 'node:path';
import { getConfig } from '@lingui/conf';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from './lib/bootstrap.mjs';
import { run } from './lib/run.mjs';
import { selectReachableDeclarations } from './library/imports.mjs';
import { writeManifest } from './library/manifest.mjs';
import { readableCatalogs, readableIds, writeMessageIds } from './library/readable-messages.mjs';
import { stylesWithModules } from './library/styles.mjs';

/**
 * Builds the package in the current folder into `dist`, ready to be packed for other sites: one module for each source
 * file, so that a site loads only what it imports; each with the style sheet that it needs; English texts as message
 * ids; declarations; a manifest. Inside the workspace packages resolve to their sources, and nothing needs this.
 */
const folder = process.cwd();
const dist = join(folder, 'dist');
const source = '@millwright/source';
const { exports, millwright = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const entries = Object.entries(exports).flatMap(([path, conditions]) =>
  conditions[source] && !millwright.unpublished?.includes(path) ? [join(folder, conditions[source])] : [],
);
const inI18n = { cwd: join(root, 'packages/i18n') };

/** Sources that have another form in the published package, which knows nothing of the site that uses it. */
const published = [
  { find: /^\.\/outline\.tsx$/, replacement: './outline.published.tsx' },
  { find: /apart-icon\.tsx$/, replacement: 'apart-icon.published.tsx' },
  { find: /^(\.\/default-image\.svg)\?no-inline$/, replacement: '$1?inline' },
];

rmSync(dist, { recursive: true, force: true });

await build({
  configFile: false,
  root: folder,
  base: './',
  logLevel: 'warn',
  resolve: { alias: published },
  plugins: [
    react(),
    vanillaExtractPlugin({
      identifiers: ({ hash, debugId }) => (debugId ? `mw-${debugId.replace(/[^\w-]/g, '-')}-${hash}` : `mw-${hash}`),
    }),
    readableCatalogs(),
    babel({
      presets: [linguiTransformerBabelPreset({ descriptorFields: 'message', linguiConfig: getConfig(inI18n) }, inI18n)],
    }),
    readableIds(),
    stylesWithModules({ all: 'styles.css' }),
  ],
  build: {
    outDir: 'dist',
    minify: false,
    cssMinify: false,
    cssCodeSplit: true,
    modulePreload: false,
    copyPublicDir: false,
    reportCompressedSize: false,
    target: 'es2022',
    rolldownOptions: {
      input: Object.fromEntries(
        entries.map((entry) => [relative(join(folder, 'src'), entry).replace(/\.tsx?$/, ''), entry]),
      ),
      preserveEntrySignatures: 'strict',
      // A class name written into another module would leave its style sheet behind.
      optimization: { inlineConst: false },
      external: (id) =>
        !id.startsWith('.') &&
        !id.startsWith('\0') &&
        !id.startsWith('virtual:') &&
        !isAbsolute(id) &&
        !id.endsWith('.css'),
      // Modules stay apart; otherwise 'use client' would be lost with the file that states it.
      output: {
        format: 'es',
        preserveModules: true,
        preserveModulesRoot: join(folder, 'src'),
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        assetFileNames: 'assets/[name][extname]',
      },
    },
  },
});

const tsconfig = join(dist, 'tsconfig.json');
writeFileSync(
  tsconfig,
  JSON.stringify({
    extends: '../tsconfig.json',
    compilerOptions: {
      noEmit: false,
      emitDeclarationOnly: true,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: '../src',
      outDir: '.',
    },
    include: ['../src/**/*.ts', '../src/**/*.tsx'],
    exclude: [
      '../src/**/*.test.*',
      '../src/**/*.stories.tsx',
      '../src/**/*.fixtures.*',
      '../src/**/*.harness.*',
      '../src/testing/**',
    ],
  }),
);
const types = await run('tsc', ['-p', tsconfig], { env: process.env, cwd: folder });
rmSync(tsconfig, { force: true });
if (millwright.messageIds) await writeMessageIds({ source: join(folder, 'src'), dist });
// Style sheets that no module imports.
for (const file of globSync('src/foundations/*.css', { cwd: folder }))
  cpSync(join(folder, file), join(dist, basename(file)));
writeManifest({ folder, dist });
// A font goes nowhere without its licence.
for (const file of globSync('src/**/*.license.txt', { cwd: folder }))
  cpSync(join(folder, file), join(dist, 'assets', basename(file)));
if (types.code === 0) selectReachableDeclarations(dist);
process.exitCode = types.code;
