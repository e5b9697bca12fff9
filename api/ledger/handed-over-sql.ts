import { statesOf } from '#api/sql/literals.ts'
import { journalHandover } from '#entities/finance/journal-handover.ts'

const handoverIs = statesOf(journalHandover)

/** SQL of how many entries were booked in the month of a hand-over `t` after its last link. */
export const sinceSql = (t: string) =>
  `(select count(*)::int from ledger_entry e join ledger_chain c on c.building_id = e.building_id and c.entry_id = e.id
      where e.building_id = ${t}.building_id and e.booked_on >= (${t}.month || '-01')::date
        and e.booked_on < (${t}.month || '-01')::date + interval '1 month' and c.number > ${t}.until_link)`

/** SQL of whether a hand-over stands and no later one of its month and layout does. */
export const isLastSql = (t: string) =>
  `(${t}.status = ${handoverIs.handed_over} and not exists (select from journal_handover later
      where later.building_id = ${t}.building_id and later.month = ${t}.month and later.layout = ${t}.layout
        and later.status = ${handoverIs.handed_over} and later.ordinal > ${t}.ordinal))`

/** SQL of the same count where it means something: of the last one that stands. */
export const bookedSinceSql = (t: string) => `case when ${isLastSql(t)} then ${sinceSql(t)} end`
