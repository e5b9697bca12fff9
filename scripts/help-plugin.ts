import { glob, readFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import type { Plugin } from 'vite'
import { readHelpText } from './help-text.ts'

const id = 'virtual:help'
const prefix = `${id}/`

/** The pages of `docs` that explain the console to who works with it. */
const shown = 'docs/{users,admins,domain}/*.md'
/** Lists the others, as the console's own index does. */
const index = 'domain/README'

/**
 * `virtual:help`: the pages of the docs by their names (`domain/fee`), each with its title and what loads its text, so that
 * they are read in the console itself, without the internet.
 */
export function helpPlugin(root: string): Plugin {
  return {
    name: 'lobby-help',
    resolveId: (source) => (source === id || source.startsWith(prefix) ? `\0${source}` : undefined),
    async load(asked) {
      if (!asked.startsWith(`\0${id}`)) return undefined
      const names = await helpNames(root)
      if (asked === `\0${id}`) return indexCode(root, names)
      const name = asked.slice(prefix.length + 1)
      this.addWatchFile(pathOf(root, name))
      return textCode(await readFile(pathOf(root, name), 'utf8'), { name, root, names })
    },
  }
}

const pathOf = (root: string, name: string) => join(root, 'docs', `${name}.md`)

/** `users/month-end`, in the order of their addresses. */
export async function helpNames(root: string): Promise<string[]> {
  const found: string[] = []
  for await (const file of glob(shown, { cwd: root }))
    found.push(file.replaceAll('\\', '/').replace(/^docs\/|\.md$/g, ''))
  return found.filter((name) => name !== index).toSorted()
}

async function indexCode(root: string, names: readonly string[]): Promise<string> {
  const entries = names.map(async (name) => {
    const { title } = readHelpText(await readFile(pathOf(root, name), 'utf8'), () => undefined)
    return `${JSON.stringify(name)}: { title: ${JSON.stringify(title)}, load: () => import('${prefix}${name}') }`
  })
  return `export const helpPages = {\n${(await Promise.all(entries)).join(',\n')}\n}`
}

interface Place {
  readonly name: string
  readonly root: string
  readonly names: readonly string[]
}

/** Where a link of a page leads: another of these pages, or another site. */
export function helpLink(link: string, name: string, names: readonly string[]): string | undefined {
  if (/^https?:/.test(link)) return link
  const [file = '', anchor] = link.split('#')
  const target = file === '' ? name : posix.join(posix.dirname(name), file).replace(/\.md$/, '')
  if (!names.includes(target)) return undefined
  return `/help/${target}${anchor === undefined ? '' : `#${anchor}`}`
}

/** A page as a module: its text, with its pictures as files of the build. */
function textCode(markdown: string, { name, root, names }: Place): string {
  const { blocks } = readHelpText(markdown, (link) => helpLink(link, name, names))
  const imports: string[] = []
  const code = blocks.map((block) => {
    if (block.is !== 'picture') return JSON.stringify(block)
    const path = join(dirname(pathOf(root, name)), block.src)
    imports.push(`import picture${imports.length} from ${JSON.stringify(path)}\n`)
    return `{ ...${JSON.stringify(block)}, src: picture${imports.length - 1} }`
  })
  return `${imports.join('')}export const blocks = [${code.join(',\n')}]`
}
