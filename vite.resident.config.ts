import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { compressPlugin } from './scripts/compress-plugin.ts'
import { residentBuildPlugin } from './scripts/resident-build-plugin.ts'
import { residentColorsPlugin } from './scripts/resident-colors-plugin.ts'
import { residentWordsPlugin } from './scripts/resident-words-plugin.ts'

const api = `http://127.0.0.1:${process.env.PORT ?? '3000'}`
const place = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What the app's own files need besides React's plugin; the tests of components need it too. */
export const residentPlugins = (): NonNullable<UserConfig['plugins']> => [
  residentWordsPlugin(import.meta.dirname),
  residentColorsPlugin(import.meta.dirname),
]

/** The residents' app: a build of its own, without a line of the console's code (docs/decisions/resident-app.md). */
export default defineConfig({
  root: place('resident'),
  base: '/app/',
  plugins: [react(), residentPlugins(), residentBuildPlugin(), compressPlugin()],
  // Beside that of the console, which may be developed at the same time.
  cacheDir: place('node_modules/.vite-resident'),
  server: {
    port: 5174,
    proxy: { '/v1': { target: api, ws: true } },
    fs: { allow: [import.meta.dirname] },
  },
  build: {
    outDir: place('dist/resident'),
    // Pages that are open while a new build comes still ask for files of the last one.
    emptyOutDir: false,
    target: 'es2022',
    sourcemap: false,
    // Browsers without it load the same scripts a moment later, and all others one script less.
    modulePreload: { polyfill: false },
    // Plain faces of the phone are used: nothing is worth being written into the script.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { app: place('resident/index.html'), worker: place('resident/worker/worker.ts') },
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            // React changes seldom: browsers keep it over our releases.
            { name: 'react', priority: 1, test: /node_modules\/(?:react|react-dom|scheduler)\// },
            // The entry and all that it needs at once: places share much of it, and it would come in a dozen files.
            { name: 'app', test: /\/resident\/main\.tsx$/ },
          ],
        },
      },
    },
  },
})
