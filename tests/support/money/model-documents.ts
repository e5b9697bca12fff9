/* oxlint-disable amounts/exact -- whole đồng as bigint, as the model has them */
import { today, type ModelDay } from './model-days.ts'
import { partsLike } from './model-parts.ts'
import type { Model, ModelFee, ModelPortion } from './model.ts'

/** What a document does to the model: each returns undefined, and changes nothing, where it must be refused. */
export interface ModelDocument {
  readonly id: string
  readonly path: string
  readonly approve: (made: { readonly line?: string }) => true | undefined
  readonly cancel: () => true | undefined
  state: 'draft' | 'approved' | 'ended' | 'voided'
}
export interface ModelDeposit {
  readonly document: ModelDocument
  held: bigint
  /** Returns of it that stand. */
  returns: number
}
export interface ModelPrepayment {
  readonly document: ModelDocument
  readonly end: () => true | undefined
}
type Steps = Pick<ModelDocument, 'approve' | 'cancel'>
interface Dated {
  readonly amount: bigint
  /** The document's own. */
  readonly day: ModelDay
}
interface OfHome extends Dated {
  readonly home: number
}
interface OfFund extends Dated {
  readonly account: string
}
type Part = readonly [ModelFee, bigint]

/** The documents of the simplest books: what each does when it is approved, and what voiding it takes back. */
export function createDocuments(model: Model) {
  const { credits, pay, give } = model
  const documents: ModelDocument[] = []
  const deposits: ModelDeposit[] = []
  const prepayments: ModelPrepayment[] = []
  const has = (account: string, amount: bigint, day = today) => model.cashSince(account, day) >= amount
  const credit = (home: number) => credits[home] ?? 0n
  const only = (isAllowed: () => boolean, act: () => void) => (): true | undefined =>
    isAllowed() ? (act(), true) : undefined
  const always = () => true

  function add(path: string, id: string, { approve, cancel }: Steps): ModelDocument {
    const document: ModelDocument = {
      id,
      path,
      state: 'draft',
      approve: (made) => (document.state === 'draft' ? approve(made) && become('approved') : undefined),
      cancel: () => (document.state === 'approved' ? cancel() && become('voided') : undefined),
    }
    const become = (state: ModelDocument['state']): true => {
      document.state = state
      return true
    }
    documents.push(document)
    return document
  }

  const areFree = (months: readonly ModelPortion[]) =>
    !months.some(
      (one) =>
        model.portions.some((other) => other.isStanding && model.isFor(one)(other)) ||
        model.fees.some((fee) => model.isOwed(fee) && model.isFor(fee)(one)),
    )

  return {
    documents,
    deposits,
    prepayments,
    openingCredit: (id: string, { home, amount, day }: OfHome) =>
      add('opening-balances', id, {
        approve: only(always, () => give(home, amount, day)),
        cancel: only(
          () => credit(home) >= amount,
          () => give(home, -amount),
        ),
      }),
    openingCash: (id: string, { account, amount, day }: OfFund) =>
      add('opening-balances', id, {
        approve: only(always, () => pay(account, amount, day)),
        cancel: only(always, () => pay(account, -amount)),
      }),
    refund: (id: string, { home, account, amount, day }: OfHome & OfFund) =>
      add('refunds', id, {
        approve: only(
          () => model.creditSince(home, day) >= amount && has(account, amount, day),
          () => (give(home, -amount, day), pay(account, -amount, day)),
        ),
        cancel: only(always, () => (give(home, amount), pay(account, amount))),
      }),
    offset: (id: string, { home, to, amount, day }: OfHome & { to: number }) =>
      add('credit-transfers', id, {
        approve: only(
          () => model.creditSince(home, day) >= amount,
          () => (give(home, -amount, day), give(to, amount, day)),
        ),
        cancel: only(
          () => credit(to) >= amount,
          () => (give(to, -amount), give(home, amount)),
        ),
      }),
    transfer: (id: string, { account, to, amount, day }: OfFund & { to: string }) =>
      add('cash-transfers', id, {
        approve: only(
          () => has(account, amount, day),
          () => (pay(account, -amount, day), pay(to, amount, day)),
        ),
        cancel: only(always, () => (pay(to, -amount), pay(account, amount))),
      }),
    /** Without an account it was brought in from before. */
    deposit(
      id: string,
      { account, amount, day }: Omit<OfFund, 'account'> & { account: string | undefined },
    ): void {
      const document = add('deposits', id, {
        approve: only(always, () => {
          deposit.held = amount
          if (account !== undefined) pay(account, amount, day)
        }),
        cancel: only(
          () => deposit.returns === 0,
          () => {
            deposit.held = 0n
            if (account !== undefined) pay(account, -amount)
          },
        ),
      })
      const deposit: ModelDeposit = { document, held: 0n, returns: 0 }
      deposits.push(deposit)
    },
    depositReturn: (
      id: string,
      of: { deposit: ModelDeposit; account: string; returned: bigint; forfeited: bigint },
    ) => {
      const { deposit, account, returned, forfeited } = of
      const move = (sign: bigint) => {
        deposit.held -= sign * (returned + forfeited)
        deposit.returns += Number(sign)
        pay(account, -sign * returned)
      }
      return add('deposit-returns', id, {
        approve: only(
          () =>
            deposit.document.state === 'approved' &&
            deposit.held >= returned + forfeited &&
            (returned === 0n || has(account, returned)),
          () => move(1n),
        ),
        cancel: only(always, () => move(-1n)),
      })
    },
    /** Months are free unless a fee of them stands, or another prepayment. */
    areFree: (months: readonly ModelPortion[]): boolean => areFree(months),
    prepayment(id: string, account: string, months: readonly ModelPortion[]): void {
      const paid = months.reduce((sum, { amount }) => sum + amount, 0n)
      const document = add('prepayments', id, {
        approve: only(
          () => areFree(months),
          () => {
            for (const month of months) month.isStanding = true
            model.portions.push(...months)
            pay(account, paid)
          },
        ),
        cancel: only(
          () => months.every(({ fee }) => fee === undefined),
          () => {
            for (const month of months) month.isStanding = false
            pay(account, -paid)
          },
        ),
      })
      const end = only(
        () => document.state === 'approved' && months.some(({ fee }) => fee === undefined),
        () => {
          for (const month of months) {
            month.isStanding = false
            if (month.fee === undefined) give(month.home, month.amount)
          }
          document.state = 'ended'
        },
      )
      prepayments.push({ document, end })
    },
    writeOff(id: string, parts: readonly Part[]): void {
      const move = (sign: bigint) => {
        for (const [fee, part] of parts) {
          model.settle(fee, sign * part)
          fee.letOff += sign * part
        }
      }
      add('write-offs', id, {
        approve: only(
          () => parts.every(([fee, part]) => part <= model.leftOf(fee)),
          () => move(1n),
        ),
        cancel: only(
          () => parts.every(([fee]) => fee.credited === 0n),
          () => move(-1n),
        ),
      })
    },
    decrease(id: string, fee: ModelFee, amount: bigint): void {
      fee.isNamed = true
      let settled = 0n
      let parts = { vat: 0n, others: 0n }
      const move = (sign: bigint) => {
        const { lowered } = fee
        fee.lowered = {
          amount: lowered.amount + sign * amount,
          vat: lowered.vat + sign * parts.vat,
          others: lowered.others + sign * parts.others,
        }
        model.settle(fee, sign * settled)
        fee.letOff += sign * amount
        fee.adjustments += Number(sign)
        fee.credited += sign * (amount - settled)
        give(fee.home, sign * (amount - settled))
      }
      add('adjustments', id, {
        approve: only(
          () => model.isOwed(fee) && amount <= fee.amount - fee.letOff,
          () => {
            const left = model.leftOf(fee)
            settled = amount < left ? amount : left
            const { lowered } = fee
            const rest = {
              amount: fee.amount - lowered.amount,
              vat: fee.parts.vat - lowered.vat,
              others: fee.parts.others - lowered.others,
            }
            parts = partsLike(amount, rest, fee.terms)
            move(1n)
          },
        ),
        cancel: only(
          () => credit(fee.home) >= amount - settled && (settled === 0n || fee.credited === amount - settled),
          () => move(-1n),
        ),
      })
    },
    increase(id: string, of: ModelFee, { month, amount }: { month: string; amount: bigint }): void {
      of.isNamed = true
      let line: ModelFee | undefined
      add('adjustments', id, {
        approve({ line: lineId = '' }) {
          if (!model.isOwed(of) || of.isInterest === true) return undefined
          line = model.draft({
            id: lineId,
            home: of.home,
            month,
            amount,
            terms: of.terms,
            parts: model.likeOf(of, amount),
          })
          line.isNamed = true
          model.approve(line)
          of.adjustments += 1
          line.adjustments += 1
          return true
        },
        cancel() {
          // One of the two is the increase itself; another adjusts its line.
          if (line === undefined || line.settled > 0n || line.adjustments > 1) return undefined
          of.adjustments -= 1
          line.adjustments -= 1
          return model.withdraw(line)
        },
      })
    },
  }
}
export type ModelDocuments = ReturnType<typeof createDocuments>
