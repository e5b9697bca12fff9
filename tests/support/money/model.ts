/* oxlint-disable amounts/exact -- whole đồng as bigint: an oracle that does not lean on what it is to check */
import { createDays, today, type ModelDay } from './model-days.ts'
import { createInterest } from './model-interest.ts'
import { half, partsLike, partsOf, type ModelParts, type ModelTerms } from './model-parts.ts'

export interface ModelFee {
  readonly id: string
  readonly home: number
  readonly month: string
  readonly amount: bigint
  /** The fee setting, of one that may be prepaid. */
  readonly setting?: string
  /** The portion that it took, how much of it was settled by that, and what became credit. */
  prepaid?:
    | {
        readonly portion: ModelPortion
        readonly settled: bigint
        readonly credited: bigint
        readonly letOff: bigint
      }
    | undefined
  /** Days of the month that late interest is charged for, after its due day. */
  readonly lateDays?: bigint
  /** What it was issued instead of. */
  readonly replaces?: ModelFee
  /** It is interest itself. */
  readonly isInterest?: boolean
  readonly terms: ModelTerms
  readonly parts: ModelParts
  /** By adjustments that stand. */
  lowered: { amount: bigint; vat: bigint; others: bigint }
  settled: bigint
  /** Of its amount, by documents without money. */
  letOff: bigint
  /** What it was lowered by after it had been paid. */
  credited: bigint
  /** Adjustments that stand, of it or that it is the line of. */
  adjustments: number
  /** By an adjustment, in whatever state. */
  isNamed: boolean
  state: 'draft' | 'approved' | 'settled' | 'void'
  isTrashed: boolean
}
/** A month that is paid in advance. */
export interface ModelPortion {
  readonly home: number
  readonly setting: string
  readonly month: string
  readonly foreseen: bigint
  readonly discount: bigint
  readonly amount: bigint
  isStanding: boolean
  fee?: ModelFee | undefined
}
export interface ModelReceipt {
  readonly id: string
  readonly home: number
  readonly lines: readonly (readonly [ModelFee, bigint])[]
  readonly credit: bigint
  readonly excess: bigint
  readonly received: bigint
  readonly account: string
  isVoid: boolean
}
export interface Payment {
  readonly home: number
  readonly received: bigint
  readonly credit: bigint
  readonly deduction: bigint
  /** Undefined: the oldest first; none: all of it becomes credit. */
  readonly lines?: readonly (readonly [ModelFee, bigint])[] | undefined
  /** Default: today. */
  readonly day?: ModelDay
}

export type Model = ReturnType<typeof createModel>

/** What fund accounts have at the start, in all and by the day on which it was booked. */
export interface Begun {
  readonly cash: Readonly<Record<string, bigint>>
  readonly days: ReadonlyMap<string, ReadonlyMap<ModelDay, bigint>>
}

/**
 * The debts of apartments in the simplest form: whole đồng, no database, no ledger. A step that must be refused returns
 * undefined and changes nothing; a step that makes something gets its name.
 */
export function createModel(homes: number, begun: Begun = { cash: {}, days: new Map() }) {
  const fees: ModelFee[] = []
  const receipts: ModelReceipt[] = []
  const portions: ModelPortion[] = []
  /** Fees that took a portion, whatever became of them. */
  const takers: ModelFee[] = []
  const credits = Array.from({ length: homes }, () => 0n)
  const interest = createInterest(fees)
  const cash = new Map(Object.entries(begun.cash))
  const cashDays = createDays(begun.days)
  const creditDays = createDays<number>()
  const pay = (account: string, amount: bigint, day = today) => {
    cash.set(account, (cash.get(account) ?? 0n) + amount)
    cashDays.move(account, amount, day)
  }
  const give = (home: number, amount: bigint, day = today) => {
    credits[home] = (credits[home] ?? 0n) + amount
    creditDays.move(home, amount, day)
  }

  /** All due days that are given lie in the past. */
  const overdue = ({ lateDays = 0n }: ModelFee) => Number(lateDays > 0n)
  const openOf = (home: number) =>
    fees
      .filter((fee) => fee.home === home && fee.state === 'approved' && !fee.isTrashed)
      .toSorted(
        (a, b) =>
          overdue(b) - overdue(a) ||
          (a.month === b.month ? fees.indexOf(a) - fees.indexOf(b) : a.month < b.month ? -1 : 1),
      )
  const settle = (fee: ModelFee, amount: bigint) => {
    fee.settled += amount
    fee.state = fee.settled === fee.amount ? 'settled' : 'approved'
  }
  const draft = ({
    terms = 0n,
    ...fee
  }: Pick<ModelFee, 'id' | 'home' | 'month' | 'amount' | 'setting' | 'lateDays' | 'replaces' | 'isInterest'> &
    Partial<Pick<ModelFee, 'terms' | 'parts'>>): ModelFee => {
    const made: ModelFee = {
      parts: partsOf(fee.amount, terms),
      ...fee,
      terms,
      lowered: { amount: 0n, vat: 0n, others: 0n },
      settled: 0n,
      letOff: 0n,
      adjustments: 0,
      credited: 0n,
      isNamed: false,
      state: 'draft',
      isTrashed: false,
    }
    fees.push(made)
    return made
  }
  const approve = (fee: ModelFee): true | undefined => {
    if (fee.state !== 'draft' || fee.isTrashed) return undefined
    fee.state = fee.amount === 0n ? 'settled' : 'approved'
    take(fee)
    return true
  }
  const isFor = (fee: Pick<ModelFee, 'home' | 'month' | 'setting'>) => (portion: ModelPortion) =>
    portion.home === fee.home && portion.month === fee.month && portion.setting === fee.setting
  function take(fee: ModelFee): void {
    const portion = portions.filter(isFor(fee)).find((one) => one.isStanding && one.fee === undefined)
    if (portion === undefined) return
    const { foreseen, discount, amount } = portion
    const settled = fee.amount < foreseen ? fee.amount : foreseen
    const paid = settled - half(discount * settled, foreseen)
    const used = paid < amount ? paid : amount
    fee.prepaid = { portion, settled, credited: amount - used, letOff: settled - used }
    portion.fee = fee
    takers.push(fee)
    move(fee, 1n)
  }
  function giveBack(fee: ModelFee): void {
    if (fee.prepaid === undefined) return
    move(fee, -1n)
    fee.prepaid.portion.fee = undefined
    fee.prepaid = undefined
  }
  function move(fee: ModelFee, sign: bigint): void {
    if (fee.prepaid === undefined) return
    const { settled, credited, letOff } = fee.prepaid
    settle(fee, sign * settled)
    fee.letOff += sign * letOff
    // On the day of its fee or of its prepayment, whichever is later: the prepayment is of today.
    give(fee.home, sign * credited)
  }
  const mayGiveBack = ({ prepaid, home }: ModelFee) =>
    prepaid === undefined || (prepaid.portion.isStanding && prepaid.credited <= (credits[home] ?? 0n))
  // Nobody has paid a fee of zero, though nothing of it is open.
  const isOwed = (fee: ModelFee) => (fee.state === 'approved' || fee.state === 'settled') && !fee.isTrashed
  const isUntouched = (fee: ModelFee) =>
    isOwed(fee) && fee.settled === (fee.prepaid?.settled ?? 0n) && fee.adjustments === 0 && mayGiveBack(fee)
  /** More of it, or another amount instead of it. */
  const likeOf = ({ amount: whole, parts, terms }: ModelFee, amount: bigint) =>
    partsLike(amount, { amount: whole, ...parts }, terms)
  const withdraw = (fee: ModelFee): true | undefined => {
    if (!isUntouched(fee) || fee.state !== 'approved' || interest.bears(fee)) return undefined
    giveBack(fee)
    fee.state = 'void'
    return true
  }
  return {
    fees,
    receipts,
    portions,
    takers,
    isFor,
    credits,
    openOf,
    draft,
    approve,
    withdraw,
    settle,
    isOwed,
    likeOf,
    cash,
    pay,
    give,
    cashSince: cashDays.leastSince,
    creditSince: creditDays.leastSince,
    interestOf: interest.interestOf,
    charges: interest.charges,
    chargeInterest(home: number, id: string, month: string): void {
      const fee = draft({ id, home, month, amount: interest.interestOf(home), isInterest: true })
      interest.charge(home, fee)
    },
    leftOf: (fee: ModelFee) => (fee.state === 'approved' && !fee.isTrashed ? fee.amount - fee.settled : 0n),
    owed: (home: number) => openOf(home).reduce((sum, { amount, settled }) => sum + amount - settled, 0n),
    remove(fee: ModelFee): true | undefined {
      if (fee.state !== 'draft' && (!isUntouched(fee) || interest.bears(fee))) return undefined
      if (fee.isTrashed || fee.isNamed) return undefined
      giveBack(fee)
      if (fee.state !== 'draft') fee.state = 'void'
      fee.isTrashed = true
      return true
    },
    reissue(fee: ModelFee, amount: bigint): ((id: string) => void) | undefined {
      if (!isUntouched(fee) || fee.amount === amount) return undefined
      if (fee.isInterest === true && amount > fee.amount) return undefined
      giveBack(fee)
      fee.state = 'void'
      return (id) => {
        const issued = draft({ ...fee, id, amount, replaces: fee, parts: likeOf(fee, amount) })
        interest.replace(fee, issued)
        approve(issued)
      }
    },
    collect({
      home,
      received,
      credit,
      deduction,
      lines,
      day = today,
    }: Payment): ((id: string, account: string) => void) | undefined {
      const means = received + credit + deduction
      let left = means
      const oldest = openOf(home).map((fee): readonly [ModelFee, bigint] => {
        const open = fee.amount - fee.settled
        const part = left < open ? left : open
        left -= part
        return [fee, part]
      })
      const paid = (lines ?? oldest).filter(([, amount]) => amount > 0n)
      const settled = paid.reduce((sum, [, amount]) => sum + amount, 0n)
      const excess = means - settled
      const isWrong = paid.some(
        ([fee, amount]) => !openOf(home).includes(fee) || amount > fee.amount - fee.settled,
      )
      // Where nothing is owed, or it is said that no line is paid, all of it is paid in advance.
      const isAdvance = (openOf(home).length === 0 || lines?.length === 0) && excess > 0n
      if (
        isWrong ||
        (settled === 0n && !isAdvance) ||
        excess < 0n ||
        credit > creditDays.leastSince(home, day)
      )
        return undefined
      if (excess > 0n && (credit > 0n || deduction > 0n)) return undefined
      return (id, account) => {
        pay(account, received, day)
        for (const [fee, amount] of paid) settle(fee, amount)
        give(home, excess - credit, day)
        receipts.push({ id, home, lines: paid, credit, excess, received, account, isVoid: false })
      }
    },
    takeBack(receipt: ModelReceipt): true | undefined {
      const { home, lines, credit, excess } = receipt
      if (receipt.isVoid || excess > (credits[home] ?? 0n)) return undefined
      if (lines.some(([fee]) => fee.credited > 0n)) return undefined
      for (const [fee, amount] of lines) settle(fee, -amount)
      give(home, credit - excess)
      pay(receipt.account, -receipt.received)
      receipt.isVoid = true
      return true
    },
  }
}
