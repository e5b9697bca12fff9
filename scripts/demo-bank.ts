import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { demoBankMessage, demoBankSecret, type DemoTransfer } from '#api/banks/demo-bank.ts'
import { sendBankMessage } from '#domain/calls/banks.ts'
import { readQr } from '#domain/money/qr/payment-qr.ts'

const usage = `A bank of which only the messages exist (docs/domain/bank-lines.md).

  npm run demo:bank -- "<QR string>" [--amount 50000]
      pays what a payment's QR says, as a bank's app would
  npm run demo:bank -- --account 0011004123456 --amount 50000 --text "LBA3N A1201"
      pays what is said

  --server http://localhost:3000    where Lobby is
  --payer "NGUYEN VAN A"            who pays
  --id D-1                          the bank's own id of the transfer; the same id again is the same transfer
  --out                             money that leaves the account
  --secret …                        the gateway's secret; that of the demo data if not said`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    server: { type: 'string', default: 'http://localhost:3000' },
    secret: { type: 'string', default: demoBankSecret },
    account: { type: 'string' },
    amount: { type: 'string' },
    text: { type: 'string' },
    payer: { type: 'string', default: 'DEMO BANK' },
    id: { type: 'string', default: `D-${randomUUID()}` },
    out: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

/** What a QR asks for; undefined, and said why, if no bank could pay it. */
function readPayment(text: string) {
  const { valid, fields, errors } = readQr(text)
  if (!valid) {
    console.error(`No payment's QR: ${errors.map(({ tag, fault }) => `${tag} ${fault}`.trim()).join(', ')}`)
    return undefined
  }
  const { account, amount } = fields
  const purpose = 'purpose' in fields && fields.purpose !== undefined ? fields.purpose : fields.bill
  return { account, amount, text: purpose }
}

/** The transfer that the arguments ask for. */
function transferOf(): DemoTransfer | undefined {
  const [qr] = positionals
  const asked = qr === undefined ? {} : readPayment(qr)
  if (asked === undefined) return undefined
  const { account, amount, text = '' } = { ...asked, ...definedOf(values) }
  if (account === undefined || amount === undefined) {
    console.error(account === undefined ? usage : 'The QR names no amount: say one with --amount')
    return undefined
  }
  const { id, payer, out } = values
  const time = new Date().toISOString()
  return { id, account, amount, text, time, payer, ...(out ? { direction: 'out' as const } : {}) }
}

/** What was said stands before what the QR says. */
const definedOf = ({ account, amount, text }: typeof values) => ({
  ...(account === undefined ? {} : { account }),
  ...(amount === undefined ? {} : { amount }),
  ...(text === undefined ? {} : { text }),
})

async function send(transfer: DemoTransfer): Promise<boolean> {
  const { body, headers } = demoBankMessage(transfer, values.secret)
  const address = new URL(sendBankMessage.path.replace('{gateway}', 'demo'), values.server)
  const reply = await fetch(address, { method: 'POST', body, headers })
  console.log(`${reply.status} ${transfer.amount} → ${transfer.account} “${transfer.text}”`)
  if (!reply.ok) console.error(await reply.text())
  return reply.ok
}

const transfer = values.help ? undefined : transferOf()
if (values.help) console.log(usage)
else process.exitCode = transfer !== undefined && (await send(transfer)) ? 0 : 1
