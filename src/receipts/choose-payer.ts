import type { OpenDebtor } from '../debts/debtors.ts'
import type { ApartmentAccount } from './calls.ts'
import type { Entry } from './payment-entry.ts'

type Chosen = Pick<Entry, 'chosen' | 'byHand' | 'payer' | 'received'>

/** Every line by the building's order, paid by whoever lives there. */
export const noChoice = ({ payer }: Pick<ApartmentAccount, 'payer'>): Chosen => ({
  chosen: undefined,
  byHand: {},
  received: undefined,
  payer: payer.householder ?? '',
})

/** The open lines among those that the address or a scanned notice names; undefined if there are none. */
export function chosenAtFirst(
  { lines }: { readonly lines: readonly { readonly id: string }[] },
  wanted: readonly string[],
): ReadonlySet<string> | undefined {
  const open = lines.filter(({ id }) => wanted.includes(id)).map(({ id }) => id)
  return open.length === 0 ? undefined : new Set(open)
}

/** What one debtor owes, and nothing else, in their name. */
export const payerChoice = (
  account: Pick<ApartmentAccount, 'payer'>,
  debtor: OpenDebtor | undefined,
): Partial<Chosen> =>
  debtor === undefined
    ? {}
    : {
        ...noChoice(account),
        chosen: new Set(debtor.ids),
        ...(debtor.name === null ? {} : { payer: debtor.name }),
      }

/** Whether exactly the lines of one debtor are ticked. */
export const isPayerChosen = ({ chosen }: Pick<Entry, 'chosen'>, { ids }: Pick<OpenDebtor, 'ids'>) =>
  chosen !== undefined && chosen.size === ids.length && ids.every((id) => chosen.has(id))
