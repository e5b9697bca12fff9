import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, Rollup } from 'vite'
import { screensOf, viewsOf } from '../core/derive/screens.ts'
import { languages } from '../core/language.ts'
import { readRooms, roomsOfLists, type Rooms } from './entity-rooms.ts'

const isChunk = (one: Rollup.OutputAsset | Rollup.OutputChunk): one is Rollup.OutputChunk =>
  one.type === 'chunk'

/**
 * Lets the page load early what its script would only request when it runs: the words of the reader's language, and the
 * declarations that the list at its address reads. public/boot.js knows language and address.
 */
export function preloadPlugin(root: string): Plugin {
  return {
    name: 'lobby-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter(isChunk)
        const first = closureOf(chunks, ({ isEntry }) => isEntry)
        const holding = (isMeant: (id: string) => boolean) => {
          const whole = closureOf(chunks, ({ moduleIds }) => moduleIds.some(isMeant))
          return [...whole].filter((file) => !first.has(file)).map((file) => `/${file}`)
        }
        const byLanguage = (isMeant: (id: string, language: string) => boolean) =>
          Object.fromEntries(languages.map((language) => [language, holding((id) => isMeant(id, language))]))
        const known = await readRooms(root)
        const early = {
          words: byLanguage(
            (id, language) =>
              id === `\0virtual:labels/${language}` || id.includes(`dayjs/locale/${language}.`),
          ),
          // What is not a list without views of its own.
          antd: {
            '': holding((id) => id.endsWith('/src/ui/antd-frame.tsx')),
            ...byLanguage((id, language) => id.includes(`antd/es/locale/${language}_`)),
          },
          rooms: Object.fromEntries(
            known.rooms.map(({ name }) => [
              name,
              {
                '': holding((id) => id === `\0virtual:entity-room/${name}`),
                ...byLanguage((id, language) => id === `\0virtual:labels/${language}/${name}`),
              },
            ]),
          ),
          lists: await listsOf(known, root),
        }
        return nameEarly(html, JSON.stringify(early))
      },
    },
  }
}

/**
 * Names the scripts before anything long, so that they are asked for while the rest of the page is still coming, and
 * `early` before public/boot.js, which reads it and would wait for a style sheet in front of it.
 */
function nameEarly(html: string, early: string): string {
  const scripts = [
    ...html.matchAll(/\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g),
  ]
  const rest = scripts.reduce((page, [tag]) => page.replace(tag, ''), html)
  const content = early.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return rest.replace(
    /\s*<script src="\/boot\.js">/,
    (boot) => `${scripts.join('')}\n    <meta name="lobby-early" content="${content}" />${boot}`,
  )
}

interface EarlyList {
  /** Of the declarations that it reads. */
  readonly rooms: readonly string[]
  /** What it asks the server for. */
  readonly address: string
  /** Its entity has views of its own, which draw parts of antd's. */
  readonly antd?: true
}

/** By the address of a list's page. */
async function listsOf(known: Rooms, root: string): Promise<Record<string, EarlyList>> {
  const ofList = roomsOfLists(known)
  // Loaded by Node itself, which knows the console's rooms by name.
  const load = (file: string): Promise<unknown> => import(pathToFileURL(join(root, file)).href)
  const { firstAddressOf } = (await load(
    'src/crud/list/first-address.ts',
  )) as typeof import('../src/crud/list/first-address.ts')
  const { views } = (await load('src/view-list.ts')) as typeof import('../src/view-list.ts')
  const lists = Object.values(known.registry).flatMap((entity) =>
    [
      { path: screensOf(entity).list, view: undefined },
      ...viewsOf(entity).map((view) => ({ path: view.path, view })),
    ].map(async ({ path, view }): Promise<[string, EarlyList]> => [
      path,
      {
        rooms: ofList[entity.name] ?? [],
        address: await firstAddressOf(entity, view),
        ...(entity.name in views ? { antd: true } : {}),
      },
    ]),
  )
  return Object.fromEntries(await Promise.all(lists))
}

/** The files of the chunks that are meant, and of all that they import statically. */
function closureOf(
  chunks: readonly Rollup.OutputChunk[],
  isMeant: (chunk: Rollup.OutputChunk) => boolean,
): ReadonlySet<string> {
  const met = new Set<string>()
  const walk = (chunk: Rollup.OutputChunk | undefined) => {
    if (chunk === undefined || met.has(chunk.fileName)) return
    met.add(chunk.fileName)
    for (const file of chunk.imports) walk(chunks.find(({ fileName }) => fileName === file))
  }
  chunks.filter(isMeant).forEach(walk)
  return met
}
