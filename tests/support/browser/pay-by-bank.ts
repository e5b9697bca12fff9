import { expect } from 'vitest'
import { demoBankMessage, demoBankSecret } from '#api/banks/demo-bank.ts'
import { readQr } from '#domain/money/qr/payment-qr.ts'
import { lobbyUrl } from './lobby-url.ts'

/** What the payer's bank does with a payment's QR. */
export async function payByBank(qr: string): Promise<void> {
  const { valid, fields } = readQr(qr)
  if (!valid || !('purpose' in fields)) throw new Error(`no payment's QR: ${qr}`)
  const { account = '', amount = '', purpose = '' } = fields
  const { body, headers } = demoBankMessage(
    { id: `E2E-${purpose}`, account, amount, text: purpose, time: new Date().toISOString() },
    demoBankSecret,
  )
  const { status } = await fetch(`${lobbyUrl()}/v1/webhooks/banks/demo`, { method: 'POST', body, headers })
  expect(status).toBe(200)
}
