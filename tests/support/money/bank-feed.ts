import { randomUUID } from 'node:crypto'
import { demoBankMessage, demoBankSecret, type DemoTransfer } from '#api/banks/demo-bank.ts'
import { recordOf, rowsOf, type SeededServer } from '../server/seeded-server.ts'
import { outcome } from '../server/seeded-server.ts'
import type { CashDesk } from './cash-desk.ts'
import { referencesOf } from './references.ts'

export type BankFeed = Awaited<ReturnType<typeof openBankFeed>>

/** A bank account of building 1 that collects fees, and a bank that tells of it. */
export async function openBankFeed(
  seeded: SeededServer,
  desk: CashDesk,
  number = '0011004123456',
  /** Where it is not kept in the building's. */
  currency?: 'usd' | 'riel',
) {
  const bank = recordOf(
    await desk.a('POST payment-methods/banks', {
      building_id: '1',
      name: 'Vietcombank',
      bank_code: 'VCB',
      account_number: number,
      account_holder: 'BQT Sunrise',
      currency_code: currency,
    }),
  )
  const fund = recordOf(
    await desk.a('POST report/accounts', {
      building_id: '1',
      code: `VCB-${number.slice(-4)}`,
      name: 'Vietcombank',
      account_type: 'building',
      account_sub_type: 'bank',
      bank_id: bank.id,
      currency_code: currency,
    }),
  )
  const made = await desk.a('POST bank-gateways', {
    building_id: '1',
    name: 'Ngân hàng mẫu',
    kind: 'demo',
    bank_id: bank.id,
    secret: demoBankSecret,
  })
  if (made.status !== 201) throw new Error(`bank-gateways: ${outcome(made)}`)
  const gateway = recordOf(made)
  const send = (address: string, body: string, headers: Readonly<Record<string, string>>) =>
    fetch(`${seeded.server.address}/v1/webhooks/banks/${address}`, { method: 'POST', body, headers })

  const references = await referencesOf(seeded.db)

  /** A transfer of which nothing else is said. */
  const transferOf = (more: Partial<DemoTransfer>): DemoTransfer => ({
    id: randomUUID(),
    account: number,
    time: new Date().toISOString(),
    amount: '1000',
    ...(currency === undefined ? {} : { currency }),
    text: '',
    ...more,
  })
  const linesOf = async (code: string) =>
    rowsOf(await desk.a(`GET banking-transactions?building_id=1&transaction_code=${code}&sort=created_at`))
  return {
    bank,
    fund,
    gateway,
    number,
    send,
    transferOf,
    reference: (apartmentId: string) => references.get(apartmentId) ?? '',
    /** Sends a transfer, and returns the status of the answer and its lines. */
    async pay(more: Partial<DemoTransfer>) {
      const transfer = transferOf(more)
      const { body, headers } = demoBankMessage(transfer, demoBankSecret)
      const { status } = await send('demo', body, headers)
      const lines = await linesOf(transfer.id)
      return { status, transfer, lines, line: lines[0] ?? {} }
    },
    linesOf,
    lineOf: async (id: unknown) => recordOf(await desk.a(`GET banking-transactions/${String(id)}`)),
    move: (id: unknown, action: string, body: object = {}) =>
      desk.a(`POST banking-transactions/${String(id)}/${action}`, body),
  }
}
