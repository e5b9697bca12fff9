import type { Plugin, Rollup } from 'vite'
import { languages } from '../core/language.ts'

const isChunk = (one: Rollup.OutputAsset | Rollup.OutputChunk): one is Rollup.OutputChunk =>
  one.type === 'chunk'

/**
 * Lets the page load early what its script would only request when it runs: the evaluator of rights, and the words of
 * the reader's language, which public/boot.js knows.
 */
export function preloadPlugin(): Plugin {
  return {
    name: 'lobby-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter(isChunk)
        const holding = (part: string) =>
          chunks
            .filter(({ moduleIds }) => moduleIds.some((id) => id.includes(part)))
            .map(({ fileName }) => `/${fileName}`)
        const words = Object.fromEntries(
          languages.map((language) => [
            language,
            [
              `virtual:labels/${language}`,
              `antd/es/locale/${language}_`,
              `dayjs/locale/${language}.`,
            ].flatMap(holding),
          ]),
        )
        const evaluator = new Set(
          ['/node_modules/casbin/', '/node_modules/buffer/', 'access-control/buffer-polyfill'].flatMap(
            holding,
          ),
        )
        return [
          {
            tag: 'meta',
            attrs: { name: 'lobby-words', content: JSON.stringify(words) },
            injectTo: 'head-prepend',
          },
          ...[...evaluator].map((href) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href },
            injectTo: 'head' as const,
          })),
        ]
      },
    },
  }
}
