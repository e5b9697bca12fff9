import { isToldWith } from '#api/debts/told-with.ts'
import { isOutdated, lastNotice } from './outdated.ts'

/** Of an apartment, or of the one that it is told with: whichever was told of it last. */
const lastOfBatch = (a: string, host: string) =>
  lastNotice(
    {
      building: `${a}.building_id`,
      apartment: `any(array[${a}.id, ${host}.id])`,
      month: 'g.month',
      besides: 'g.id',
    },
    'where',
  )

/** SQL: whether an apartment, which is told with `host`, is one of those that a batch `g` names. */
const isNamed = (
  a: string,
  host = a,
) => `${a}.building_id = g.building_id and ${a}.deleted_at is null and case g.audience
    when 'blocks' then exists (select from group_notice_slip_blocks c
      where c.building_id = g.building_id and c.group_notice_slip_id = g.id and c.block_id = ${a}.block_id)
    when 'floors' then ${a}.floor between g.from_floor and g.to_floor
    when 'apartments' then exists (select from group_notice_slip_apartments c
      where c.building_id = g.building_id and c.group_notice_slip_id = g.id and c.apartment_id = ${a}.id)
    when 'corrected' then exists (select from ${lastOfBatch(a, host)} and ${isOutdated})
    else true end`

/**
 * SQL: whether an apartment `a` is told by a batch `g`: it is named, or another that is told with it. One that is told
 * with another gets no notice of its own.
 */
export const isOfBatch = `a.building_id = g.building_id and a.deleted_at is null
  and not exists (select from apartment h where ${isToldWith('a', 'h')})
  and (${isNamed('a')} or exists (select from apartment q where ${isToldWith('q', 'a')} and ${isNamed('q', 'a')}))`
