import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { lobbyUrl } from './lobby-url.ts'

/** What the payer's bank does with a payment's QR: `npm run demo:bank`. Throws where it is refused. */
export async function payByBank(qr: string, server = lobbyUrl()): Promise<void> {
  await promisify(execFile)(process.execPath, ['scripts/demo-bank.ts', qr, '--server', server])
}
