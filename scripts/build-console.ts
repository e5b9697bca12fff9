import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { access, constants, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runStep } from './steps.ts'

const inputs = [
  '{src,resident,paper,core,domain,entities,access-control,data-provider,public}/**/*',
  'docs/{users,admins,domain,images}/**/*',
  'scripts/{help-plugin,help-text,labels-plugin,preload-plugin,first-load,spare-parts-plugin,chunk-timeout-plugin,compress-plugin,entity-rooms,entity-rooms-plugin,theme-plugin,resident-build-plugin,resident-colors-plugin,resident-errors,resident-words-plugin}.ts',
  'resources.ts',
  'vite.config.ts',
  'vite.resident.config.ts',
  'index.html',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  '.env*',
]

/** What is built, by its folder in `dist`: the console, and the residents' app. */
const builds = {
  console: (root: string) => ['build', root],
  resident: (root: string) => ['build', '--config', join(root, 'vite.resident.config.ts')],
} as const

/** Hashes of what they are built from, by name: files from the repository's root, and `$VITE_…` variables. */
type Stamp = Readonly<Record<string, string>>

/**
 * Builds console and residents' app if their sources have changed since the last build; otherwise returns after a moment. Where its
 * sources or its builder are left out, as in a container, what is built is served. Throws, saying what to do, where it
 * must be built and cannot be.
 */
export async function buildConsole(root: string): Promise<void> {
  const dist = join(root, 'dist')
  const path = join(dist, '.stamp')
  const builder = join(root, 'node_modules/vite/bin/vite.js')
  const [sources, built] = await Promise.all([readSources(root), readStamp(path)])
  const isBuilt =
    built !== undefined && Object.keys(builds).every((name) => existsSync(join(dist, name, 'index.html')))
  const canBuild = existsSync(builder) && existsSync(join(root, 'src'))
  if (isBuilt && isOf(built, sources) && (!canBuild || isOf(sources, built))) return
  if (!canBuild)
    throw new Error(
      `${isBuilt ? 'The console in dist is of other sources than these' : 'There is no console in dist'}, and what builds it is not installed here: run npm ci --include=dev && npm run build`,
    )
  await requireWritable(existsSync(dist) ? dist : root)
  console.log('Building the console …')
  // Removed first: an interrupted build must not look complete.
  await rm(path, { force: true })
  // In a separate process: the server that follows would keep the builder's memory.
  for (const [name, words] of Object.entries(builds)) {
    const { passed, output } = await runStep({
      name: `build ${name}`,
      args: [builder, ...words(root), '--logLevel', 'warn'],
    })
    if (!passed) throw new Error(`The console can't be built (${name}):\n${output}`)
  }
  await mkdir(dist, { recursive: true })
  await writeFile(path, JSON.stringify(sources, undefined, 1))
}

/** Whether the stamp has each of these sources as they are now. */
const isOf = (stamp: Stamp, sources: Stamp) =>
  Object.entries(sources).every(([name, content]) => stamp[name] === content)

async function requireWritable(folder: string): Promise<void> {
  try {
    await access(folder, constants.W_OK)
  } catch {
    throw new Error(
      `The console must be built, and this user may not write to ${folder}: run npm run build there as the user who owns it`,
    )
  }
}

async function readStamp(path: string): Promise<Stamp | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Stamp
  } catch {
    // None, or one of an older Lobby.
    return undefined
  }
}

async function readSources(root: string): Promise<Stamp> {
  const found: [string, string][] = []
  for (const [name, value] of Object.entries(process.env))
    if (name.startsWith('VITE_')) found.push([`$${name}`, hash('sha256', value ?? '')])
  for await (const entry of glob(inputs, { cwd: root, withFileTypes: true })) {
    if (!entry.isFile() || /\.test\.tsx?$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    found.push([path.slice(root.length).replace(/^[\\/]/, ''), hash('sha256', await readFile(path))])
  }
  return Object.fromEntries(found.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
