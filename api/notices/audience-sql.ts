import { audienceOf, isHomeMeant } from '#api/audience/audience-sql.ts'
import { isToldWith } from '#api/debts/told-with.ts'
import { groupNoticeSlip } from '#entities/notices/group-notice-slip.ts'
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

const named = audienceOf(groupNoticeSlip, 'g', 'audience')

/** SQL: whether an apartment, which is told with `host`, is one of those that a batch `g` names. */
const isNamed = (a: string, host = a) =>
  `${a}.building_id = g.building_id and ${a}.deleted_at is null and ${isHomeMeant(named, a, {
    corrected: `exists (select from ${lastOfBatch(a, host)} and ${isOutdated})`,
  })}`

/**
 * SQL: whether an apartment `a` is told by a batch `g`: it is named, or another that is told with it. One that is told
 * with another gets no notice of its own.
 */
export const isOfBatch = `a.building_id = g.building_id and a.deleted_at is null
  and not exists (select from apartment h where ${isToldWith('a', 'h')})
  and (${isNamed('a')} or exists (select from apartment q where ${isToldWith('q', 'a')} and ${isNamed('q', 'a')}))`
