import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { loadEnv, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Hosting answers unknown addresses with 404.html and status 404; the site then draws its own page. */
const notFoundFile = (): Plugin => {
  let folder = '';
  return {
    name: 'not-found-file',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    closeBundle: () => copyFile(join(folder, 'index.html'), join(folder, '404.html')),
  };
};

/** The stand-in for the registration form is a page of the local site: no other build has it. */
const entries = (mode: string): string[] =>
  ['index.html', ...(mode === 'emulator' ? ['registration-form.html'] : [])].map((name) =>
    join(import.meta.dirname, name),
  );

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), notFoundFile()],
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
