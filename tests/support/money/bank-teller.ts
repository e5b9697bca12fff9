import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { demoBankMessage, demoBankSecret, type DemoTransfer } from '#api/banks/demo-bank.ts'
import { crowding } from '../server/crowding.ts'
import { referencesOf } from './references.ts'

interface TellerParts {
  /** The server's address now: it may be killed and come back at another one. */
  readonly url: () => string
  readonly ask: <T>(statement: string) => Promise<T[]>
  /** Apartments that the transfers name. */
  readonly apartmentIds: readonly string[]
}

interface BookedLine {
  readonly id: string
  readonly status: string
  readonly receipts: number
}

/** The demo's bank, which tells of one transfer of 1,000 đồng after the other, and repeats those that nobody has answered. */
export async function openBankTeller({ url, ask, apartmentIds }: TellerParts) {
  const [account] = await ask<{ number: string }>(
    `select account_number as number from bank where building_id = 1 and id = (
      select bank_id from bank_gateway where building_id = 1 and kind = 'demo' and is_active)`,
  )
  const references = await referencesOf({ query: ask })
  const answered: DemoTransfer[] = []
  const unanswered: DemoTransfer[] = []

  async function tell(transfer: DemoTransfer): Promise<boolean> {
    const { body, headers } = demoBankMessage(transfer, demoBankSecret)
    const signal = AbortSignal.timeout(10_000)
    const sent = fetch(`${url()}/v1/webhooks/banks/demo`, { method: 'POST', headers, body, signal })
    return (await sent.catch(() => undefined))?.status === 200
  }
  const booked = () =>
    ask<BookedLine>(`
      select l.transaction_code as id, l.status, (select count(*)::int from receipt r
          where r.building_id = 1 and r.status <> 'voided' and r.note like l.transaction_code || ' %') as receipts
        from bank_line l where l.building_id = 1 and l.transaction_code ~ '^[0-9a-f-]{36}$'`)

  return {
    answered,
    unanswered,
    async tellUntil(isOver: () => boolean): Promise<void> {
      while (!isOver()) {
        const transfer = {
          id: randomUUID(),
          account: account?.number ?? '',
          time: new Date().toISOString(),
          amount: '1000',
          text: references.get(apartmentIds[randomInt(apartmentIds.length)] ?? '') ?? '',
        }
        const isAnswered = await tell(transfer)
        ;(isAnswered ? answered : unanswered).push(transfer)
        if (!isAnswered) await wait(50)
      }
    },
    /** Repeats what nobody has answered or judged, and fails unless each transfer is one line and one receipt. */
    async requireBooked(): Promise<void> {
      const waiting = new Set(
        (await booked()).filter(({ status }) => status !== 'matched').map(({ id }) => id),
      )
      for (const transfer of [...unanswered, ...answered.filter(({ id }) => waiting.has(id))])
        await expect.poll(() => tell(transfer), { timeout: 20_000 * crowding() }).toBe(true)
      const all = [...answered, ...unanswered]
      expect(answered.length).toBeGreaterThan(0)
      const wrong = async () => {
        const lines = await booked()
        const byId = new Map(lines.map((line) => [line.id, line]))
        const faults = all.filter(({ id }) => {
          const line = byId.get(id)
          return line?.status !== 'matched' || line.receipts !== 1
        })
        return { lines: lines.length, faults }
      }
      // An answer comes after three seconds, whatever is judged by then.
      await expect.poll(wrong, { timeout: 20_000 * crowding() }).toEqual({ lines: all.length, faults: [] })
    },
  }
}
