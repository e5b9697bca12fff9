import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Imports of libraries, by where they are written, that lead to a stub of `src/stubs` instead. */
const spare: readonly { readonly in: string; readonly of: RegExp; readonly stub: string }[] = [
  { in: '/antd/es/button/style/token.js', of: /\/color-picker\//, stub: 'bright-color' },
  { in: '/axios/lib/adapters/adapters.js', of: /^\.\/fetch\.js$/, stub: 'absent' },
  { in: '/casbin/lib/esm/index.mjs', of: /^(?:csv-parse\/sync|minimatch)$/, stub: 'absent' },
  { in: '/casbin/lib/esm/index.mjs', of: /^buffer$/, stub: 'buffer' },
  {
    in: '/zod/v4/classic/schemas.js',
    of: /^\.\.\/core\/(?:json-schema-processors|to-json-schema)\.js$/,
    stub: 'json-schema',
  },
  { in: '/access-control/buffer-polyfill.ts', of: /^buffer$/, stub: 'buffer' },
]

/** Leaves out of the built console what our libraries would bring along though no page uses it. */
export function sparePartsPlugin(root: string): Plugin {
  return {
    name: 'lobby-spare-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const found = spare.find((one) => importer?.endsWith(one.in) === true && one.of.test(source))
      return found === undefined ? undefined : join(root, 'src/stubs', `${found.stub}.mjs`)
    },
  }
}
