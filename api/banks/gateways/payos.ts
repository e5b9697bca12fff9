import { z } from 'zod'
import { isSame, sign } from '../signatures.ts'
import { fact } from './fact-values.ts'
import type { Gateway } from './gateway.ts'

const signed = z.object({
  data: z.record(z.string(), z.unknown()),
  signature: z.string(),
})
const shape = z.object({
  success: z.literal(true),
  data: z.object({
    orderCode: fact.optional(100),
    amount: fact.price,
    description: fact.text,
    accountNumber: fact.account,
    reference: fact.code,
    transactionDateTime: fact.moment,
    paymentLinkId: fact.optional(100),
    counterAccountName: fact.optional(200),
  }),
})

/**
 * PayOS: HMAC-SHA256 over the values of `data` as `name=value&…` in the order of their names. It sends no time to sign:
 * an old message is a known one, and books nothing.
 */
export const payos: Gateway = {
  prove({ json }, { secret }) {
    const read = signed.safeParse(json)
    if (!read.success) return 'wrong'
    const content = pairsOf(read.data.data)
    if (!isUnambiguous(read.data.data)) return 'wrong'
    return isSame(read.data.signature, sign({ algorithm: 'sha256', secret, content })) ? 'fresh' : 'wrong'
  },
  // Whatever stands around them is not signed: the same values are the same message.
  identity({ json }) {
    const read = signed.safeParse(json)
    return read.success ? pairsOf(read.data.data) : undefined
  },
  read(json) {
    const read = shape.safeParse(json)
    if (!read.success) return undefined
    const { data } = read.data
    return [
      {
        transactionCode: data.reference,
        referenceCode: data.orderCode,
        merchantId: data.paymentLinkId,
        accountNumber: data.accountNumber,
        occurredAt: data.transactionDateTime,
        type: 'in',
        partner: data.counterAccountName,
        description: data.description,
        price: data.amount,
      },
    ]
  },
}

const pairsOf = (data: Readonly<Record<string, unknown>>) =>
  Object.entries(data)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${spellValue(value)}`)
    .join('&')

/** Names and values are joined unescaped: a value that holds a further pair could be cut into other values. */
const isUnambiguous = (data: Readonly<Record<string, unknown>>) =>
  Object.entries(data).every(
    ([name, value]) => /^[A-Za-z]+$/.test(name) && !/&[A-Za-z]+=/.test(spellValue(value)),
  )

const spellValue = (value: unknown): string => {
  if (value === null || value === undefined || value === 'null' || value === 'undefined') return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
