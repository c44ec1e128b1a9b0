import { join } from 'node:path';
import { seasonYearAt } from '@club/domain/finder';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { prerenderPages } from './prerender/plugin.ts';
import { todayInToronto } from './src/i18n/today.ts';

/** The stand-in for the registration form is a page of the local site: no other build has it. */
const entries = (mode: string): string[] =>
  ['index.html', ...(mode === 'emulator' ? ['registration-form.html'] : [])].map((name) =>
    join(import.meta.dirname, name),
  );

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), prerenderPages()],
  define: { 'import.meta.env.BUILD_SEASON': String(seasonYearAt(todayInToronto())) },
  build: {
    // A data: address would need an exception in the content security policy.
    assetsInlineLimit: 0,
    sourcemap: false,
    target: 'es2022',
    rolldownOptions: { input: entries(mode) },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': 'http://127.0.0.1:5000' },
  },
  preview: { host: '127.0.0.1', port: 4173, strictPort: true },
  test: {
    // Tests answer every request themselves; the settings need only be there.
    env: loadEnv('emulator', import.meta.dirname),
    setupFiles: [join(import.meta.dirname, 'src/app/testing/set-up.ts')],
  },
}));
