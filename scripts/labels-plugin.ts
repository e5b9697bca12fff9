import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { isLanguage, type Language } from '../core/language.ts'

const prefix = 'virtual:labels/'

/**
 * `virtual:labels/vi` holds every word of the product in that one language, so that a browser loads no other. In the
 * sources the words are beside what they name, in three languages; the build separates them.
 */
export function labelsPlugin(root: string): Plugin {
  return {
    name: 'lobby-labels',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      const language = id.startsWith(`\0${prefix}`) ? id.slice(prefix.length + 1) : undefined
      if (!isLanguage(language)) return undefined
      return `export default ${JSON.stringify(await wordsIn(root, language))}`
    },
  }
}

type Words = Readonly<Record<string, unknown>>

async function wordsIn(root: string, language: Language): Promise<Words> {
  const from = async (path: string) => (await import(pathToFileURL(join(root, path)).href)) as Words
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
