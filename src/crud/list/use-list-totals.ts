import { useMemo } from 'react'
import type { CurrencyCode } from '#domain/currency.ts'
import { stateFieldOf } from '#core/derive/fields.ts'
import { leftOutOf } from '#core/derive/totals.ts'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import { capabilities } from '#src/data/capabilities.ts'
import { useTotals } from '#src/data/use-totals.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { summableOf, sumsOf, type Sums } from '../record/sums.ts'
import type { ListQuestion } from './list-question.ts'

export interface ListTotals {
  /** Of the rows on this page. */
  readonly page: Sums
  /** Of all that match; empty while they are being added up, absent where this page is all or nobody adds them up. */
  readonly all?: Sums
  /** This page is all that matches. */
  readonly isWhole: boolean
  /** How many match. */
  readonly total: number
  /** States whose rows are not added up. */
  readonly leftOut: readonly string[]
}

interface ListTotalsInput {
  readonly entity: AnyEntity
  readonly columns: readonly string[]
  readonly records: readonly AnyRecord[]
  readonly total: number
  readonly request: ListQuestion
  readonly tools: ViewTools
}

interface SumsInput {
  readonly entity: AnyEntity
  readonly names: readonly string[]
  readonly request: ListQuestion
  readonly enabled?: boolean
  readonly tools: ViewTools
}

/** What some fields come to over all that a list asks for; undefined while they are added up, or where nobody does. */
export function useSums({ entity, names, request, enabled = true, tools }: SumsInput): Sums | undefined {
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
    enabled: capabilities().totals && names.length > 0 && enabled,
  })
  return isPending ? undefined : readSums(totals, tools)
}

/** The sums below a list; undefined where no column is one. Loaded after the rows, which do not wait for them. */
export function useListTotals(input: ListTotalsInput): ListTotals | undefined {
  const { entity, columns, records, total, request, tools } = input
  const names = useMemo(() => summableOf(entity, columns, tools), [columns, entity, tools])
  const isWhole = total <= records.length
  const sums = useSums({ entity, names, request, enabled: !isWhole, tools })
  const leftOut = useMemo(() => leftOutOf(entity, request), [entity, request])
  const page = useMemo(() => {
    const state = stateFieldOf(entity)
    const counted = records.filter((one) => state === undefined || !leftOut.includes(String(one[state])))
    return sumsOf(entity, names, { records: counted, tools })
  }, [entity, names, records, leftOut, tools])
  if (names.length === 0 || records.length === 0) return undefined
  const all = isWhole || !capabilities().totals ? undefined : (sums ?? none)
  return { page, total, isWhole, leftOut, ...(all === undefined ? {} : { all }) }
}

const none: Sums = new Map()

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

/** As the server says it (`api/records/read/totals.ts`). */
interface Total {
  readonly currency: CurrencyCode | null
  readonly amount: string
}
