import type { NamedLines } from '../workbook.ts'
import { isCamt, readCamt } from './camt.ts'
import { isMt940, readMt940 } from './mt940.ts'
import { sheetsOfStatements } from './told-statement.ts'

/** Signs by which a format is known: what stands before the first movement. */
const beginning = 4_000

/**
 * What a bank gives companies beside tables, MT940 and camt.053, as a sheet for each account; undefined for another text.
 * Throws a `TaskFault` for a file that is broken.
 */
export function bankFileSheets(
  text: () => string,
  bytes: Uint8Array,
  { depth }: { readonly depth: number },
): NamedLines[] | undefined {
  const begins = new TextDecoder()
    .decode(bytes.subarray(0, beginning))
    .replaceAll('\0', '')
    .replace(/^\ufeff/, '')
  if (isMt940(begins)) return sheetsOfStatements(readMt940(text()))
  return isCamt(begins) ? sheetsOfStatements(readCamt(text(), depth)) : undefined
}
