import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type ProxyOptions, type UserConfig } from 'vite'
import { chunkTimeoutPlugin } from './scripts/chunk-timeout-plugin.ts'
import { entityRoomsPlugin } from './scripts/entity-rooms-plugin.ts'
import { firstLoadModules } from './scripts/first-load.ts'
import { labelsPlugin } from './scripts/labels-plugin.ts'
import { preloadPlugin } from './scripts/preload-plugin.ts'
import { sparePartsPlugin } from './scripts/spare-parts-plugin.ts'

const api = `http://127.0.0.1:${process.env.PORT ?? '3000'}`
/** The collections of `npm run mock`. */
const mock: Record<string, ProxyOptions> =
  process.env.VITE_DATA_PROVIDER === 'simple-rest' ? { '/rest': { target: api } } : {}
const stub = (name: string) => fileURLToPath(new URL(`src/stubs/${name}.cjs`, import.meta.url))

/** How the console's own files become scripts; the tests of components compile theirs so too. */
export const compiling = (): Pick<UserConfig, 'plugins' | 'resolve'> => ({
  plugins: [
    react(),
    labelsPlugin(import.meta.dirname),
    chunkTimeoutPlugin(import.meta.dirname),
    sparePartsPlugin(import.meta.dirname),
    entityRoomsPlugin(import.meta.dirname),
  ],
  // Parts of our libraries that no page uses, or that browsers have by now.
  resolve: { alias: { papaparse: stub('papaparse'), 'side-channel': stub('side-channel') } },
})

const base = (): UserConfig => ({
  ...compiling(),
  build: { outDir: 'dist/console', target: 'es2023', sourcemap: false, chunkSizeWarningLimit: 1500 },
  server: { port: 5173, proxy: { '/v1': { target: api, ws: true }, ...mock } },
})

export default defineConfig(async ({ command }) => {
  if (command === 'serve') return base()
  const first = await firstLoadModules(base())
  // Libraries change seldom: apart from our own code a browser keeps them over releases.
  const name = (id: string) => {
    // Pages import declarations one by one: each would become a file.
    const room = /\/entities\/([\w-]+)\/[\w-]+\.ts$/.exec(id)?.[1]
    if (room !== undefined) return `entities-${room}`
    // What all of them need belongs to none of them.
    if (!first.has(id) && !id.endsWith('/core/entity.ts')) return null
    return id.includes('node_modules') ? 'vendor' : 'console'
  }
  const config = base()
  return {
    ...config,
    plugins: [config.plugins, preloadPlugin(import.meta.dirname)],
    build: { ...config.build, rolldownOptions: { output: { codeSplitting: { groups: [{ name }] } } } },
  }
})
