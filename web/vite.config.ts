import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env['ASTROLUDE_SERVER'] ?? 'http://127.0.0.1:8000';

/**
 * Scripts and styles find each other wherever the folder lies; the page itself stands at every route, and so
 * names them from the root. `tools/static_site.py` changes that where the folder may lie anywhere.
 */
const fromTheRoot: Plugin = {
  name: 'from-the-root',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName === 'index.html')
          file.source = String(file.source).replaceAll(/(src|href)="\.\//g, '$1="/');
    },
  },
};

export default defineConfig({
  base: './',
  plugins: [svelte(), svelteTesting(), fromTheRoot],
  worker: { format: 'es' },
  build: {
    outDir: '../src/astrolude/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Many small files cost more than they save: what all screens share is one, but for what only a few ask for.
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: /node_modules[\\/](svelte|@fluent|esm-env)|src[\\/](design(?![\\/](QrCode|Loss|Rich|markup|outlines)\.)|net|engine|i18n)[\\/]/,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      // The host stays that of the page, or the server would take its requests for a stranger's.
      '/api': { target: server, changeOrigin: false },
      '/ws': { target: server, ws: true, changeOrigin: false },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/dev/setup.ts'],
    maxWorkers: 1,
  },
});
