import type { Flag } from '#core/permission.ts'
import { meteredRights, meteredTypes, type MeteredType } from './metered-kinds.ts'
import type { PermissionCode } from './permission.ts'

/** What an office may answer instead of doing a step. */
export const guideAnswers = ['no_old_debts', 'built_in_letters'] as const
export type GuideAnswer = (typeof guideAnswers)[number]

/** A step from an empty building to its first fee notice. */
export interface GuideStep {
  /** Any one of these rights is enough to do it. */
  readonly rights: readonly { readonly code: PermissionCode; readonly flag: Flag }[]
  /** `metered`: where a fee is charged by meters. Absent: the first notice goes out without it. */
  readonly needed?: 'always' | 'metered'
  /** Settles it without any record. */
  readonly answer?: GuideAnswer
}

/** In the order in which an office takes them; what is true of each is asked in `api/guide/steps-sql.ts`. */
export const guideSteps = {
  basics: { rights: [{ code: 'manage_building', flag: 'update' }], needed: 'always' },
  workbook: { rights: [{ code: 'manage_apartment', flag: 'create' }], needed: 'always' },
  people: { rights: [{ code: 'manage_resident', flag: 'create' }] },
  prices: { rights: [{ code: 'manage_fee', flag: 'create' }], needed: 'always' },
  meters: {
    rights: meteredRights.map((code) => ({ code, flag: 'create' as const })),
    needed: 'metered',
  },
  // An account number is written by those who may approve.
  bank: { rights: [{ code: 'manage_payment_method', flag: 'approve' }], needed: 'always' },
  opening: { rights: [{ code: 'manage_debt', flag: 'create' }], answer: 'no_old_debts' },
  staff: { rights: [{ code: 'manage_account', flag: 'create' }] },
  first_month: { rights: [{ code: 'manage_fee', flag: 'create' }], needed: 'always' },
  approve: { rights: [{ code: 'manage_fee', flag: 'approve' }], needed: 'always' },
  notice: { rights: [{ code: 'manage_before_get_fee', flag: 'approve' }], needed: 'always' },
  rounds: { rights: [{ code: 'manage_checklist', flag: 'create' }] },
  letters: {
    rights: [{ code: 'manage_example_template', flag: 'approve' }],
    answer: 'built_in_letters',
  },
} as const satisfies Readonly<Record<string, GuideStep>>

export type GuideKey = keyof typeof guideSteps
export const guideKeys = Object.keys(guideSteps) as readonly GuideKey[]

/** The part of the step of meters that is about one kind. */
export const meteredPartOf = (type: MeteredType) => type.toLowerCase() as Lowercase<MeteredType>

/** What a step waits for first, where it has several parts; `new_price`: a price ends, and the one that follows is known. */
export const guideParts = [
  'handover',
  ...meteredTypes.map(meteredPartOf),
  'method',
  'groups',
  'draft',
  'new_price',
] as const
export type GuidePart = (typeof guideParts)[number]
