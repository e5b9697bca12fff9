import { parseArgs } from 'node:util'
import { z } from 'zod'
import { transferServiceNames } from '#domain/money/qr/vietqr.ts'
import { InvalidQr, readQr, writeKhqr, writeVietqr } from '#domain/money/qr/payment-qr.ts'
import { qrPicture } from '#domain/money/qr/picture.ts'

const usage = `Reads and writes the QR strings of payments (docs/domain/payment-qr.md).

  npm run qr -- read <string>
      prints what it says as JSON; exit code 1 if it is wrong
  npm run qr -- vietqr --bin 970403 --account 0011012345678 [--service account|card]
      [--amount 180000] [--bill NPS6869] [--purpose "thanh toan don hang"] [--svg]
  npm run qr -- khqr --account your_name@bank --name "Your Name" --city "Phnom Penh" --currency riel|usd
      [--amount 9800] [--merchant-id …] [--account-number …] [--bank …] [--bill …] [--mobile …]
      [--store …] [--terminal …] [--purpose …] [--created <ms>] [--expires <ms>] [--svg]
      prints the string, or with --svg its picture; with an amount it expires, in ten minutes if not said`

const minutes = 60_000

const vietqr = z.strictObject({
  bin: z.string(),
  account: z.string(),
  service: z.enum(transferServiceNames).optional(),
  amount: z.string().optional(),
  bill: z.string().optional(),
  purpose: z.string().optional(),
})
const khqr = z.strictObject({
  account: z.string(),
  name: z.string(),
  city: z.string(),
  currency: z
    .string()
    .toLowerCase()
    .transform((code) => (code === 'khr' ? 'riel' : code))
    .pipe(z.enum(['riel', 'usd'])),
  amount: z.string().optional(),
  'merchant-id': z.string().optional(),
  'account-number': z.string().optional(),
  bank: z.string().optional(),
  bill: z.string().optional(),
  mobile: z.string().optional(),
  store: z.string().optional(),
  terminal: z.string().optional(),
  purpose: z.string().optional(),
  created: z.coerce.number().int().optional(),
  expires: z.coerce.number().int().optional(),
})

/** The options of a command, each a text. */
function optionsOf<Shape extends z.ZodRawShape>(shape: z.ZodObject<Shape>, args: readonly string[]) {
  const options = Object.fromEntries(
    Object.keys(shape.shape).map((name) => [name, { type: 'string' as const }]),
  )
  const { values } = parseArgs({ args: [...args], options: { ...options, svg: { type: 'boolean' } } })
  const { svg = false, ...given } = values
  return { svg, fields: shape.parse(given) }
}

function writtenVietqr(args: readonly string[]) {
  const { svg, fields } = optionsOf(vietqr, args)
  return { svg, text: writeVietqr(fields) }
}

function writtenKhqr(args: readonly string[]) {
  const { svg, fields } = optionsOf(khqr, args)
  const { 'merchant-id': merchantId, 'account-number': accountNumber, created, expires, ...rest } = fields
  const createdAt = created ?? (rest.amount === undefined ? undefined : Date.now())
  const expiresAt = expires ?? (createdAt === undefined ? undefined : createdAt + 10 * minutes)
  return { svg, text: writeKhqr({ ...rest, merchantId, accountNumber, createdAt, expiresAt }) }
}

const writers = { vietqr: writtenVietqr, khqr: writtenKhqr }
const isWriter = (name: string): name is keyof typeof writers => Object.hasOwn(writers, name)

/** Prints what was asked; returns the exit code. */
function run([command = '', ...args]: readonly string[]): number {
  if (command === 'read' && args.length === 1) {
    const read = readQr(args[0] ?? '')
    console.log(JSON.stringify(read, null, 2))
    return read.valid ? 0 : 1
  }
  if (!isWriter(command)) {
    console.error(usage)
    return 2
  }
  const { svg, text } = writers[command](args)
  console.log(svg ? qrPicture(text) : text)
  return 0
}

/** What was wrong with the options, as JSON. */
function faultsOf(error: unknown): string {
  if (error instanceof InvalidQr) return JSON.stringify({ valid: false, errors: error.faults }, null, 2)
  if (error instanceof z.ZodError)
    return error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n')
  return error instanceof Error ? error.message : String(error)
}

try {
  process.exitCode = run(process.argv.slice(2))
} catch (error) {
  console.error(faultsOf(error))
  process.exitCode = 1
}
