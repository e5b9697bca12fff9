import { statesOf } from '#api/sql/literals.ts'
import { fee } from '#entities/fees/fee.ts'

const feeIs = statesOf(fee)

/** SQL: whether a fee that was told is owed no more, nor paid: it was voided or deleted, or another one corrects it. */
export const feeIsGone = (alias: string) =>
  `(${alias}.deleted_at is not null or ${alias}.status not in (${feeIs.approved}, ${feeIs.settled}))`

/**
 * SQL: the last notice of an apartment (or of `any(…)` of several) for a month, as `s`, with the word that follows it;
 * `besides`: of a batch other than this one.
 */
export const lastNotice = (
  of: {
    readonly building: string
    readonly apartment: string
    readonly month: string
    readonly besides?: string
  },
  word: 'on' | 'where' = 'on',
) =>
  `notice_slip s ${word} s.building_id = ${of.building} and s.id = (select max(n.id) from notice_slip n
    where n.building_id = ${of.building} and n.apartment_id = ${of.apartment} and n.month = ${of.month}
      ${of.besides === undefined ? '' : `and n.group_notice_slip_id <> ${of.besides}`})`

/** SQL: whether the notice `s` names a fee that is gone since. */
export const isOutdated = `exists (select from jsonb_array_elements(coalesce(s.lines, '[]')) l
  join fee o on o.building_id = s.building_id and o.id = (l.value ->> 'fee_id')::bigint and ${feeIsGone('o')})`
