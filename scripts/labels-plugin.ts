import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, ViteDevServer } from 'vite'
import { holdKhmerWords } from '../core/text.ts'
import { isLanguage, languages, type Language } from '../core/language.ts'
import { readRooms } from './entity-rooms.ts'

const prefix = 'virtual:labels/'
const partsId = 'virtual:label-parts'
const loadedIds = languages.map((language) => `\0${prefix}${language}`)

/**
 * `virtual:labels/vi` holds every word of the product in that one language, so that a browser loads no other. In the
 * sources the words are beside what they name, in three languages; the build separates them. While one develops, a word
 * that changes in a source loads the page again.
 *
 * In a built console it holds no more of the entities than their names, and of pages than what frame and lists say. The
 * rest is in `virtual:labels/vi/property` for the entities of that folder, in `virtual:labels/vi/all` for all of them,
 * and in `virtual:labels/vi/pages`; `virtual:label-parts` knows how to load them.
 */
export function labelsPlugin(root: string): Plugin {
  let dev: ViteDevServer | undefined
  let isBuilding = false
  // The dev server forgets a source that changes; Node never does.
  const load = (path: string) =>
    dev?.ssrLoadModule(join(root, path)) ?? import(pathToFileURL(join(root, path)).href)
  return {
    name: 'lobby-labels',
    configResolved({ command }) {
      isBuilding = command === 'build'
    },
    configureServer(server) {
      // Under tests no source changes, and their server reads no module that is not one of ES.
      if (server.config.mode !== 'test') dev = server
    },
    resolveId: (id) => (id.startsWith(prefix) || id === partsId ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${partsId}`) return isBuilding ? await partsCode(root) : 'export default {}'
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const [language, part] = id.slice(prefix.length + 1).split('/')
      if (!isLanguage(language)) return undefined
      const { entity: own, console: first, pages, ...words } = await wordsIn(load, language)
      const code = codeIn(language)
      if (!isBuilding) return code({ ...words, entity: own, console: { ...first, ...pages } })
      if (part === undefined) return code({ ...words, entity: mapWords(own, namesIn), console: first })
      if (part === 'pages') return code({ console: pages })
      return code({ entity: await wordsOfRoom(root, part, own) })
    },
    hotUpdate({ file, server }) {
      // The server itself loads only what the words come from.
      const isOfWords = (server.environments.ssr.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0
      if (!isOfWords || this.environment.name !== 'client') return undefined
      const { moduleGraph, hot } = this.environment
      for (const id of loadedIds) {
        const words = moduleGraph.getModuleById(id)
        if (words !== undefined) moduleGraph.invalidateModule(words)
      }
      hot.send({ type: 'full-reload' })
      return []
    },
  }
}

type Words = Readonly<Record<string, unknown>>

const codeIn = (language: Language) => (words: Words) => {
  const json = JSON.stringify(words)
  return `export default ${language === 'km' ? holdKhmerWords(json) : json}`
}

const mapWords = (words: Words, change: (own: Words) => Words): Words =>
  Object.fromEntries(Object.entries(words).map(([name, own]) => [name, change(own as Words)]))

/** What menu, palette and notices call an entity and its lists. */
const namesIn = ({ one, many, plural, create, views }: Words): Words => ({ one, many, plural, create, views })

async function wordsOfRoom(root: string, part: string, words: Words): Promise<Words> {
  if (part === 'all') return words
  const { rooms } = await readRooms(root)
  const room = rooms.find(({ name }) => name === part)
  return Object.fromEntries(room?.entities.map(({ name }) => [name, words[name]]) ?? [])
}

async function partsCode(root: string): Promise<string> {
  const { rooms } = await readRooms(root)
  const parts = (language: Language) =>
    ['all', 'pages', ...rooms.map(({ name }) => name)].map(
      (part) => `${JSON.stringify(part)}: () => import('${prefix}${language}/${part}')`,
    )
  const ofLanguages = languages.map((language) => `${language}: { ${parts(language).join(', ')} }`)
  return `export default { ${ofLanguages.join(', ')} }`
}

async function wordsIn(load: (path: string) => Promise<unknown>, language: Language) {
  const from = async (path: string) => (await load(path)) as Words
  const [entities, words, errors, locales] = await Promise.all([
    from('entities/labels.ts'),
    from('entities/words.ts'),
    from('domain/errors/catalogue.ts'),
    from('src/locales/index.ts'),
  ])
  const only = (group: unknown) => pickLanguage(group as Record<string, Record<Language, unknown>>, language)
  return {
    entity: only(entities.labels),
    permission: only(words.permissionWords),
    flag: only(words.flagWords),
    module: only(words.moduleWords),
    group: only(words.groupWords),
    error: only(errors.errorMessages),
    console: only(locales.firstLocales),
    pages: only(locales.pageLocales),
  }
}

const pickLanguage = (group: Record<string, Record<Language, unknown>>, language: Language): Words =>
  Object.fromEntries(Object.entries(group).map(([name, words]) => [name, words[language]]))
