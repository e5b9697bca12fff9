import { z } from 'zod'
import { compareAmounts } from '#core/amount.ts'
import type { KhqrCurrency } from '#domain/money/qr/khqr.ts'
import { fact } from './fact-values.ts'
import type { BankFact, Gateway } from './gateway.ts'

/** What Bakong is asked about a KHQR that somebody may have paid. */
export interface BakongQuestion {
  /** MD5 of the whole text of the QR. */
  readonly md5: string
  /** `name@bank` */
  readonly account: string
  readonly currency: KhqrCurrency
  readonly amount: string
  /** The bill that the QR names: the text of the transfer. */
  readonly bill: string
}

const currencies = { KHR: 'riel', USD: 'usd' } as const satisfies Readonly<Record<string, KhqrCurrency>>

const moment = z
  .number()
  .min(0)
  .max(8.64e15)
  .transform((milliseconds) => new Date(milliseconds).toISOString())

const shape = z.object({
  asked: z.object({
    md5: fact.code,
    account: fact.account,
    currency: z.enum(['riel', 'usd']),
    amount: fact.price,
    bill: fact.text,
  } satisfies Record<keyof BakongQuestion, z.ZodType>),
  answer: z.object({
    responseCode: z.number(),
    data: z
      .object({
        hash: fact.code,
        fromAccountId: fact.optional(200),
        toAccountId: fact.account,
        currency: z.enum(['KHR', 'USD']),
        amount: fact.price,
        description: fact.optional(500),
        externalRef: fact.optional(100),
        createdDateMs: moment,
      })
      .nullish(),
  }),
})

/** Whether an answer says that the QR is paid; what it says of the payment is another question. */
export const saysPaid = (answer: unknown): boolean =>
  z.object({ responseCode: z.literal(0), data: z.object({}) }).safeParse(answer).success

/**
 * Bakong sends nothing: it is asked by the MD5 of a QR (api/banks/ask-bakong.ts), and its answer is kept with the question
 * as a message. An answer about another account, amount or currency than the QR's can't be read, whatever its code.
 */
export const bakong: Gateway = {
  prove: () => 'wrong',
  read(json) {
    const read = shape.safeParse(json)
    if (!read.success || read.data.answer.responseCode !== 0) return undefined
    const { asked, answer } = read.data
    const { data } = answer
    return data === null || data === undefined ? undefined : [factOf(asked, data)]
  },
}

type Read = z.infer<typeof shape>

function factOf(asked: Read['asked'], paid: NonNullable<Read['answer']['data']>): BankFact | undefined {
  const currency = currencies[paid.currency]
  const isAsked =
    paid.toAccountId === asked.account &&
    currency === asked.currency &&
    compareAmounts(paid.amount, asked.amount) === 0
  if (!isAsked) return undefined
  return {
    transactionCode: paid.hash,
    referenceCode: paid.externalRef,
    accountNumber: paid.toAccountId,
    // Not when it was acknowledged, which an earlier answer may not have known: the same payment must read the same.
    occurredAt: paid.createdDateMs,
    type: 'in',
    partner: paid.fromAccountId,
    // The QR names its bill, which payers' apps do not repeat.
    description: [asked.bill, paid.description].filter(Boolean).join(' · '),
    currency,
    price: paid.amount,
  }
}
