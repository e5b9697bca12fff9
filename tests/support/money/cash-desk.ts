import { randomUUID } from 'node:crypto'
import { officeToday } from '#core/days.ts'
import { outcome, recordOf, rowsOf, type SeededServer, withKey } from '../server/seeded-server.ts'
import type { Reply } from '../server/test-server.ts'
import { closeMonth, reopenMonth } from './close-month.ts'

type Manage = ReturnType<SeededServer['as']>
export type CashDesk = Awaited<ReturnType<typeof openCashDesk>>

/** A building whose cashier can begin: its people, and everything that money needs (building 1 of the probe). */
export async function openCashDesk(seeded: SeededServer) {
  const a = seeded.as('A')
  const [cash] = await seeded.db.query<{ id: string }>(
    `select id::text from payment_method where building_id = 1 and code = 'CASH'`,
  )
  const apartments = await seeded.db.query<{ id: string }>(
    `select a.id::text from apartment a where a.building_id = 1 and a.handover_status = 'handover' order by a.id`,
  )
  const apartment = (at: number) => {
    const { id } = apartments[at] ?? {}
    if (id === undefined) throw new Error(`there are ${apartments.length} apartments, and no ${at}`)
    return id
  }
  const draft = (apartmentId: string, amount: string, more: object = {}): Promise<Reply> =>
    a('POST fees', {
      building_id: '1',
      apartment_id: apartmentId,
      month: '2026-10',
      fee_type: 'OTHERS',
      name: 'Phí',
      amount,
      ...more,
    })
  return {
    a,
    cash: cash?.id ?? '',
    apartment,
    draft,
    /** Makes an approved fee by hand; returns its id. */
    async fee(apartmentId: string, amount: string, more: object = {}): Promise<string> {
      const { id } = recordOf(await draft(apartmentId, amount, more))
      const approved = await a(`POST fees/${id}/approve`, {})
      if (approved.status !== 200) throw new Error(`fee ${id}: ${outcome(approved)}`)
      return id
    },
    feeOf: async (id: string) => recordOf(await a(`GET fees/${id}`)),
    collect: (
      apartmentId: string,
      amount: string,
      more: object = {},
      key: string = randomUUID(),
      by: Manage = a,
    ): Promise<Reply> =>
      by(
        'POST receipts',
        {
          building_id: '1',
          apartment_id: apartmentId,
          month: '2026-11',
          payment_method_id: cash?.id,
          amount_received: amount,
          ...more,
        },
        withKey(key),
      ),
    takeBack: (receiptId: string, by: Manage = a): Promise<Reply> =>
      by(`POST receipts/${receiptId}/void`, { reason: 'nhầm' }),
    receiptsOf: async (apartmentId: string) =>
      rowsOf(await a(`GET receipts?building_id=1&limit=all&apartment_id=${apartmentId}`)),
    /** Money that was in a fund from the start, so that it can pay. */
    async fillFund(code: string, amount: string): Promise<void> {
      const [fund] = await seeded.db.query<{ id: string }>(
        'select id::text from cash_account where building_id = 1 and code = $1',
        [code],
      )
      const made = await a('POST opening-balances', {
        building_id: '1',
        date: officeToday(),
        cash_account_id: fund?.id,
        amount,
      })
      const done = await a(`POST opening-balances/${recordOf(made).id}/approve`, {})
      if (done.status !== 200) throw new Error(`${code}: ${outcome(done)}`)
    },
    /** `[outstanding, credit]` according to the ledger. */
    async balance(apartmentId: string): Promise<readonly [string, string]> {
      const { body } = await a(`GET debts/apartments/${apartmentId}`)
      const { outstanding, credit } = body.data as Readonly<Record<string, string>>
      return [outstanding ?? '', credit ?? '']
    },
    /** The kinds of entries that a document has, in the order in which they were booked. */
    async entries(documentId: string, kinds = 'fee'): Promise<string[]> {
      const rows = await seeded.db.query<{ kind: string }>(
        `select kind from ledger_entry where building_id = 1 and document_id = $1 and kind like $2 || '%' order by id`,
        [documentId, kinds],
      )
      return rows.map(({ kind }) => kind)
    },
    /** Runs the work while a month is closed, even one that could not be closed now, with drafts in it for example. */
    async whileClosed<T>(month: string, work: () => Promise<T>): Promise<T> {
      const closing = await closeMonth(seeded.db, month)
      try {
        return await work()
      } finally {
        await reopenMonth(seeded.db, closing)
      }
    },
  }
}

/** Makes the calls in parallel; returns the outcomes, each with how often it came. */
export async function atOnce(calls: readonly (() => Promise<Reply>)[]): Promise<Record<string, number>> {
  const replies = await Promise.all(calls.map((one) => one()))
  const counts: Record<string, number> = {}
  for (const one of replies.map(outcome)) counts[one] = (counts[one] ?? 0) + 1
  return counts
}

export const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at))
