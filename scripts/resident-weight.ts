import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** What the residents' app weighs, in bytes by the best brotli; words count in the language that weighs most. */
export interface Weight {
  /** Scripts that come before the first content: the shell's, those that it imports, and one language's words. */
  readonly first: number
  /** Files among them, with the page, its style sheets and the calls that its content needs. */
  readonly requests: number
  readonly styles: number
  /** Words of all places that are opened later, in the language that weighs most. */
  readonly words: number
  /** Scripts of each place that is loaded when it is opened, by its name. */
  readonly places: Readonly<Record<string, number>>
  /** All scripts, of every language. */
  readonly all: number
  /** Fonts that the build brings. */
  readonly fonts: readonly string[]
}

/** What each may weigh at most (docs/decisions/resident-app.md). */
export const budget = {
  first: 80_000,
  styles: 8_000,
  words: 16_000,
  place: 12_000,
  all: 180_000,
  /** The page with its styles, two scripts, words, and the two calls for who is here and what they owe. */
  requests: 6,
} as const

const pack = (text: Buffer) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/** Calls before the first content: who is here, and the first page of their home. */
const calls = 2

/** Weighs what lies in `dist/resident`, of the newest build alone. */
export async function weighResidentApp(folder: string): Promise<Weight> {
  const [newest = []] = JSON.parse(await readFile(join(folder, '.builds.json'), 'utf8')) as string[][]
  const read = async (file: string) => await readFile(join(folder, file))
  const files = newest.filter((file) => file.startsWith('assets/'))
  const sizes = new Map<string, number>()
  const texts = new Map<string, string>()
  for (const file of files) {
    const content = await read(file)
    sizes.set(file, pack(content))
    texts.set(file, content.toString())
  }
  const sizeOf = (file: string) => sizes.get(file) ?? 0
  const sum = (some: Iterable<string>) => [...some].reduce((all, file) => all + sizeOf(file), 0)
  const reach = (from: readonly string[]) => {
    const found = new Set(from)
    for (const file of found) for (const next of importsOf(texts.get(file) ?? '')) found.add(next)
    return found
  }

  const page = (await read('index.html')).toString()
  const inPage = [...page.matchAll(/<style>([^<]*)<\/style>/g)].map(([, text = '']) =>
    pack(Buffer.from(text)),
  )
  const entries = [...page.matchAll(/(?:src|href)="\/app\/(assets\/[^"]+\.js)"/g)].map(
    ([, file = '']) => file,
  )
  const shell = reach(entries)
  const first = files.filter((file) => /\/(?:vi|en|km)-[\w-]{8}\.js$/.test(file))
  const later = files.filter((file) => /\/(?:vi|en|km)-later-[\w-]{8}\.js$/.test(file))
  const words = new Set([...first, ...later])
  const heaviest = (some: readonly string[]) => Math.max(0, ...some.map(sizeOf))
  const scripts = files.filter((file) => file.endsWith('.js'))
  const places = scripts.filter((file) => !shell.has(file) && !words.has(file))
  const styles = files.filter((file) => file.endsWith('.css'))
  return {
    first: sum(shell) + heaviest(first),
    words: heaviest(later),
    requests: 1 + styles.filter((file) => page.includes(file)).length + shell.size + 1 + calls,
    styles: sum(styles) + inPage.reduce((all, size) => all + size, 0),
    places: Object.fromEntries(
      places.map((file) => [nameOf(file), sum([...reach([file])].filter((one) => !shell.has(one)))]),
    ),
    all: sum(scripts),
    fonts: (await readdir(folder, { recursive: true })).filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file)),
  }
}

/** The files that a script of `assets` imports statically. */
const importsOf = (text: string) =>
  [...text.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(
    ([, name = '']) => `assets/${name}`,
  )

const nameOf = (file: string) => file.replace(/^assets\/|-[\w-]{8}\.js$/g, '')

/** What is heavier than it may be, one line each. */
export const overweight = ({
  first,
  words,
  requests,
  styles,
  places,
  all,
  fonts,
}: Weight): readonly string[] => [
  ...tooMuch('scripts before content', first, budget.first),
  ...tooMuch('words of later places', words, budget.words),
  ...tooMuch('requests before content', requests, budget.requests),
  ...tooMuch('styles', styles, budget.styles),
  ...tooMuch('all scripts', all, budget.all),
  ...Object.entries(places).flatMap(([name, size]) => tooMuch(name, size, budget.place)),
  ...fonts.map((file) => `a font: ${file}`),
]

const tooMuch = (what: string, is: number, most: number) => (is > most ? [`${what}: ${is} of ${most}`] : [])
