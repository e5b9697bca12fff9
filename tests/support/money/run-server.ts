import type { Queryable } from '#api/database/pool.ts'
import { notify, type Notice } from '#api/notifications/notifications.ts'
import { expect } from 'vitest'
import { extensions } from '#api/extensions.ts'
import { createRecords } from '#api/records/records.ts'
import { registry } from '#entities/index.ts'
import { openSeededServer, recordOf, rowsOf, type SeededServer } from '../server/seeded-server.ts'

/** A run as its viewers see it. */
interface Run {
  readonly id: string
  readonly status: string
  readonly total: number
  readonly done: number
  readonly created: number
  readonly skipped: number
  readonly failed_count: number
  readonly problem: string | null
  readonly finished_at: string | null
}

export type RunServer = Awaited<ReturnType<typeof openRunServer>>

/** Building 1 of the probe with its fees, and calls to start runs and to read their results. */
export async function openRunServer() {
  const seeded = await openSeededServer()
  const { db } = seeded
  const a = seeded.as('A')
  const run = async (id: string) => recordOf(await a(`GET group-fee-slips/${id}`)) as unknown as Run
  const all = async <T>(text: string, values: readonly unknown[] = []) => db.query<T>(text, values)
  return {
    seeded,
    db,
    a,
    run,
    /** Requests a run of building 1, of whichever month, for all apartments unless some are named; returns the reply. */
    ask: (month: string, more: object = {}) =>
      a('POST group-fee-slips', {
        building_id: '1',
        month,
        all_apartments: true,
        confirm_month: '1',
        ...more,
      }),
    /** Waits until the run is over. */
    async over(id: string): Promise<Run> {
      await expect.poll(async () => (await run(id)).status, { interval: 50 }).not.toBe('running')
      return run(id)
    },
    /** `{apartment}/{setting's code}` → amount, of a month's fees that are not void. */
    async fees(month: string): Promise<Readonly<Record<string, string>>> {
      const rows = await all<{ key: string; amount: string }>(
        `select f.apartment_id || '/' || s.code as key, trim_scale(f.amount)::text as amount
          from fee f join fee_setting s on s.id = f.fee_setting_id and s.building_id = f.building_id
          where f.building_id = 1 and f.month = $1 and f.status <> 'void' and f.deleted_at is null`,
        [month],
      )
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
      return Object.fromEntries(rows.map(({ key, amount }) => [key, amount]))
    },
    /** `{apartment}/{setting's code} {reason}`, sorted: the fees that the run could not make. */
    async errors(id: string): Promise<string[]> {
      const rows = rowsOf(await a(`GET fee-errors?building_id=1&group_fee_slip_id=${id}&limit=100`))
      const codes = new Map(
        (await all<{ id: string; code: string }>('select id::text, code from fee_setting')).map((one) => [
          one.id,
          one.code,
        ]),
      )
      return rows
        .map(
          (row) =>
            `${String(row.apartment_id)}/${codes.get(String(row.fee_setting_id)) ?? ''} ${String(row.reason)}`,
        )
        .toSorted()
    },
    /** The fee setting of building 1 with this code. */
    async setting(code: string): Promise<string> {
      const [row] = await all<{ id: string }>(
        'select id::text from fee_setting where building_id = 1 and code = $1',
        [code],
      )
      return row?.id ?? ''
    },
    /** Apartments that are charged, in order. */
    charged: async () =>
      (
        await all<{ id: string }>(
          `select id::text from apartment where building_id = 1 and handover_status in ('handover', 'wait_closed') order by id`,
        )
      ).map(({ id }) => id),
  }
}

/** The services that make runs, without a server's own jobs, which would interfere. */
export const partsOf = ({ server }: SeededServer) => ({
  db: server.serving,
  principals: server.services.principals,
  jobs: server.services.jobs,
  events: { publish: () => undefined },
})

/** The same with separate records, as the scheduler has them. */
export function schedulerOf(seeded: SeededServer) {
  const parts = partsOf(seeded)
  const { services } = seeded.server
  const never = () => Promise.reject(new Error('a schedule has no files and no secrets'))
  const records = createRecords({
    ...parts,
    registry,
    extensions: extensions({ services, registry }),
    files: { saveUpload: never, removeUnheld: never, requireRoom: never },
    hashSecret: never,
  })
  const tell = (open: Queryable, notice: Notice) => notify({ db: open, hub: services.hub }, notice)
  return { ...parts, records, notify: tell }
}
