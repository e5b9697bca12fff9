import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runStep } from './steps.ts'

const inputs = [
  '{src,core,domain,entities,access-control,data-provider,public}/**/*',
  'scripts/{labels-plugin,preload-plugin,first-load,spare-parts-plugin,chunk-timeout-plugin,compress-plugin,entity-rooms,entity-rooms-plugin,theme-plugin}.ts',
  'resources.ts',
  'vite.config.ts',
  'index.html',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  '.env*',
]

/** Builds the console if its sources have changed since the last build; otherwise returns after a moment. */
export async function buildConsole(root: string): Promise<void> {
  const stamp = join(root, 'dist', '.stamp')
  const [fresh, built] = [await fingerprint(root), await readFile(stamp, 'utf8').catch(() => '')]
  if (fresh === built && existsSync(join(root, 'dist', 'console', 'index.html'))) return
  console.log('Building the console …')
  // Removed first: an interrupted build must not look complete.
  await rm(stamp, { force: true })
  // In a separate process: the server that follows would keep the builder's memory.
  const args = [join(root, 'node_modules/vite/bin/vite.js'), 'build', root, '--logLevel', 'warn']
  const { passed, output } = await runStep({ name: 'build', args })
  if (!passed) throw new Error(`The console can't be built:\n${output}`)
  await mkdir(join(root, 'dist'), { recursive: true })
  await writeFile(stamp, fresh)
}

async function fingerprint(root: string): Promise<string> {
  const hash = createHash('sha256')
  for (const name of Object.keys(process.env).toSorted())
    if (name.startsWith('VITE_')) hash.update(`${name}=${process.env[name]}\n`)
  const files: string[] = []
  for await (const entry of glob(inputs, { cwd: root, withFileTypes: true }))
    if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) files.push(join(entry.parentPath, entry.name))
  for (const file of files.toSorted()) hash.update(file.slice(root.length)).update(await readFile(file))
  return hash.digest('hex')
}
