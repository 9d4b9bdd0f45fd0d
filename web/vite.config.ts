import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env.COINBOX_SERVER ?? 'http://127.0.0.1:8000';

/** Lays a compressed copy beside each text of the build, so that the server compresses nothing anew. */
function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = join(root, build.outDir)),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|svg|html)$/.test(name)) continue;
        const text = readFileSync(join(folder, name));
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(text, { level: 9 }));
      }
    },
  };
}

/** Writes the service worker with the version and the files of this build; another build is another worker. */
function worker(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'worker',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      folder = join(root, config.build.outDir);
    },
    closeBundle() {
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => name.replaceAll('\\', '/'))
        .filter((name) => /^(assets\/.+|icon.*|manifest\.webmanifest)$/.test(name))
        .sort();
      const source = readFileSync(join(root, 'worker/sw.js'), 'utf8');
      const hash = createHash('sha256').update(source);
      for (const name of ['index.html', ...names]) {
        hash.update(name).update(readFileSync(join(folder, name)));
      }
      const text = source
        .replace('__VERSION__', hash.digest('hex').slice(0, 16))
        .replace("['__FILES__']", JSON.stringify(['./', ...names]));
      writeFileSync(join(folder, 'sw.js'), text);
    },
  };
}

export default defineConfig({
  plugins: [svelte(), worker(), compressed()],
  base: './',
  // The page's content policy knows no data: addresses, so nothing is inlined.
  // The licences of what is bundled lie beside it: they want to go where it goes.
  build: {
    outDir: '../src/coinbox/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    license: { fileName: 'licences.md' },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: server, ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
    globalSetup: 'tests/served.ts',
  },
});
