import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, ViteDevServer } from 'vite'
import { isLanguage, languages, type Language } from '../core/language.ts'

const prefix = 'virtual:labels/'
const loadedIds = languages.map((language) => `\0${prefix}${language}`)

/**
 * `virtual:labels/vi` holds every word of the product in that one language, so that a browser loads no other. In the
 * sources the words are beside what they name, in three languages; the build separates them. While one develops, a word
 * that changes in a source loads the page again.
 */
export function labelsPlugin(root: string): Plugin {
  let dev: ViteDevServer | undefined
  // The dev server forgets a source that changes; Node never does.
  const load = (path: string) =>
    dev?.ssrLoadModule(join(root, path)) ?? import(pathToFileURL(join(root, path)).href)
  return {
    name: 'lobby-labels',
    configureServer(server) {
      dev = server
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      const language = id.startsWith(`\0${prefix}`) ? id.slice(prefix.length + 1) : undefined
      if (!isLanguage(language)) return undefined
      return `export default ${JSON.stringify(await wordsIn(load, language))}`
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

async function wordsIn(load: (path: string) => Promise<unknown>, language: Language): Promise<Words> {
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
    console: only(locales.locales),
  }
}

const pickLanguage = (group: Record<string, Record<Language, unknown>>, language: Language): Words =>
  Object.fromEntries(Object.entries(group).map(([name, words]) => [name, words[language]]))
