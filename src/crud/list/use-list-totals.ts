import { useMemo } from 'react'
import type { CurrencyCode } from '#domain/currency.ts'
import { isPresent } from '#core/condition.ts'
import { addAmounts } from '#core/amount.ts'
import { allFields } from '#core/derive/fields.ts'
import { clearFlag } from '#core/derive/requirement.ts'
import { isSummable } from '#core/derive/totals.ts'
import type { MoneyField } from '#core/fields/money.ts'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import { useTotals } from '#src/data/use-totals.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { currencyIn } from '#src/fields/views/money.tsx'
import type { ListQuestion } from './use-record-list.ts'

/** The sums of each column by currency, decimal strings. */
export type Sums = ReadonlyMap<string, ReadonlyMap<CurrencyCode, string>>

export interface ListTotals {
  /** Of the rows on this page. */
  readonly page: Sums
  /** Of all that match; empty while they are being added up, absent where this page is all or nobody adds them up. */
  readonly all?: Sums
  /** This page is all that matches. */
  readonly isWhole: boolean
  /** How many match. */
  readonly total: number
}

interface ListTotalsInput {
  readonly entity: AnyEntity
  readonly columns: readonly string[]
  readonly records: readonly AnyRecord[]
  readonly total: number
  readonly request: ListQuestion
  readonly tools: ViewTools
}

/** The sums below a list; undefined where no column is one. Loaded after the rows, which do not wait for them. */
export function useListTotals(input: ListTotalsInput): ListTotals | undefined {
  const { entity, columns, records, total, request, tools } = input
  const names = useMemo(
    () => columns.filter((name) => isSummable(entity, name) && isClear(entity, name, tools)),
    [columns, entity, tools],
  )
  const { totals, isPending } = useTotals({
    request: {
      resource: entity.name,
      pageSize: 1,
      filters: request.filters,
      query: {
        keyword: request.keyword,
        columns: ['id'],
        totals: [...names],
        trashed: request.trashed,
        buildingId: request.buildingId,
      },
    },
    enabled: names.length > 0 && total > records.length,
  })
  const page = useMemo(() => sumsOf(entity, names, { records, tools }), [entity, names, records, tools])
  if (names.length === 0 || records.length === 0) return undefined
  const isWhole = total <= records.length
  const all = isWhole ? undefined : isPending ? none : readSums(totals, tools)
  return { page, total, isWhole, ...(all === undefined ? {} : { all }) }
}

const none: Sums = new Map()

/** Masked amounts cannot be added up. */
const isClear = (entity: AnyEntity, name: string, tools: ViewTools) => {
  const flag = clearFlag(entity, name)
  return flag === undefined || tools.can(flag, entity.name)
}

function sumsOf(
  entity: AnyEntity,
  names: readonly string[],
  { records, tools }: Pick<ListTotalsInput, 'records' | 'tools'>,
): Sums {
  return new Map(
    names.map((name) => {
      const field = allFields(entity)[name] ?? { kind: 'money' }
      const sums = new Map<CurrencyCode, string>()
      for (const record of records) {
        const amount = record[name]
        if (!isPresent(amount)) continue
        const currency =
          field.kind === 'money' ? currencyIn(field as MoneyField, record, tools) : tools.currency
        sums.set(currency, addAmounts(sums.get(currency) ?? '0', String(amount)))
      }
      return [name, sums]
    }),
  )
}

function readSums(totals: unknown, { currency }: ViewTools): Sums | undefined {
  if (typeof totals !== 'object' || totals === null) return undefined
  const sums = Object.entries(totals as Readonly<Record<string, readonly Total[]>>)
  return new Map(
    sums.map(([name, parts]) => [
      name,
      new Map(parts.map((part) => [part.currency ?? currency, part.amount])),
    ]),
  )
}

/** As the server says it (`api/records/totals.ts`). */
interface Total {
  readonly currency: CurrencyCode | null
  readonly amount: string
}
