import type { FieldDefinition } from '#core/custom-fields.ts'

interface Days {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** An empty day leaves the period open. */
export const daysOf = ({ from = '', to = '' }: Days) => ({
  from: from === '' ? null : from,
  to: to === '' ? null : to,
})

/** As they are stored: the declaration says no more of the rows than that they are rows. */
export const definitionsOf = ({ fields }: { readonly fields: unknown }) =>
  (fields ?? []) as readonly FieldDefinition[]
