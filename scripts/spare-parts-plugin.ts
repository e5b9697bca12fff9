import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Imports of libraries, by where they are written, that lead to a stub of `src/stubs` instead. */
const spare: readonly { readonly in: string | RegExp; readonly of: RegExp; readonly stub: string }[] = [
  {
    in: /\/@ant-design\/icons\/es\/icons\/\w+\.js$/,
    of: /^\.\.\/components\/AntdIcon$/,
    stub: 'plain-icon.mjs',
  },
  { in: '/antd/es/button/style/token.js', of: /\/color-picker\//, stub: 'bright-color.mjs' },
  { in: '/@refinedev/core/dist/index.mjs', of: /^qs$/, stub: 'query.mjs' },
  { in: '/@refinedev/core/dist/index.mjs', of: /^pluralize$/, stub: 'names-as-they-are.mjs' },
  { in: '/@refinedev/react-router/dist/index.mjs', of: /^qs$/, stub: 'query.mjs' },
  { in: '/@refinedev/devtools-internal/dist/index.mjs', of: /^error-stack-parser$/, stub: 'absent.mjs' },
  { in: '/axios/lib/adapters/adapters.js', of: /^\.\/fetch\.js$/, stub: 'absent.mjs' },
  { in: '/casbin/lib/esm/index.mjs', of: /^(?:csv-parse\/sync|minimatch)$/, stub: 'absent.mjs' },
  { in: '/casbin/lib/esm/index.mjs', of: /^buffer$/, stub: 'buffer.mjs' },
  {
    in: '/zod/v4/classic/schemas.js',
    of: /^\.\.\/core\/(?:json-schema-processors|to-json-schema)\.js$/,
    stub: 'json-schema.mjs',
  },
  { in: /\/core\/(?:fields|derive)\/[\w-]+\.ts$/, of: /^\.\.\/zod\.ts$/, stub: 'zod-later.ts' },
  { in: /\/domain\/(?:calls\/[\w-]+|figures)\.ts$/, of: /^zod$/, stub: 'no-schemas.mjs' },
  { in: '/access-control/buffer-polyfill.ts', of: /^buffer$/, stub: 'buffer.mjs' },
]

/** Leaves out of the built console what our libraries would bring along though no page uses it. */
export function sparePartsPlugin(root: string): Plugin {
  return {
    name: 'lobby-spare-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isFrom = (place: string | RegExp) =>
        typeof place === 'string' ? importer?.endsWith(place) === true : place.test(importer ?? '')
      const found = spare.find((one) => isFrom(one.in) && one.of.test(source))
      return found === undefined ? undefined : join(root, 'src/stubs', found.stub)
    },
  }
}
