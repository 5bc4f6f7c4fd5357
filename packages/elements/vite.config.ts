import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { containStyles } from './contain-styles.ts';
import { usedMessages } from './used-messages.ts';

// Made of the built packages, as any other site would be: their class names and messages are the published ones.
export default defineConfig({
  base: './',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [react(), usedMessages(), containStyles()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    cssCodeSplit: false,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'src/index.ts',
      preserveEntrySignatures: 'strict',
      output: { format: 'es', entryFileNames: 'millwright.js', chunkFileNames: 'parts/[name]-[hash].js', assetFileNames: ({ names }) => (names.some((name) => name.endsWith('.css')) ? 'millwright.css' : 'parts/[name]-[hash][extname]') },
    },
  },
});
