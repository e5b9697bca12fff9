import { isOutdated, lastNotice } from './outdated.ts'

const lastOfBatch = lastNotice(
  { building: 'a.building_id', apartment: 'a.id', month: 'g.month', besides: 'g.id' },
  'where',
)

/** SQL: whether an apartment `a` is one of those that a batch `g` is for. */
export const isOfBatch = `a.building_id = g.building_id and a.deleted_at is null and case g.audience
    when 'blocks' then exists (select from group_notice_slip_blocks c
      where c.building_id = g.building_id and c.group_notice_slip_id = g.id and c.block_id = a.block_id)
    when 'floors' then a.floor between g.from_floor and g.to_floor
    when 'apartments' then exists (select from group_notice_slip_apartments c
      where c.building_id = g.building_id and c.group_notice_slip_id = g.id and c.apartment_id = a.id)
    when 'corrected' then exists (select from ${lastOfBatch} and ${isOutdated})
    else true end`
