import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { shortenPublicScripts } from './shorten-public.ts'

/** In bytes: below it a compressed file saves nothing that one would notice. */
const smallest = 1024
const pack = {
  // The best of its qualities takes twice as long for two bytes less in a hundred, and the first start waits for it.
  br: (text: Buffer) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gz: (text: Buffer) => promisify(gzip)(text, { level: 9 }),
}

/** Writes `x.js.br` and `x.js.gz` beside each text of the build, for the server to send as they are. */
export function compressPlugin(): Plugin {
  return {
    name: 'lobby-compress',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir = '' }) {
      await shortenPublicScripts(dir)
      const compressing: Promise<void>[] = []
      for await (const file of glob('**/*.{js,css,html,svg}', { cwd: dir }))
        compressing.push(compress(join(dir, file)))
      await Promise.all(compressing)
    },
  }
}

async function compress(file: string): Promise<void> {
  const text = await readFile(file)
  if (text.length < smallest) return
  await Promise.all(
    Object.entries(pack).map(async ([ending, make]) => writeFile(`${file}.${ending}`, await make(text))),
  )
}
