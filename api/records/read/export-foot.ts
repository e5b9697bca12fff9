import { isSummable, leftOutOf } from '#core/derive/totals.ts'
import { addAmounts } from '#core/amount.ts'
import type { Language } from '#core/language.ts'
import type { ListQuery } from '#core/wire/query.ts'
import type { PipelineContext } from '../context.ts'
import { exactNumber, type Cell } from '../present/export-cells.ts'
import { footMark } from '../present/foot-mark.ts'
import type { RowScope } from '../rights.ts'
import type { Selected } from '../sql/select.ts'
import { totalsOf } from './totals.ts'

const words = {
  total: { vi: 'Tổng cộng', en: 'Total', km: 'សរុប' },
  without: { vi: 'Không tính', en: 'Without', km: 'មិនរាប់បញ្ចូល' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>

/** A row of totals below others; none where nothing is added up, or where no column is left to say what it is. */
export function totalRow(sums: readonly (Cell | undefined)[], language: Language): Cell[][] {
  const at = sums.findIndex((sum) => sum === undefined)
  if (at < 0 || sums.every((sum) => sum === undefined)) return []
  return [sums.map((sum, column) => (column === at ? `${footMark}${words.total[language]}` : (sum ?? null)))]
}

/** Adds up the columns of a file while its rows leave. Exact; a text in such a column counts as nothing. */
export function summing(isSummed: readonly boolean[]) {
  const sums = isSummed.map((is): string | undefined => (is ? '0' : undefined))
  return {
    take(row: readonly Cell[]) {
      for (const [at, sum] of sums.entries()) {
        const cell = row[at]
        const text = typeof cell === 'number' ? String(cell) : cell
        if (sum !== undefined && typeof text === 'string' && /^-?\d+(\.\d+)?$/.test(text))
          sums[at] = addAmounts(sum, text)
      }
    },
    cells: (): (Cell | undefined)[] => sums.map((sum) => (sum === undefined ? undefined : exactNumber(sum))),
  }
}

interface ListFoot {
  readonly names: readonly string[]
  readonly query: ListQuery
  readonly reading: Selected
  readonly scope: RowScope
}

/** The totals of a list as its own figures have them, and which states they leave out. */
export async function listFoot(operation: PipelineContext, asked: ListFoot): Promise<Cell[][]> {
  const { plan, caller, pipeline } = operation
  const { names, query, reading, scope } = asked
  const summable = names.filter((name) => isSummable(plan.entity, name))
  if (summable.length === 0) return []
  const leftOut = leftOutOf(plan.entity, query)
  const totals = await totalsOf(operation, reading, { names: summable, scope, leftOut })
  const { language } = caller
  const rows = totalRow(
    names.map((name) => {
      const own = totals[name]
      if (own === undefined) return undefined
      const [only] = own
      if (own.length < 2) return exactNumber(only?.amount ?? '0')
      return own.map(({ amount, currency }) => `${amount} ${(currency ?? '').toUpperCase()}`).join('; ')
    }),
    language,
  )
  if (rows.length === 0 || leftOut.length === 0) return rows
  const states = pipeline.labels[plan.entity.name]?.[language].states
  const said = leftOut.map((state) => states?.[state] ?? state).join(', ')
  return [...rows, [`${footMark}${words.without[language]}: ${said}`]]
}
