import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, ViteDevServer } from 'vite'
import { isLanguage, type Language } from '../core/language.ts'
import { holdKhmerWords } from '../core/text.ts'

const prefix = 'virtual:resident/words/'
/** At the end of the name of those words that come with a further place. */
const later = '-later'

/**
 * `virtual:resident/words/vi` holds the app's first words in that one language (`firstWords`), with the sentences of the
 * errors that its first calls may refuse with; `virtual:resident/words/vi-later` all others. In the sources the words of a
 * place are beside each other in three languages.
 */
export function residentWordsPlugin(root: string): Plugin {
  let dev: ViteDevServer | undefined
  // The dev server forgets a source that changes; Node never does.
  const load = (path: string): Promise<unknown> =>
    dev?.ssrLoadModule(join(root, path)) ?? import(pathToFileURL(join(root, path)).href)
  return {
    name: 'lobby-resident-words',
    configureServer(server) {
      // Under tests no source changes, and their server reads no module that is not one of ES.
      if (server.config.mode !== 'test') dev = server
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const name = id.slice(prefix.length + 1)
      const isLater = name.endsWith(later)
      const language = isLater ? name.slice(0, -later.length) : name
      if (!isLanguage(language)) return undefined
      const json = JSON.stringify(await wordsIn(load, { language, isLater }))
      return `export default ${language === 'km' ? holdKhmerWords(json) : json}`
    },
  }
}

interface Wanted {
  readonly language: Language
  readonly isLater: boolean
}

async function wordsIn(load: (path: string) => Promise<unknown>, { language, isLater }: Wanted) {
  const [{ words, firstWords }, { saidErrors }] = (await Promise.all([
    load('resident/words/index.ts'),
    load('scripts/resident-errors.ts'),
  ])) as [typeof import('../resident/words/index.ts'), typeof import('./resident-errors.ts')]
  const parts = Object.entries(words).flatMap(([part, texts]) => {
    const first = firstWords[part as keyof typeof words] ?? []
    const isFirst = (name: string) => first === 'all' || first.includes(name)
    const own = Object.entries(texts[language]).filter(([name]) => isFirst(name) !== isLater)
    return own.length === 0 ? [] : [[part, Object.fromEntries(own)] as const]
  })
  return { ...Object.fromEntries(parts), error: saidErrors(language, isLater) }
}
