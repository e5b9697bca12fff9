import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type ProxyOptions, type UserConfig } from 'vite'
import { chunkTimeoutPlugin } from './scripts/chunk-timeout-plugin.ts'
import { compressPlugin } from './scripts/compress-plugin.ts'
import { entityRoomsPlugin } from './scripts/entity-rooms-plugin.ts'
import { firstLoadModules } from './scripts/first-load.ts'
import { helpPlugin } from './scripts/help-plugin.ts'
import { labelsPlugin } from './scripts/labels-plugin.ts'
import { preloadPlugin } from './scripts/preload-plugin.ts'
import { sparePartsPlugin } from './scripts/spare-parts-plugin.ts'
import { themePlugin } from './scripts/theme-plugin.ts'

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
    helpPlugin(import.meta.dirname),
    chunkTimeoutPlugin(import.meta.dirname),
    sparePartsPlugin(import.meta.dirname),
    entityRoomsPlugin(import.meta.dirname),
    themePlugin(import.meta.dirname),
  ],
  // Parts of our libraries that no page uses, or that browsers have by now.
  resolve: {
    alias: [
      { find: 'papaparse', replacement: stub('papaparse') },
      // What refine takes of lodash, in a newer library at a third of the size.
      { find: /^lodash-es\/(\w+)\.js$/, replacement: 'es-toolkit/compat/$1' },
    ],
  },
})

const base = (): UserConfig => ({
  ...compiling(),
  build: { outDir: 'dist/console', target: 'es2023', sourcemap: false, chunkSizeWarningLimit: 1500 },
  server: { port: 5173, proxy: { '/v1': { target: api, ws: true }, ...mock } },
})

/**
 * The files of the libraries that the first page needs, those that others import first. Stubs and helpers count: in our
 * own file they would make the libraries import it.
 */
const libraries = {
  react: /node_modules\/(?:react|react-dom|react-router|scheduler)\//,
  libraries: /node_modules|^\0|\/src\/stubs\//,
}

const sharedByRooms = /\/(?:core\/entity|domain\/occupancy|domain\/money\/charts)\.ts$/

/** The file that a module of ours goes into; null leaves it to the bundler. */
const ownFileOf = (first: ReadonlySet<string>) => (id: string) => {
  // Pages import declarations one by one: each would become a file.
  const room = /(?:\/entities\/|virtual:entity-room\/)([\w-]+)(?:$|\/[\w-]+\.ts$)/.exec(id)?.[1]
  if (room !== undefined) return `entities-${room}`
  // What several of them need belongs to none of them.
  return first.has(id) || sharedByRooms.test(id) ? 'console' : null
}

export default defineConfig(async ({ command }) => {
  if (command === 'serve') return base()
  const { first, antd } = await firstLoadModules(base())
  // Libraries change seldom: apart from our own code a browser keeps them over releases, and files of a like size are
  // read side by side. A group takes along what its modules import, unless a group of a higher priority has it.
  const groups = [
    ...Object.entries(libraries).map(([name, ids], index) => ({
      name,
      priority: 9 - index,
      test: (id: string) => first.has(id) && ids.test(id),
    })),
    { name: 'antd', priority: 0, test: (id: string) => antd.has(id) },
    { name: ownFileOf(first), debugName: 'console', priority: 1 },
  ]
  const config = base()
  return {
    ...config,
    plugins: [config.plugins, preloadPlugin(import.meta.dirname), compressPlugin()],
    build: { ...config.build, rolldownOptions: { output: { codeSplitting: { groups } } } },
  }
})
