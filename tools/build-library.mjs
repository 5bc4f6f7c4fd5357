import { rmSync, writeFileSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from './lib/bootstrap.mjs';
import { run } from './lib/run.mjs';

/**
 * Builds the package in the current folder for use outside this workspace: one module for each source file, so that a
 * site loads only what it imports; one style sheet in a stable order; declarations. Inside the workspace packages
 * resolve to their sources, and nothing needs this.
 */
const folder = process.cwd();
const source = '@millwright/source';
const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const entries = Object.values(exports).flatMap((conditions) => (conditions[source] ? [join(folder, conditions[source])] : []));
const inI18n = () => ({ cwd: join(root, 'packages/i18n') });

rmSync(join(folder, 'dist'), { recursive: true, force: true });

await build({
  configFile: false,
  root: folder,
  logLevel: 'warn',
  plugins: [
    react(),
    vanillaExtractPlugin(),
    lingui(inI18n()),
    // The English text stays beside each id, for sites without our catalogs.
    babel({ presets: [linguiTransformerBabelPreset({ descriptorFields: 'message', linguiConfig: getConfig(inI18n()) }, inI18n())] }),
  ],
  build: {
    outDir: 'dist',
    minify: false,
    cssCodeSplit: false,
    lib: { entry: entries, formats: ['es'], cssFileName: 'styles' },
    rolldownOptions: {
      external: (id) => !id.startsWith('.') && !id.startsWith('\0') && !isAbsolute(id) && !id.endsWith('.css'),
      // Modules stay apart; otherwise 'use client' would be lost with the file that states it.
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});

const tsconfig = join(folder, 'dist', 'tsconfig.json');
writeFileSync(
  tsconfig,
  JSON.stringify({
    extends: '../tsconfig.json',
    compilerOptions: { noEmit: false, emitDeclarationOnly: true, declaration: true, rewriteRelativeImportExtensions: true, rootDir: '../src', outDir: '.' },
    include: ['../src/**/*.ts', '../src/**/*.tsx'],
    exclude: ['../src/**/*.test.*', '../src/**/*.stories.tsx', '../src/**/*.fixtures.*', '../src/**/*.simulation.ts', '../src/testing/**'],
  }),
);
const types = await run('tsc', ['-p', tsconfig], { env: process.env, cwd: folder });
rmSync(tsconfig, { force: true });
process.exitCode = types.code;
