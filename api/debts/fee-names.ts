import { titleIn } from '#core/derive/title.ts'
import type { Language } from '#core/language.ts'
import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { isRecord, type Values } from '#domain/documents/values.ts'
import { fee } from '#entities/fees/fee.ts'
import type { Queryable } from '../database/pool.ts'

type FeeNames = ReadonlyMap<string, unknown>

/** A row of a fee with its name in a language, where the office gave one, and without the others. */
export const inLanguage =
  (language: Language) =>
  <R extends { readonly name: string; readonly language_contents: unknown }>({
    language_contents,
    ...row
  }: R) => ({ ...row, name: titleIn(fee, { language_contents }, language) ?? row.name })

/** A paper; its lines may be of fees. */
interface Lined {
  readonly lines?: unknown
}

const linesOf = ({ lines }: Lined): readonly Values[] => (Array.isArray(lines) ? lines.filter(isRecord) : [])

/** Names of the fees that lines of papers are of, in all languages that have them: an approved fee's do not change. */
export async function readFeeNames(
  db: Queryable,
  buildingId: string,
  papers: readonly Lined[],
): Promise<FeeNames> {
  const ids = papers.flatMap((paper) => linesOf(paper).map(({ fee_id: id }) => id))
  const known = [...new Set(ids.filter((id) => typeof id === 'string'))]
  if (known.length === 0) return new Map()
  const rows = await feesNamed(db, { buildingId, ids: known })
  return new Map(rows.map(({ id, language_contents }) => [id, language_contents]))
}

/** A paper whose lines say their fees in a language, where the reader may see what they are called. */
export function withFeeNames<R extends Lined>(paper: R, names: FeeNames, language: Language): R {
  if (names.size === 0 || !Array.isArray(paper.lines)) return paper
  const lines = linesOf(paper).map((line) => {
    const { fee_id: id, name: own } = line
    const name = titleIn(fee, { language_contents: names.get(String(id)) }, language)
    return name === undefined || own === undefined ? line : { ...line, name }
  })
  return { ...paper, lines }
}

const feesNamed = query({
  row: columns(fee, ['id', 'language_contents']),
  takes: { buildingId: 'bigint', ids: 'bigint[]' },
  sql: ({ buildingId, ids }) =>
    `select id, language_contents from fee
      where building_id = ${buildingId} and id = any(${ids}) and language_contents is not null`,
})
