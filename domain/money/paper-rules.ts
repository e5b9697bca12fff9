import type { Signer, VoucherForm } from './voucher-forms.ts'

/** Whose forms the papers of a building are: those of a circular, or of its own written rules. */
export const paperRules = ['tt133', 'tt99', 'own'] as const

/** What an office sets from a day on; without one, from the beginning. */
interface Dated {
  /** yyyy-MM-dd */
  readonly from: string | null
}

export interface PaperRule extends Dated {
  readonly rules: (typeof paperRules)[number]
  /** What stands in the place of a circular's number, by rules of its own. */
  readonly note: string | null
}

export interface PaperSigner extends Dated {
  readonly paper: VoucherForm
  readonly signer: Signer
  /** How the building calls it; none: as the form does. */
  readonly title: string | null
}

/** The rows that hold on a day: of those that had begun, the ones that began last. */
export function inForce<R extends Dated>(rows: readonly R[] | null | undefined, day: string): readonly R[] {
  const begun = (rows ?? []).filter(({ from }) => (from ?? '') <= day)
  const last = begun.reduce((latest, { from }) => ((from ?? '') > latest ? (from ?? '') : latest), '')
  return begun.filter(({ from }) => (from ?? '') === last)
}
