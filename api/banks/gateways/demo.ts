import { z } from 'zod'
import { demoBankHeaders, signDemoBank, type DemoTransfer } from '../demo-bank.ts'
import { currencyCodes } from '#domain/currency.ts'
import { isSame, judgeSignature } from '../signatures.ts'
import { fact } from './fact-values.ts'
import type { Gateway } from './gateway.ts'

const shape = z.object({
  id: fact.code,
  account: fact.account,
  time: fact.moment,
  direction: z.enum(['in', 'out']).default('in'),
  amount: fact.price,
  currency: z.enum(currencyCodes).optional(),
  text: fact.text,
  payer: fact.optional(200),
  balance: fact.amount.nullish(),
} satisfies Record<keyof DemoTransfer, z.ZodType>)

/** The bank of `npm run demo:bank`: HMAC-SHA256 over the time, a point and the bytes. */
export const demo: Gateway = {
  prove({ header, bytes }, { secret, now }) {
    const time = header(demoBankHeaders.time)
    const wanted = signDemoBank({ secret, time, body: bytes.toString('utf8') })
    return judgeSignature({ isRight: isSame(header(demoBankHeaders.signature), wanted), time, now })
  },
  read(json) {
    const read = shape.safeParse(json)
    if (!read.success) return undefined
    const { data } = read
    return [
      {
        transactionCode: data.id,
        accountNumber: data.account,
        occurredAt: data.time,
        type: data.direction,
        partner: data.payer,
        description: data.text,
        currency: data.currency,
        price: data.amount,
        balance: data.balance ?? undefined,
      },
    ]
  },
}
