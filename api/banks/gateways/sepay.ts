import { z } from 'zod'
import { isSame, judgeSignature, sign } from '../signatures.ts'
import { fact } from './fact-values.ts'
import type { Gateway } from './gateway.ts'

const shape = z.object({
  id: fact.code,
  transactionDate: fact.moment,
  accountNumber: fact.account,
  subAccount: fact.optional(50),
  code: fact.optional(100),
  content: fact.text,
  transferType: z.enum(['in', 'out']),
  transferAmount: fact.price,
  accumulated: fact.amount.nullish(),
  referenceCode: fact.optional(100),
})

/**
 * SePay: HMAC-SHA256 over the time, a point and the bytes; or its API key alone, which neither shows a changed message
 * nor an old one.
 */
export const sepay: Gateway = {
  prove({ header, bytes }, { secret, now }) {
    const signature = header('x-sepay-signature').replace(/^sha256=/, '')
    if (signature === '') return isSame(header('authorization'), `Apikey ${secret}`) ? 'fresh' : 'wrong'
    const time = header('x-sepay-timestamp')
    const content = Buffer.concat([Buffer.from(`${time}.`), bytes])
    const isRight = isSame(signature, sign({ algorithm: 'sha256', secret, content }))
    return judgeSignature({ isRight, time, now })
  },
  read(json) {
    const read = shape.safeParse(json)
    if (!read.success) return undefined
    const { data } = read
    return [
      {
        transactionCode: data.id,
        referenceCode: data.referenceCode,
        merchantId: data.subAccount,
        accountNumber: data.accountNumber,
        occurredAt: data.transactionDate,
        type: data.transferType,
        category: data.code,
        description: data.content,
        price: data.transferAmount,
        balance: data.accumulated ?? undefined,
      },
    ]
  },
}
