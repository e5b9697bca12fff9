import type { DocumentPage, Sheet } from '#domain/documents/page.ts'
import { apiError } from '../http/error.ts'
import type { Sender } from '../workers/fair-line.ts'
import { pools } from '../workers/pools.ts'
import { holdTypesetter } from './hold-typesetter.ts'

export interface PdfOptions {
  readonly paper: Sheet
  /** What the reader's window calls it. */
  readonly title: string
  /** The account that asked, so that one who prints much does not keep others waiting. */
  readonly sender?: Sender
  /** Stored pictures that the documents show, as JPEG by their files' ids; others are left out. */
  readonly pictures?: ReadonlyMap<string, Uint8Array>
  /** Called after each part of a long batch, with the documents that are done. */
  readonly onProgress?: (done: number) => void | Promise<void>
}

/** The most documents of one PDF. */
export const mostPages = 10_000
/** Documents that are set in one go: larger parts are no faster and hold more memory, smaller ones repeat their fonts. */
const partSize = 125

/**
 * One PDF of these documents, each beginning on a sheet of its own, set in worker processes, a part in each. 422 `too_many`
 * above `mostPages`; 503 when too many wait, or when a process was lost: it took too long or held too much memory.
 *
 * @example
 *   const pdf = await renderPdf([{ language: 'vi', title: 'Thông báo phí', notes: ['…'] }], {
 *     paper: 'a4',
 *     title: 'Thông báo phí tháng 11/2026',
 *     sender: caller.principal.accountId,
 *   })
 */
export async function renderPdf(
  pages: readonly DocumentPage[],
  { paper, title, sender = Symbol('pdf'), pictures = new Map(), onProgress }: PdfOptions,
): Promise<Buffer> {
  if (pages.length > mostPages) throw apiError(422, 'too_many', [], { limits: { max: mostPages } })
  const set: Buffer[] = []
  const left = partsOf(pages)
  let done = 0
  const setParts = async () => {
    // One generator for all: each part is taken once, and none after one has failed, which ends it.
    for (const [at, part] of left) {
      const asked = { pages: part, paper, title, pictures }
      set[at] = await holdTypesetter(sender, (worker) => worker.call('typeset', asked), at > 0)
      done += part.length
      await onProgress?.(done)
    }
  }
  await Promise.all(Array.from({ length: pools.documents.width }, setParts))
  const [first] = set
  if (first !== undefined && set.length === 1) return first
  return holdTypesetter(sender, (worker) => worker.call('mergePdfs', set), true)
}

function* partsOf(pages: readonly DocumentPage[]) {
  for (let at = 0; at === 0 || at * partSize < pages.length; at += 1)
    yield [at, pages.slice(at * partSize, (at + 1) * partSize)] as const
}
