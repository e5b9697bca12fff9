import { sendNotices } from '#api/notices/notice-run.ts'
import { outcome, recordOf, rowsOf, type SeededServer } from '../server/seeded-server.ts'
import { openSeededServer } from '../server/seeded-server.ts'
import { openCashDesk } from './cash-desk.ts'

export type NoticeServer = Awaited<ReturnType<typeof openNoticeServer>>

/** A batch as its viewers see it. */
interface Batch {
  readonly id: string
  readonly status: string
  readonly problem: string | null
  readonly total: number
  readonly done: number
  readonly total_notice_slips: number
  readonly due: string
  readonly reached: number
  readonly sent: number
  readonly queued: number
  readonly not_reached: number
}

/** The services that send notices, without a server's own jobs, which would interfere. */
export const partsOfNotices = ({ server }: SeededServer) => ({
  db: server.serving,
  principals: server.services.principals,
  events: { publish: () => undefined },
  hub: { send: () => undefined },
  jobs: { send: () => Promise.resolve() },
})

/** Building 1 of the probe with a bank account to pay to, and calls to make, send and read notices of October 2026. */
export async function openNoticeServer() {
  const seeded = await openSeededServer()
  const desk = await openCashDesk(seeded)
  const { a } = desk
  const account = recordOf(
    await a('POST payment-methods/banks', {
      building_id: '1',
      name: 'Vietcombank',
      bank_code: 'VCB',
      account_number: '0011004123456',
      account_holder: 'BQT SUNRISE',
      is_default: true,
    }),
  )
  await seeded.db.execute(
    `update payment_method set bank_id = case code when 'BANK_TRANSFER' then $1::bigint end where building_id = 1`,
    [account.id],
  )
  const batch = async (id: string) => recordOf(await a(`GET group-notice-slips/${id}`)) as unknown as Batch
  return {
    seeded,
    desk,
    a,
    db: seeded.db,
    batch,
    make: (values: object = {}, by = a) =>
      by('POST group-notice-slips', {
        building_id: '1',
        month: '2026-10',
        collect_on: '2026-11-30',
        channels: ['notification', 'email', 'sms'],
        ...values,
      }),
    /** Sends a batch, whomever it reaches, and waits until it is over; returns it. */
    async send(id: string, action: 'send' | 'resend' = 'send'): Promise<Batch> {
      const reply = await a(`POST group-notice-slips/${id}/${action}`, { confirm_unreached: '1' })
      if (reply.status !== 200) throw new Error(outcome(reply))
      await sendNotices(partsOfNotices(seeded), id)
      return batch(id)
    },
    slips: async (groupId: string) =>
      rowsOf(await a(`GET notice-slips?building_id=1&limit=all&group_notice_slip_id=${groupId}&sort=id`)),
    /** Who lives in an apartment now, with these addresses; nobody else does. */
    async settle(
      apartmentId: string,
      person?: { email?: string; also?: readonly string[]; phone?: string; withAccount?: true },
    ) {
      await seeded.db.execute('delete from residency where apartment_id = $1', [apartmentId])
      if (person === undefined) return undefined
      const [made] = await seeded.db.query<{ id: string }>(
        `insert into resident (building_id, code, full_name, email, phone_number, notification_emails, resident_type, status)
          values (1, 'N-' || $1, 'Trần Thị Bình ' || $1, $2, $3, $4::jsonb, 'householder', 'using') returning id::text`,
        [
          apartmentId,
          person.email ?? null,
          person.phone ?? null,
          person.also === undefined ? null : JSON.stringify(person.also.map((email) => ({ email }))),
        ],
      )
      await seeded.db.execute(
        `insert into residency (building_id, block_id, apartment_id, resident_id, relationship_id, apartment_permission, move_in_date)
          select a.building_id, a.block_id, a.id, $2, (select min(id) from relationship where building_id = 1), true,
            '2020-01-01'
          from apartment a where a.id = $1`,
        [apartmentId, made?.id],
      )
      if (person.withAccount)
        await seeded.db.execute(
          `insert into account (organisation_id, name, email, type, resident_id, status)
            select organisation_id, 'Bình', 'app-' || $1 || '@example.test', 'org_resident', $2, 'active'
            from building where id = 1`,
          [apartmentId, made?.id],
        )
      return made?.id
    },
    outbox: (channel: string) =>
      seeded.db.query<{ id: string; recipient: string; body: string; html: string | null; status: string }>(
        `select id::text, recipient, body, html, status from outbox where channel = $1 and is_bulk order by id`,
        [channel],
      ),
    close: () => seeded.close(),
  }
}
