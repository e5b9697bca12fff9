import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root, runNode, tools } from './child.ts'

/** What the built console is made of. */
const inputs = [
  'src',
  'core',
  'entities',
  'access-control',
  'data-provider',
  'public',
  'index.html',
  'resources.ts',
  'vite.config.ts',
  'scripts/labels-plugin.ts',
  'package.json',
  'package-lock.json',
  '.env',
]
const stamp = join(root, 'dist', '.stamp')
const page = join(root, 'dist', 'console', 'index.html')

/** Builds the console unless `dist` was made of just these files. Returns whether it had to. */
export async function buildConsole(): Promise<boolean> {
  const now = await fingerprint()
  const then = await readFile(stamp, 'utf8').catch(() => undefined)
  if (then === now && existsSync(page)) return false
  // Gone first: a build that is cut off must not look like a whole one.
  await rm(stamp, { force: true })
  const { code, output } = await runNode([tools.vite, 'build', '--logLevel', 'warn'])
  if (code !== 0) throw new Error(`The console can't be built:\n${output}`)
  await mkdir(dirname(stamp), { recursive: true })
  await writeFile(stamp, now)
  return true
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const [name, value] of Object.entries(process.env).toSorted())
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}\n`)
  const files = (await Promise.all(inputs.map(filesBelow)))
    .flat()
    .filter((file) => !/\.test\.tsx?$/.test(file))
  const contents = await Promise.all(files.map((file) => readFile(join(root, file))))
  for (const [index, file] of files.entries()) hash.update(`${file}\n`).update(contents[index] ?? '')
  return hash.digest('hex')
}

async function filesBelow(input: string): Promise<string[]> {
  const path = join(root, input)
  if (!existsSync(path)) return []
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
      .toSorted()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return [input]
    throw error
  }
}
