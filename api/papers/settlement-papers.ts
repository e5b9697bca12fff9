import type { Queryable } from '#api/database/pool.ts'
import { adjustmentCalls, offsetCalls, writeOffCalls } from '#domain/calls/papers.ts'
import { adjustment } from '#entities/vouchers/adjustment.ts'
import { creditTransfer } from '#entities/vouchers/credit-transfer.ts'
import { writeOff } from '#entities/vouchers/write-off.ts'
import { bookedEntries, entriesOf, type BookedEntry } from './booked-entries.ts'
import { definePaper, type PrintedRecords } from './define-paper.ts'
import { settlementPage } from './settlement-page.ts'

// Documents that settle debts and move no money. A draft has no paper: it has no number and has settled nothing.

export const writeOffPaper = definePaper({
  entity: writeOff,
  calls: writeOffCalls,
  with: ['apartment'],
  more: bookedEntries,
  page: (record, { more, entity, ...context }) =>
    settlementPage({ kind: entity.name, record, entry: more.get(String(record.id)) }, context),
  issuedAt,
  live: [],
})

export const offsetPaper = definePaper({
  entity: creditTransfer,
  calls: offsetCalls,
  with: ['apartment', 'to_apartment'],
  more: bookedEntries,
  page: (record, { more, entity, ...context }) =>
    settlementPage({ kind: entity.name, record, entry: more.get(String(record.id)) }, context),
  issuedAt,
  live: [],
})

export const adjustmentPaper = definePaper({
  entity: adjustment,
  calls: adjustmentCalls,
  with: ['apartment'],
  more: entriesOfAdjustments,
  page: (record, { more, entity, ...context }) =>
    settlementPage({ kind: entity.name, record, entry: more.get(String(record.id)) }, context),
  issuedAt,
  live: [],
})

function issuedAt(
  { id, created_at: made }: { readonly id?: unknown; readonly created_at?: unknown },
  entries: ReadonlyMap<string, BookedEntry>,
) {
  return entries.get(String(id))?.issued_at ?? made
}

/** What is raised is booked by the line that it has become. */
async function entriesOfAdjustments(
  db: Queryable,
  of: PrintedRecords,
): Promise<ReadonlyMap<string, BookedEntry>> {
  const lines = of.records.flatMap(({ id, line_id: line }) =>
    typeof line === 'string' ? [{ id: String(id), line }] : [],
  )
  const [lowered, raised] = await Promise.all([
    bookedEntries(db, of),
    entriesOf(db, {
      buildingId: of.buildingId,
      kinds: ['fee', 'opening'],
      ids: lines.map(({ line }) => line),
    }),
  ])
  const ofLines = lines.flatMap(({ id, line }) => {
    const entry = raised.get(line)
    return entry === undefined ? [] : [[id, entry] as const]
  })
  return new Map([...lowered, ...ofLines])
}
