import { owedKinds } from './moves-sql.ts'

// Parts of I23: the sums that reports read (docs/decisions/sums-by-day.md) against the moves of the links that are in them.
// `owed`, `received` and `till` are these moves.

interface Compared {
  /** A table of sums. */
  readonly table: string
  /** Of whose moves it is. */
  readonly moves: 'owed' | 'received' | 'till'
  /** Its columns that tell rows apart, by name: SQL of the same of a move `m`. */
  readonly keys: Readonly<Record<string, string>>
  /** Its sums, by name: SQL of what a move adds to them. */
  readonly sums: Readonly<Record<string, string>>
  /**
   * Its numbers of documents, by name: the columns of the table within which a document is counted in one of its rows
   * alone; none, where in each of them.
   */
  readonly counts: Readonly<Record<string, readonly string[] | undefined>>
  /** SQL of the order in which a document's rows are told: the first one counts. */
  readonly order?: string
}

const owedKind = `case when m.kind in ${owedKinds.charged} then 'fee' when m.kind in ${owedKinds.settled} then 'receipt'
      else 'write_off' end`
const ofKinds = (kinds: string, amount: string) => `case when m.kind in ${kinds} then ${amount} else 0 end`

const compared: readonly Compared[] = [
  {
    table: 'owed_day',
    moves: 'owed',
    keys: { booked_on: 'm.day', kind: owedKind, fee_type: 'm.fee_type', apartment_id: 'm.apartment_id' },
    sums: { amount: 'm.amount' },
    counts: {},
  },
  {
    table: 'owed_month',
    moves: 'owed',
    keys: { month: `date_trunc('month', m.day::timestamp)::date`, apartment_id: 'm.apartment_id' },
    sums: {
      charged: ofKinds(owedKinds.charged, 'm.amount'),
      settled: ofKinds(owedKinds.settled, '-m.amount'),
      let_off: ofKinds(owedKinds.let_off, '-m.amount'),
    },
    counts: {},
  },
  {
    table: 'owed_sum',
    moves: 'owed',
    keys: {
      booked_on: 'm.day',
      kind: owedKind,
      fee_type: 'm.fee_type',
      month: 'm.month',
      due_on: `coalesce(m.due_on, 'infinity')`,
    },
    sums: {
      amount: 'm.amount',
      fees: `case when m.kind in ('fee', 'opening') then 1 when m.kind = 'fee_void' then -1 else 0 end`,
    },
    counts: { documents: ['fee_type'], documents_once: [] },
    order: 'fee_type collate "C", month collate "C", due_on',
  },
  {
    table: 'received_day',
    moves: 'received',
    keys: {
      booked_on: 'm.day',
      kind: 'm.kind',
      item: 'm.item',
      person_id: 'm.person_id',
      payment_method_id: 'm.payment_method_id',
    },
    sums: { amount: 'm.amount' },
    counts: { documents: undefined, documents_once: [] },
    order: 'item collate "C"',
  },
  {
    table: 'till_day',
    moves: 'till',
    keys: {
      booked_on: 'm.day',
      kind: 'm.kind',
      cash_account_id: 'm.cash_account_id',
      collector_id: 'm.person_id',
      payment_method_id: 'm.payment_method_id',
      currency: 'm.currency',
    },
    sums: { amount: 'm.amount', foreign_amount: 'coalesce(m.foreign_amount, 0)' },
    counts: { documents: undefined, documents_of_currency: ['currency'], documents_once: [] },
    order: 'cash_account_id, currency collate "C"',
  },
]

/** SQL of the moves by document, each with its keys, its sums and in which numbers it counts. */
function documentsSql({ moves, keys, sums, counts, order = '1' }: Compared): string {
  const names = Object.keys(keys)
  const first = (within: readonly string[]) =>
    `(row_number() over (partition by ${['building_id', 'entry', ...within].join(', ')} order by ${order}) = 1)::integer`
  const counted = Object.entries(counts).map(
    ([name, within]) => `${within === undefined ? '1' : first(within)} as ${name}`,
  )
  return `select ${['building_id', ...names, ...Object.keys(sums), ...counted].join(', ')}
      from (select m.building_id, m.entry, ${Object.entries(keys)
        .map(([name, sql]) => `${sql} as ${name}`)
        .join(', ')}, ${Object.entries(sums)
        .map(([name, sql]) => `sum(${sql}) as ${name}`)
        .join(', ')}
        from ${moves} m where m.is_summed group by ${[1, 2, ...names.map((_, at) => at + 3)].join(', ')}) d`
}

/** Sums that need no documents are added up without them: moves are millions. */
const movedSql = (one: Compared) =>
  Object.keys(one.counts).length > 0
    ? documentsSql(one)
    : `select m.building_id, ${Object.values(one.keys).join(', ')}, ${Object.values(one.sums).join(', ')}
      from ${one.moves} m where m.is_summed`

function differing(one: Compared): string {
  const names = Object.keys(one.keys)
  const figures = [...Object.keys(one.sums), ...Object.keys(one.counts)]
  const [told, moved] = [figures.map((name) => `kept_${name}`), figures.map((name) => `moved_${name}`)]
  const by = ['building_id', ...names].join(', ')
  const said = (columns: readonly string[]) => columns.map((name) => `sum(${name})`).join(', ')
  const zeros = (columns: readonly string[]) => columns.map((name) => `0 as ${name}`).join(', ')
  return `select building_id::text as building, concat_ws(' ', '${one.table}', ${names.join(', ')}) as record,
      format('summed ${figures.map(() => '%s').join(', ')}, moved ${figures.map(() => '%s').join(', ')}', ${said([...told, ...moved])}) as finding
    from (select ${by}, ${figures.map((name, at) => `${name} as ${told[at]}`).join(', ')}, ${zeros(moved)} from ${one.table}
      union all select ${by}, ${zeros(told)}, ${figures.join(', ')} from (${movedSql(one)}) m(${[by, ...figures].join(', ')})) o
    group by ${by}
    having ${figures.map((_, at) => `sum(${told[at]}) <> sum(${moved[at]})`).join(' or ')}`
}

/** What differs between each table of sums and its moves, a row for each of its rows. */
export const sumsDiffer = compared.map(differing)
