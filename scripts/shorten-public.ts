import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify } from 'vite'

/** Scripts of `public/` are copied as they were written, comments included, and the page waits for them. */
export async function shortenPublicScripts(dir: string): Promise<void> {
  for await (const file of glob('*.js', { cwd: dir })) {
    const path = join(dir, file)
    const { code, errors } = await minify(file, await readFile(path, 'utf8'))
    if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(', ')}`)
    await writeFile(path, code)
  }
}
