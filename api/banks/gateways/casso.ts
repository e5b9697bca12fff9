import { z } from 'zod'
import { compareAmounts, subtractAmounts } from '#core/amount.ts'
import { isSame, judgeSignature, sign } from '../signatures.ts'
import { fact } from './fact-values.ts'
import type { Gateway } from './gateway.ts'

const transaction = z.object({
  id: fact.code,
  reference: fact.optional(100),
  description: fact.text,
  /** Below zero: money out. */
  amount: fact.amount,
  runningBalance: fact.amount.nullish(),
  transactionDateTime: fact.moment,
  accountNumber: fact.account,
  counterAccountName: fact.optional(200),
})
const shape = z.object({
  error: z.literal(0),
  data: z.union([transaction, z.array(z.unknown()).max(25)]),
})

/** Casso's second version: HMAC-SHA512 over the time, a point and the JSON with its names in order at every depth. */
export const casso: Gateway = {
  prove({ header, json }, { secret, now }) {
    const { t: time = '', v1: signature = '' } = partsOf(header('x-casso-signature'))
    const content = `${time}.${JSON.stringify(inOrder(json))}`
    const isRight = isSame(signature, sign({ algorithm: 'sha512', secret, content }))
    return judgeSignature({ isRight, time, now })
  },
  read(json) {
    const read = shape.safeParse(json)
    if (!read.success) return undefined
    const { data } = read.data
    // By themselves: what is wrong with one holds up no other.
    const all = Array.isArray(data) ? data.map((one) => transaction.safeParse(one).data) : [data]
    return all.flatMap((one) => {
      if (one === undefined) return [undefined]
      const direction = compareAmounts(one.amount, '0')
      if (direction === 0) return []
      return [
        {
          transactionCode: one.id,
          referenceCode: one.reference,
          accountNumber: one.accountNumber,
          occurredAt: one.transactionDateTime,
          type: direction > 0 ? ('in' as const) : ('out' as const),
          partner: one.counterAccountName,
          description: one.description,
          price: direction > 0 ? one.amount : subtractAmounts('0', one.amount),
          balance: one.runningBalance ?? undefined,
        },
      ]
    })
  },
}

/** The values of `t=…,v1=…` by their names. */
const partsOf = (header: string): Readonly<Partial<Record<string, string>>> =>
  Object.fromEntries(header.split(',').map((part) => part.trim().split('=', 2)))

/** The same JSON with the names of its objects in order. */
function inOrder(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(inOrder)
  if (typeof json !== 'object' || json === null) return json
  return Object.fromEntries(
    Object.entries(json)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => [name, inOrder(value)]),
  )
}
