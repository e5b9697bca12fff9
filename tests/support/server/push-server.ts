import type { HubMessage } from '#api/events/hub.ts'
import { sendPush } from '#api/push/push-run.ts'
import { addStay } from './lodgers.ts'
import { outcome, openSeededServer, recordOf, rowsOf } from './seeded-server.ts'

export type PushServer = Awaited<ReturnType<typeof openPushServer>>

interface Person {
  readonly name: string
  readonly apartment: string
  readonly householder?: boolean
  /** Default: an active one. */
  readonly account?: 'none' | 'disabled'
  readonly acts?: boolean
  readonly movedOut?: boolean
}

/** Two blocks of building 1 with two apartments each, in which nobody lives yet, and calls to tell residents of things. */
export async function openPushServer() {
  const seeded = await openSeededServer()
  const { db, server } = seeded
  const a = seeded.as('A')
  await db.execute('delete from residency where building_id = 1')
  const homes = await db.query<{ id: string }>(
    'select id::text from apartment where building_id = 1 and deleted_at is null order by id limit 4',
  )
  const [a1 = '', a2 = '', b1 = '', b2 = ''] = homes.map(({ id }) => id)
  const blocks: string[] = []
  for (const [code, own] of [
    ['PUSH-A', [a1, a2]],
    ['PUSH-B', [b1, b2]],
  ] as const) {
    const { id } = recordOf(await a('POST blocks', { building_id: '1', code, name: code }))
    await db.execute('update apartment set block_id = $1 where id = any($2::bigint[])', [id, own])
    blocks.push(id)
  }
  const told: HubMessage[] = []
  /** The services of one process, whose own jobs do not run. */
  const parts = () => ({
    db: server.serving,
    principals: server.services.principals,
    events: { publish: () => undefined },
    hub: { send: (message: HubMessage) => void told.push(message) },
    jobs: { send: () => Promise.resolve() },
    services: { publicUrl: 'https://lobby.example' },
  })
  const push = async (id: string) => recordOf(await a(`GET push-notifications/${id}`))
  return {
    seeded,
    a,
    db,
    told,
    parts,
    homes: { a1, a2, b1, b2 },
    blocks: { a: blocks[0] ?? '', b: blocks[1] ?? '' },
    push,
    /** Somebody who lives there now; returns their account. */
    async settle({ name, apartment, householder, account, acts = true, movedOut }: Person): Promise<string> {
      const [made] = await db.query<{ id: string }>(
        `insert into resident (building_id, code, full_name, resident_type, status)
          values (1, 'P-' || $1, $1, 'not_householder', 'using') returning id::text`,
        [name],
      )
      await addStay(seeded, made?.id ?? '', {
        apartmentId: apartment,
        acts,
        // By the stay alone: what the record says of somebody is not looked at while a stay says it.
        ...(householder === true ? { relationship: 'householder' } : {}),
        ...(movedOut === true ? { until: '2020-01-01' } : {}),
      })
      if (account === 'none') return ''
      const [own] = await db.query<{ id: string }>(
        `insert into account (organisation_id, name, email, type, resident_id, status)
          select organisation_id, $1, lower($1) || '@push.test', 'org_resident', $2, $3 from building where id = 1
          returning id::text`,
        [name, made?.id, account ?? 'active'],
      )
      return own?.id ?? ''
    },
    write: (values: object = {}, by = a) =>
      by('POST push-notifications', {
        building_id: '1',
        title: 'Cắt nước',
        content: 'Từ 9 giờ sáng mai',
        ...values,
      }),
    /** Writes a message, sends it and waits until it is over. */
    async tell(values: object = {}) {
      const { id } = recordOf(await this.write(values))
      const reply = await a(`POST push-notifications/${id}/send`, {})
      if (reply.status !== 200) throw new Error(outcome(reply))
      await sendPush(parts(), id)
      return push(id)
    },
    /** Names by what became of them. */
    async reached(id: string) {
      const rows = rowsOf(await a(`GET push-recipients?building_id=1&limit=all&push_notification_id=${id}`))
      return Object.fromEntries(rows.map((row) => [String(row.recipient), row.outcome]))
    },
    bell: async (accountId: string) =>
      (
        await db.query<{ message: string }>(
          'select message from web_notification where account_id = $1 order by id',
          [accountId],
        )
      ).map(({ message }) => message),
    /** As if the hour had come. */
    passTime: (id: string) =>
      db.execute(`update push_notification set scheduled_at = now() - interval '1 minute' where id = $1`, [
        id,
      ]),
    close: () => seeded.close(),
  }
}
