import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const server = process.env['ASTROLUDE_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  worker: { format: 'es' },
  build: {
    outDir: '../src/astrolude/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Many small files cost more than they save: what all screens share is one.
        codeSplitting: {
          groups: [
            { name: 'shared', test: /node_modules[\\/](svelte|@fluent|esm-env)|src[\\/](design|net|engine|i18n)[\\/]/ },
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
