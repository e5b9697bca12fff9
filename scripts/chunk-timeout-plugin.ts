import { join } from 'node:path'
import type { Plugin } from 'vite'

const dynamicImport = /\bimport\((?:'[^'\n]+'|"[^"\n]+"|`[^`$\n]+`)\)/g
const helper = '/src/errors/chunk-timeout.ts'

/**
 * Adds a timeout to every dynamic import of the console, so that pages need not do so: each
 * `import('…')` of `src/` becomes `timeChunk(import('…'))`.
 */
export function chunkTimeoutPlugin(root: string): Plugin {
  const own = `${join(root, 'src')}/`
  return {
    name: 'lobby-chunk-timeout',
    transform(code, id) {
      const [path = ''] = id.split('?')
      if (!path.startsWith(own) || !/\.tsx?$/.test(path) || path.endsWith(helper)) return undefined
      const timed = timeImports(code)
      return timed === code
        ? undefined
        : { code: `import { timeChunk as __timeChunk } from '${helper}';${timed}`, map: null }
    },
  }
}

export const timeImports = (code: string): string =>
  code.replace(dynamicImport, (loading) => `__timeChunk(${loading})`)
