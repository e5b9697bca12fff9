/**
 * Who may pay for an apartment instead of its household: a person of it, a company, the developer, or another apartment
 * (the partner apartment).
 */
export const payerKinds = ['owner', 'tenant', 'company', 'developer', 'apartment'] as const
export type PayerKind = (typeof payerKinds)[number]

/** Payers who are residents of the apartment. */
export const residentKinds = ['owner', 'tenant'] as const satisfies readonly PayerKind[]
/** Payers who are known by a name alone. */
export const partyKinds = ['company', 'developer'] as const satisfies readonly PayerKind[]

/** Debts by who owes them: a fee without a payer is owed by its apartment itself. */
export const debtorKinds = ['itself', ...payerKinds] as const
export type DebtorKind = (typeof debtorKinds)[number]

/** One debtor: the kind, and which of that kind. `itself` needs no `ref`. */
export interface Debtor {
  readonly kind: DebtorKind
  /** The id of the resident or of the apartment, or the tax code or name of a party. */
  readonly ref: string
}

/** The debtor of a fee, by its stored payer. */
export const debtorOf = (fee: {
  readonly payer_kind: PayerKind | null
  readonly payer_ref: string | null
}): Debtor => ({ kind: fee.payer_kind ?? 'itself', ref: fee.payer_ref ?? '' })

/** The debtor that two parameters of a call name. */
export const debtorIn = (params: {
  readonly payer_kind?: DebtorKind | undefined
  readonly payer_ref?: string | undefined
}): Debtor | undefined =>
  params.payer_kind === undefined ? undefined : { kind: params.payer_kind, ref: params.payer_ref ?? '' }

/** One word for a debtor, as addresses and lists hold it: `tenant:12`. */
export const debtorKey = ({ kind, ref }: Debtor): string => `${kind}:${ref}`

/** The debtor of such a word; undefined for anything else. */
export function parseDebtor(key: string | null | undefined): Debtor | undefined {
  const at = key?.indexOf(':') ?? -1
  const kind = debtorKinds.find((one) => one === key?.slice(0, at))
  return kind === undefined ? undefined : { kind, ref: key?.slice(at + 1) ?? '' }
}
