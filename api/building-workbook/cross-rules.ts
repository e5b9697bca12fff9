import { addMonths, monthOf } from '#core/days.ts'
import type { ErrorCode } from '#core/vocabulary.ts'
import type { Limits } from '#core/wire/error.ts'
import { debtName, isChief, parksAlready } from './adjust-rows.ts'
import { debtKey } from './opened-debts.ts'
import { plain, textOf, type Line } from './sheet-cells.ts'
import type { SheetLines } from './questions.ts'
import type { SpreadFacts } from './spread-rows.ts'

/** What is said of a line by what other lines, or other sheets, say. */
export interface Note {
  readonly sheet: string
  readonly column: string
  readonly number: number
  readonly code: ErrorCode
  readonly limits?: Limits
  /** The line is taken all the same. */
  readonly isWarning: boolean
}

type Sheets = ReadonlyMap<string, readonly Line[]>

/** What no row of an import can know of the others. */
export function crossNotes(sheets: readonly SheetLines[], facts: SpreadFacts): Note[] {
  const lines: Sheets = new Map(sheets.map(({ sheet, lines: own }) => [sheet.name, own]))
  return [
    ...withoutChief(lines, facts),
    ...beforeHandover(lines, facts),
    ...strangeOwners(lines),
    ...waitingVehicles(lines, facts),
    ...wrongDebts(lines, facts),
    ...alikeDebts(lines, facts),
    ...withoutPeople(lines, facts),
  ]
}

const homeOf = ({ cells }: Line) => textOf(cells, 'apartment_id').toLowerCase()
const warn = (sheet: string, column: string, { number }: Line, code: ErrorCode): Note => ({
  sheet,
  column,
  number,
  code,
  isWarning: true,
})

/** A home that people live in, and nobody of them is its householder: bills go to whoever moved in first. */
function withoutChief(sheets: Sheets, { answerTo }: SpreadFacts): Note[] {
  const word = ({ cells }: Line) => {
    const said = textOf(cells, 'relationship_id')
    return answerTo('residents', 'relationship_id', said) ?? said
  }
  return [...Map.groupBy(sheets.get('residents') ?? [], homeOf)].flatMap(([home, people]) => {
    const [first] = people
    const isFine =
      home === '' ||
      first === undefined ||
      people.some((one) => isChief(word(one)) || isChief(textOf(one.cells, 'relationship_id')))
    return isFine ? [] : [warn('residents', 'relationship_id', first, 'no_householder')]
  })
}

function beforeHandover(sheets: Sheets, { handovers, read }: SpreadFacts): Note[] {
  return (sheets.get('residents') ?? []).flatMap((line) => {
    const moved = read('residents', 'move_in_date', line.cells['move_in_date'])
    const handover = handovers.get(homeOf(line))
    const isEarly = typeof moved === 'string' && handover !== undefined && moved < handover
    return isEarly ? [warn('residents', 'move_in_date', line, 'moved_in_before_handover')] : []
  })
}

/** Only of homes whose people are in the file too: those of the others are known to the building. */
function strangeOwners(sheets: Sheets): Note[] {
  const people = new Map<string, Set<string>>()
  for (const line of sheets.get('residents') ?? []) {
    const home = people.get(homeOf(line)) ?? new Set()
    for (const name of ['full_name', 'code']) home.add(plain(textOf(line.cells, name)))
    people.set(homeOf(line), home)
  }
  return (sheets.get('vehicles') ?? []).flatMap((line) => {
    const owner = plain(textOf(line.cells, 'owner_id'))
    const home = people.get(homeOf(line))
    if (owner === '' || home?.has(owner) !== false) return []
    return [warn('vehicles', 'owner_id', line, 'owner_lives_elsewhere')]
  })
}

/** Told before the import: who may not approve brings in vehicles that wait for it. */
const waitingVehicles = (sheets: Sheets, facts: SpreadFacts): Note[] =>
  facts.mayApprove('vehicle')
    ? []
    : (sheets.get('vehicles') ?? [])
        .filter((line) => parksAlready(line, facts))
        .map((line) => warn('vehicles', 'register_from', line, 'waits_for_approval'))

/** Years that an opening debt may be old. */
const oldest = 5

function wrongDebts(sheets: Sheets, { read, firstMonth }: SpreadFacts): Note[] {
  const first = monthOf(addMonths(`${firstMonth}-01`, -12 * oldest))
  return (sheets.get('debts') ?? []).flatMap((line): Note[] => {
    const { number, cells } = line
    const month = read('debts', 'month', cells['month'])
    const refuse = (column: string, code: ErrorCode, limits?: Limits): Note => ({
      sheet: 'debts',
      column,
      number,
      code,
      isWarning: false,
      ...(limits === undefined ? {} : { limits }),
    })
    const isPrepaid = /^\(?\s*[-−–]\s*\d|^\(\s*\d[\d.,\s]*\)$/.test(textOf(cells, 'amount'))
    return [
      ...(isPrepaid ? [refuse('amount', 'debt_is_prepayment')] : []),
      ...(typeof month === 'string' && month > firstMonth
        ? [refuse('month', 'debt_after_first_month', { month: written(firstMonth) })]
        : []),
      ...(month === firstMonth ? [warn('debts', 'month', line, 'debt_of_first_month')] : []),
      ...(typeof month === 'string' && month < first
        ? [refuse('month', 'debt_too_old', { month: written(first) })]
        : []),
    ]
  })
}

/** One debt told in two ways: by another line, or by an opening debt of another name in the building. */
function alikeDebts(sheets: Sheets, facts: SpreadFacts): Note[] {
  const seen = new Set<string>()
  return (sheets.get('debts') ?? []).flatMap((line) => {
    const word = textOf(line.cells, 'fee_type')
    const type =
      facts.answerTo('debts', 'fee_type', word) ?? facts.read('debts', 'fee_type', line.cells['fee_type'])
    const key = debtKey(homeOf(line), String(type), String(facts.read('debts', 'month', line.cells['month'])))
    const name = textOf(line.cells, 'name') || debtName(line, facts)
    const isAlike = seen.has(key) || (facts.opened.get(key) ?? []).some((other) => other !== name)
    seen.add(key)
    return isAlike ? [warn('debts', 'amount', line, 'debt_alike')] : []
  })
}

/** Where a price is per person, a home without a number of people is charged as one. */
const withoutPeople = (sheets: Sheets, { isPerPerson }: SpreadFacts): Note[] =>
  isPerPerson
    ? (sheets.get('apartments') ?? [])
        .filter(({ cells }) => !/[1-9]/.test(textOf(cells, 'register_people_number')))
        .map((line) => warn('apartments', 'register_people_number', line, 'people_missing'))
    : []

const written = (month: string) => month.split('-').toReversed().join('/')
