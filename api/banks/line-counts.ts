import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { bankLine } from '#entities/banks/bank-line.ts'

const lineIs = statesOf(bankLine)
const type = optionsOf(bankLine, 'type')
const counted = `status not in (${lineIs.conflict}, ${lineIs.joined})`

/** How many lines a building has, by state and direction; conflicts count in no other number, and joined lines in none. */
export const lineCounts = query({
  row: {
    total: 'integer',
    matched: 'integer',
    unmatched: 'integer',
    not_ours: 'integer',
    money_in: 'integer',
    money_out: 'integer',
    conflict: 'integer',
  },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select (count(*) filter (where ${counted}))::int as total,
        (count(*) filter (where status = ${lineIs.matched}))::int as matched,
        (count(*) filter (where status = ${lineIs.unmatched}))::int as unmatched,
        (count(*) filter (where status = ${lineIs.not_ours}))::int as not_ours,
        (count(*) filter (where ${counted} and type = ${type.in}))::int as money_in,
        (count(*) filter (where ${counted} and type = ${type.out}))::int as money_out,
        (count(*) filter (where status = ${lineIs.conflict}))::int as conflict
      from bank_line where building_id = ${buildingId}`,
})

export const noLines = {
  total: 0,
  matched: 0,
  unmatched: 0,
  not_ours: 0,
  money_in: 0,
  money_out: 0,
  conflict: 0,
} as const
