import { countKhmer } from '#domain/documents/khmer-letters.ts'
import type { Sender } from '../workers/fair-line.ts'
import { pools } from '../workers/pools.ts'
import { holdTypesetter, type Typesetter } from './hold-typesetter.ts'

/** Documents that are set in one go: larger parts are no faster and hold more memory, smaller ones repeat their fonts. */
const partSize = 125
/** What a part holds at most, in letters: about half a second of a typesetter, which others wait for. */
const partWeight = 400_000
/** Of a Khmer letter, which is shaped by many rules, in Latin ones. */
const khmerWeight = 9

interface Parted<Page> {
  readonly pages: readonly Page[]
  readonly sender: Sender
  /** How often each page is laid out. */
  readonly times: (page: Page) => number
  readonly set: (typesetter: Typesetter, part: readonly Page[]) => Promise<Uint8Array>
  /** Called after each part, with the pages that are done. */
  readonly onProgress?: ((done: number) => void | Promise<void>) | undefined
}

/**
 * One PDF of many pages, set in parts that take a typesetter about as long as each other, whatever they hold. 503 when too
 * many wait, or when a process was lost: it took too long or held too much memory.
 */
export async function setInParts<Page>({
  pages,
  sender,
  times,
  set,
  onProgress,
}: Parted<Page>): Promise<Buffer> {
  const made: Buffer[] = []
  const left = partsOf(pages, times)
  const isBatch = pages.length > 1
  let done = 0
  const setParts = async () => {
    // One generator for all: each part is taken once, and none after one has failed, which ends it.
    for (const [at, part] of left) {
      made[at] = await holdTypesetter(sender, (typesetter) => set(typesetter, part), {
        isBatch,
        isBegun: at > 0,
      })
      done += part.length
      await onProgress?.(done)
    }
  }
  await Promise.all(Array.from({ length: pools.documents.width }, setParts))
  const [first] = made
  if (first !== undefined && made.length === 1) return first
  return holdTypesetter(sender, (typesetter) => typesetter.call('mergePdfs', made), {
    isBatch,
    isBegun: true,
  })
}

/** Pages in their order, as many in a part as fit; a page that is more than a part by itself is one. */
export function* partsOf<Page>(pages: readonly Page[], times: (page: Page) => number) {
  let part: Page[] = []
  let at = 0
  let weight = 0
  for (const page of pages) {
    const more = weigh(page) * times(page)
    if (part.length > 0 && (part.length === partSize || weight + more > partWeight)) {
      yield [at, part] as const
      at += 1
      part = []
      weight = 0
    }
    part.push(page)
    weight += more
  }
  // Of no page at all, one part: an empty PDF is one too.
  yield [at, part] as const
}

/** What a page holds, with its structure: a cell costs more than its letters. */
function weigh(page: unknown): number {
  const text = JSON.stringify(page)
  return text.length + (khmerWeight - 1) * countKhmer(text)
}
