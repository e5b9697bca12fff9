import type { Db, Tx } from '#api/database/pool.ts'
import { readSnapshot } from '#api/database/snapshot.ts'
import { apiError } from '#api/http/error.ts'
import type { Jobs } from '#api/jobs/jobs.ts'
import { command, query } from '#api/sql/query.ts'

/**
 * Adds what was booked since to the sums by day that the reports read (docs/decisions/sums-by-day.md). Before a report
 * and a closing, so that they have everything that was booked when they began.
 */
export const sumLedger = command({
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) => `select sum_ledger(${buildingId})`,
})

/** Times that something is booked between the sums and the lines before the reader is told to come again. */
const attempts = 5

interface SummedRead {
  readonly buildingId: string
  /** Whether all that the sums must have is in them, as the reader sees the ledger. */
  readonly isWhole: (tx: Tx) => Promise<boolean>
}

/**
 * Reads the sums by day and what stands beside them as they were at one moment; 503 while more is booked all the time.
 */
export async function readWithSums<T>(
  db: Db,
  { buildingId, isWhole }: SummedRead,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    await sumLedger(db, { buildingId })
    let result: { readonly of: T } | undefined
    await readSnapshot(db, async (tx) => {
      if (await isWhole(tx)) result = { of: await work(tx) }
    })
    if (result !== undefined) return result.of
  }
  throw apiError(503, 'service_unavailable', [], { retryAfter: 5 })
}

/** The same with sums that must have every link of a building's chain. */
export const readWithAllSums = <T>(db: Db, buildingId: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
  readWithSums(
    db,
    { buildingId, isWhole: async (tx) => (await linkedSince(tx, { buildingId })).length === 0 },
    work,
  )

/** SQL of whether a building has links after its sums: the last one tells, where any would be looked for among all. */
const isBehind = (building: string) =>
  `(select max(c.number) from ledger_chain c where c.building_id = ${building})
    > coalesce((select s.number from ledger_summed s where s.building_id = ${building}), 0)`

const linkedSince = query({
  row: {},
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) => `select where ${isBehind(buildingId)}`,
})

/** Buildings with links that are not in the sums, of all or of these. */
const behind = query({
  row: { id: 'bigint' },
  takes: { buildingIds: 'bigint[] | null' },
  sql: ({ buildingIds }) =>
    `select b.id from building b where (${buildingIds}::bigint[] is null or b.id = any(${buildingIds})) and ${isBehind('b.id')}
      order by b.id`,
})

/**
 * `sumLedger` of those buildings that are behind, of all or of these: each in a transaction of its own, so that none waits
 * for another's, or fails with it.
 */
export async function sumLedgers(db: Db, buildingIds: readonly string[] | null): Promise<void> {
  const failures: unknown[] = []
  for (const { id: buildingId } of await behind(db, { buildingIds }))
    await sumLedger(db, { buildingId }).catch((error: unknown) => failures.push(error))
  // Whose own words say why: a screen that waits for the sums is answered by what became of them.
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `buildings were not summed: ${[...new Set(failures.map(String))].join(' | ')}`,
    )
}

/** Every quarter of an hour: nobody who asks for a report waits for the sums of more than that. */
export function defineSumming(jobs: Jobs, db: Db): void {
  jobs.define({
    name: 'sum-ledger',
    cron: '*/15 * * * *',
    retries: 0,
    run: () => sumLedgers(db, null),
  })
}
