import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, ViteDevServer } from 'vite'
import { isLanguage, type Language } from '../core/language.ts'
import { holdKhmerWords } from '../core/text.ts'

const prefix = 'virtual:resident/words/'

/**
 * `virtual:resident/words/vi` holds the app's words in that one language, with the sentences of the errors that its calls
 * may refuse with. In the sources the words of a place are beside each other in three languages.
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
      const language = id.startsWith(`\0${prefix}`) ? id.slice(prefix.length + 1) : undefined
      if (!isLanguage(language)) return undefined
      const json = JSON.stringify(await wordsIn(load, language))
      return `export default ${language === 'km' ? holdKhmerWords(json) : json}`
    },
  }
}

async function wordsIn(load: (path: string) => Promise<unknown>, language: Language) {
  const [{ words }, { saidErrors }] = (await Promise.all([
    load('resident/words/index.ts'),
    load('scripts/resident-errors.ts'),
  ])) as [typeof import('../resident/words/index.ts'), typeof import('./resident-errors.ts')]
  const own = Object.entries(words).map(([part, texts]) => [part, texts[language]])
  return { ...Object.fromEntries(own), error: saidErrors(language) }
}
