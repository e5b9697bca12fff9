import { createHash } from 'node:crypto'
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const inputs = ['{src,core,entities,access-control,data-provider,public}/**/*', 'scripts/labels-plugin.ts', 'resources.ts', 'vite.config.ts', 'index.html', 'tsconfig.json', 'package-lock.json']

/** Builds the console when what it is made of has changed since; a moment when it has not. */
export async function buildConsole(root: string): Promise<void> {
  const stamp = join(root, 'dist', '.stamp')
  const [fresh, built] = [await fingerprint(root), await readFile(stamp, 'utf8').catch(() => '')]
  if (fresh === built) return
  console.log('Building the console …')
  const { build } = await import('vite')
  await build({ root, logLevel: 'warn' })
  await mkdir(join(root, 'dist'), { recursive: true })
  await writeFile(stamp, fresh)
}

async function fingerprint(root: string): Promise<string> {
  const hash = createHash('sha256').update(process.env.VITE_DATA_PROVIDER ?? '').update(process.env.VITE_REST_URL ?? '')
  const files: string[] = []
  for await (const entry of glob(inputs, { cwd: root, withFileTypes: true })) if (entry.isFile()) files.push(join(entry.parentPath, entry.name))
  for (const file of files.toSorted()) hash.update(file.slice(root.length)).update(await readFile(file))
  return hash.digest('hex')
}
