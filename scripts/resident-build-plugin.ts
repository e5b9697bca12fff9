import { hash } from 'node:crypto'
import { glob, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, Rollup } from 'vite'

/** Packages that the app may consist of: whatever else gets in would come to every phone. */
const packages = /^(?:react|react-dom|scheduler|big\.js|qr)$/
/** Where the builds are named whose files are there, the newest first. */
const buildList = '.builds.json'
/** How many builds have their files: a page that is open while a new one comes asks for those of its own. */
const keptBuilds = 2
/** In the worker's text, in whichever quotes; the build puts the files of the shell there. */
const shellMark = /(["'`])__SHELL__\1/

/**
 * What the app's build does besides: refuses packages that the app may not have, tells its worker which files the shell
 * consists of, and leaves the files of the build before.
 */
export function residentBuildPlugin(): Plugin {
  return {
    name: 'lobby-resident-build',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      writeStylesIntoPage(bundle)
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      const foreign = new Set(chunks.flatMap(({ modules }) => Object.keys(modules)).flatMap(foreignPackage))
      if (foreign.size > 0)
        this.error(
          `the residents' app must not have ${[...foreign].join(', ')} (docs/decisions/resident-app.md)`,
        )
      const worker = chunks.find(({ fileName }) => fileName === 'worker.js')
      if (worker === undefined) return
      const files = Object.keys(bundle).filter((file) => /^assets\/.*\.(?:js|css)$/.test(file))
      const shell = { version: hash('sha256', files.toSorted().join()).slice(0, 12), files }
      worker.code = worker.code.replace(shellMark, JSON.stringify(shell))
    },
    async writeBundle({ dir = '' }, bundle) {
      await keepBuilds(dir, Object.keys(bundle))
    },
  }
}

/** The shell's style sheet is small, and the page waits for it: in the page itself it is no further request. */
function writeStylesIntoPage(bundle: Rollup.OutputBundle): void {
  const page = bundle['index.html']
  if (page?.type !== 'asset') return
  page.source = String(page.source).replaceAll(
    /\s*<link rel="stylesheet"[^>]*href="\/app\/(assets\/[^"]+\.css)"[^>]*>/g,
    (link, file: string) => {
      const sheet = bundle[file]
      if (sheet?.type !== 'asset') return link
      delete bundle[file]
      return `<style>${String(sheet.source).trim()}</style>`
    },
  )
}

/** The package that a module is of, if the app may not have it: `node_modules/zod/index.js`. */
const foreignPackage = (id: string): readonly string[] => {
  const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1]
  return name === undefined || packages.test(name) ? [] : [name]
}

/** Removes the assets that are neither of this build nor of the one before. */
export async function keepBuilds(folder: string, files: readonly string[]): Promise<void> {
  const path = join(folder, buildList)
  const former = await readFile(path, 'utf8').then(
    (text) => JSON.parse(text) as string[][],
    () => [],
  )
  const isSame = (one: readonly string[]) => one.toSorted().join() === files.toSorted().join()
  const builds = [files, ...former.filter((one) => !isSame(one))].slice(0, keptBuilds)
  const kept = new Set(builds.flat())
  for await (const file of glob('assets/*', { cwd: folder }))
    if (!kept.has(file.replaceAll('\\', '/').replace(/\.(?:br|gz)$/, ''))) await rm(join(folder, file))
  await writeFile(path, JSON.stringify(builds))
}
