/* oxlint-disable amounts/exact -- whole đồng as bigint: an oracle that does not lean on what it is to check */
export interface ModelFee {
  readonly id: string
  readonly home: number
  readonly month: string
  readonly amount: bigint
  settled: bigint
  state: 'draft' | 'approved' | 'settled' | 'void'
  isTrashed: boolean
}
export interface ModelReceipt {
  readonly id: string
  readonly home: number
  readonly lines: readonly (readonly [ModelFee, bigint])[]
  readonly credit: bigint
  readonly excess: bigint
  isVoid: boolean
}
export interface Payment {
  readonly home: number
  readonly received: bigint
  readonly credit: bigint
  readonly deduction: bigint
  readonly lines?: readonly (readonly [ModelFee, bigint])[]
}

export type Model = ReturnType<typeof createModel>

/**
 * The debts of apartments in the simplest form: whole đồng, no database, no ledger. A step that must be refused returns
 * undefined and changes nothing; a step that makes something gets its name.
 */
export function createModel(homes: number) {
  const fees: ModelFee[] = []
  const receipts: ModelReceipt[] = []
  const credits = Array.from({ length: homes }, () => 0n)

  const openOf = (home: number) =>
    fees
      .filter((fee) => fee.home === home && fee.state === 'approved' && !fee.isTrashed)
      .toSorted((a, b) =>
        a.month === b.month ? fees.indexOf(a) - fees.indexOf(b) : a.month < b.month ? -1 : 1,
      )
  const settle = (fee: ModelFee, amount: bigint) => {
    fee.settled += amount
    fee.state = fee.settled === fee.amount ? 'settled' : 'approved'
  }
  const draft = (fee: Pick<ModelFee, 'id' | 'home' | 'month' | 'amount'>): ModelFee => {
    const made: ModelFee = { ...fee, settled: 0n, state: 'draft', isTrashed: false }
    fees.push(made)
    return made
  }
  const approve = (fee: ModelFee): true | undefined => {
    if (fee.state !== 'draft' || fee.isTrashed) return undefined
    fee.state = fee.amount === 0n ? 'settled' : 'approved'
    return true
  }
  // Nobody has paid a fee of zero, though nothing of it is open.
  const isUntouched = (fee: ModelFee) =>
    (fee.state === 'approved' || fee.state === 'settled') && fee.settled === 0n && !fee.isTrashed
  const withdraw = (fee: ModelFee): true | undefined => {
    if (!isUntouched(fee) || fee.state !== 'approved') return undefined
    fee.state = 'void'
    return true
  }
  return {
    fees,
    receipts,
    credits,
    openOf,
    draft,
    approve,
    withdraw,
    owed: (home: number) => openOf(home).reduce((sum, { amount, settled }) => sum + amount - settled, 0n),
    remove(fee: ModelFee): true | undefined {
      if (fee.state !== 'draft' && !isUntouched(fee)) return undefined
      if (fee.isTrashed) return undefined
      if (fee.state !== 'draft') fee.state = 'void'
      fee.isTrashed = true
      return true
    },
    reissue(fee: ModelFee, amount: bigint): ((id: string) => void) | undefined {
      if (!isUntouched(fee) || fee.amount === amount) return undefined
      fee.state = 'void'
      return (id) => void approve(draft({ ...fee, id, amount }))
    },
    collect({ home, received, credit, deduction, lines }: Payment): ((id: string) => void) | undefined {
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
      if (isWrong || settled === 0n || excess < 0n || credit > (credits[home] ?? 0n)) return undefined
      if (excess > 0n && (credit > 0n || deduction > 0n)) return undefined
      return (id) => {
        for (const [fee, amount] of paid) settle(fee, amount)
        credits[home] = (credits[home] ?? 0n) - credit + excess
        receipts.push({ id, home, lines: paid, credit, excess, isVoid: false })
      }
    },
    takeBack(receipt: ModelReceipt): true | undefined {
      const { home, lines, credit, excess } = receipt
      if (receipt.isVoid || excess > (credits[home] ?? 0n)) return undefined
      for (const [fee, amount] of lines) settle(fee, -amount)
      credits[home] = (credits[home] ?? 0n) + credit - excess
      receipt.isVoid = true
      return true
    },
  }
}
