import { orNull } from '#api/sql/types.ts'
import { command, query } from '#api/sql/query.ts'
import { column } from '#api/sql/column.ts'
import { account } from '#entities/account/account.ts'

/** What was decided about a building's guide, and whether its first notices were sent; it has a row only once something was. */
export const guideOf = query({
  row: {
    dismissed_at: 'timestamptz | null',
    dismissed_by: orNull(column(account, 'name')),
    no_old_debts: 'boolean',
    built_in_letters: 'boolean',
    is_finished: 'boolean',
  },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select g.dismissed_at, a.name as dismissed_by, coalesce(g.no_old_debts, false) as no_old_debts,
        coalesce(g.built_in_letters, false) as built_in_letters,
        exists (select from group_notice_slip n where n.building_id = b.id and n.sent_at is not null) as is_finished
      from building b left join building_guide g on g.building_id = b.id
        left join account a on a.id = g.dismissed_by
      where b.id = ${buildingId}`,
})

/** Changes what is not null; the first to dismiss it stays the one who did. */
export const decideGuide = command({
  takes: {
    buildingId: 'bigint',
    accountId: 'bigint',
    dismissed: 'boolean | null',
    noOldDebts: 'boolean | null',
    builtInLetters: 'boolean | null',
  },
  sql: ({ buildingId, accountId, dismissed, noOldDebts, builtInLetters }) =>
    `insert into building_guide as g (building_id, dismissed_at, dismissed_by, no_old_debts, built_in_letters)
        values (${buildingId}, case when ${dismissed} then now() end, case when ${dismissed} then ${accountId} end,
          coalesce(${noOldDebts}, false), coalesce(${builtInLetters}, false))
      on conflict (building_id) do update set
        dismissed_at = case when ${dismissed} is null then g.dismissed_at
          when ${dismissed} then coalesce(g.dismissed_at, now()) end,
        dismissed_by = case when ${dismissed} is null or (${dismissed} and g.dismissed_at is not null)
          then g.dismissed_by when ${dismissed} then ${accountId} end,
        no_old_debts = coalesce(${noOldDebts}, g.no_old_debts),
        built_in_letters = coalesce(${builtInLetters}, g.built_in_letters)`,
})
