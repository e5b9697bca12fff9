import { isOneOf } from '#core/one-of.ts'
import { meteredKinds, meteredTypes } from '#domain/metered-kinds.ts'
import { partyKinds, residentKinds } from '#domain/money/payers.ts'
import type { WorkbookPart, WorkbookSheet } from '#domain/workbook/sheet.ts'
import { chiefRelation, meterKinds, relationWords, tickWords } from '#domain/workbook/words.ts'
import { plain, proposed, textOf, typed, type Cell, type Line } from './sheet-cells.ts'
import type { SpreadFacts } from './spread-rows.ts'

type FieldCells = Readonly<Record<string, Cell>>
interface Row {
  readonly sheet: WorkbookSheet
  readonly part: WorkbookPart
  readonly line: Line
  readonly facts: SpreadFacts
}
/** The cells of a record as its import reads them; undefined: the line makes no such record. */
type Adjust = (cells: FieldCells, row: Row) => FieldCells | undefined

/** What a line leaves to be understood, by the entity that it becomes. */
export const adjusters: Readonly<Record<string, Adjust | undefined>> = {
  apartment: adjustApartment,
  resident: adjustResident,
  parking_card: (cells, row) => ({ ...cardType(row), ...cells }),
  vehicle: adjustVehicle,
  ...Object.fromEntries(meteredTypes.map((type) => [meteredKinds[type].meter, adjustMeter])),
  opening_debt: adjustDebt,
  payer_rule: adjustPayer,
}

const tick: ReadonlySet<string> = new Set(tickWords)
function withTick(cells: FieldCells, name: string): FieldCells {
  const text = cells[name]?.text.toLowerCase() ?? ''
  return tick.has(text) ? { ...cells, [name]: typed('1') } : cells
}

/** A floor that nobody has typed is the one that the code says. */
function adjustApartment(cells: FieldCells, { line, facts }: Row): FieldCells {
  const floor = facts.floors.get(textOf(line.cells, 'code').toLowerCase())
  return withTick(floor === undefined ? cells : { ...cells, floor: proposed(floor) }, 'separate_fee')
}

const chiefs = new Set((relationWords[chiefRelation] ?? []).map(plain))
/** Whether a word, or the code of a ready-made relationship, means the householder. */
export const isChief = (word: string) => word.toLowerCase() === chiefRelation || chiefs.has(plain(word))

/** Who has no day of moving in came with the handover; who is the householder is the apartment's contact. */
function adjustResident(cells: FieldCells, { line, facts }: Row): FieldCells {
  const { resident_type: _column, ...own } = cells
  const handover = facts.handovers.get(textOf(line.cells, 'apartment_id').toLowerCase())
  const moved: FieldCells =
    own['apartments.move_in_date'] === undefined && handover !== undefined && handover <= facts.today
      ? { 'apartments.move_in_date': proposed(handover) }
      : {}
  const chief: FieldCells = isChief(textOf(line.cells, 'relationship_id'))
    ? { resident_type: proposed('householder') }
    : {}
  return withTick({ ...own, ...moved, ...chief }, 'apartments.apartment_permission')
}

/** The building's type for the kind of vehicle, where the office names none. */
function cardType({ sheet, line, facts }: Row): FieldCells {
  const kind = facts.read(sheet.name, 'vehicle_type', line.cells['vehicle_type'])
  const name = facts.cardTypes.get(String(kind))
  return name === undefined ? {} : { card_type_id: proposed(name) }
}

/** Whether a vehicle has been parked from a day that has come. */
export function parksAlready({ cells }: Line, { read, today }: SpreadFacts): boolean {
  const from = read('vehicles', 'register_from', cells['register_from'])
  return typeof from === 'string' && from <= today
}

/** A bicycle has no plate, and a vehicle that parks already is approved. */
function adjustVehicle(cells: FieldCells, row: Row): FieldCells {
  const { sheet, line, facts } = row
  const { status: _column, ...own } = cells
  const kind = facts.read(sheet.name, 'vehicle_type', line.cells['vehicle_type'])
  const home = textOf(line.cells, 'apartment_id')
  const plate: FieldCells =
    kind === 'bicycle' && own['license_plate'] === undefined
      ? { license_plate: typed(`XD-${home}-${facts.countOf(`bicycle ${home.toLowerCase()}`) + 1}`) }
      : {}
  const parks: FieldCells =
    parksAlready(line, facts) && facts.mayApprove(row.part.entity) ? { status: typed('active') } : {}
  return { ...cardType(row), ...own, ...plate, ...parks }
}

const meterWords = new Map<string, (typeof meterKinds)[number]>(
  meterKinds.flatMap((kind) =>
    [kind.type, ...Object.values(kind.words), ...(kind.also ?? [])].map(
      (word) => [plain(word), kind] as const,
    ),
  ),
)
export const meterKindOf = (word: string) => meterWords.get(plain(word))

/** One sheet has the meters of all kinds: a line becomes one of its own, with the first month's reading. */
function adjustMeter(cells: FieldCells, { part, line, facts }: Row): FieldCells | undefined {
  const { code: _code, type, 'readings.month': _month, 'readings.read_on': _day, ...own } = cells
  const kind = meterKindOf(type?.text ?? '')
  // A word that is no kind is refused once.
  if (kind === undefined)
    return part.entity === meterKinds[0]?.entity && type !== undefined ? { ...own, type } : undefined
  if (kind.entity !== part.entity) return undefined
  const home = textOf(line.cells, 'apartment_id')
  const before = facts.countOf(`${kind.code} ${home.toLowerCase()}`)
  const reading: FieldCells =
    own['readings.new_number'] === undefined
      ? {}
      : { 'readings.month': typed(facts.firstMonth), 'readings.read_on': proposed(facts.today) }
  return {
    ...own,
    ...reading,
    type: typed(kind.type),
    code: proposed(`${kind.code}-${home}${before === 0 ? '' : `-${before + 1}`}`),
  }
}

/** A debt without a text is named by its fee and month. */
function adjustDebt(cells: FieldCells, { line, facts }: Row): FieldCells {
  const name = cells['name'] === undefined ? debtName(line, facts) : ''
  return name === '' ? cells : { ...cells, name: typed(name) }
}

/**
 * `Nước 10/2026`: a word of a fee is written as the product writes it, so that “NƯỚC” in a corrected file is the same debt;
 * one that an answer explains stays the office's own.
 */
export function debtName(line: Line, { read, wordOf }: SpreadFacts): string {
  const month = read('debts', 'month', line.cells['month'])
  const said = line.said?.['fee_type'] ?? textOf(line.cells, 'fee_type')
  const type = read('debts', 'fee_type', typed(said))
  const fee = typeof type === 'string' ? wordOf('debts', 'fee_type', type) : said
  return fee === '' || typeof month !== 'string' ? '' : `${fee} ${month.split('-').toReversed().join('/')}`
}

/** The payer is a resident, another apartment, or only known by a name; an apartment may have one for each of its fees. */
function adjustPayer(cells: FieldCells, { sheet, line, facts }: Row): FieldCells {
  const { resident_id, payer_apartment_id, party_name, source_ref: _column, covers: _fees, ...rest } = cells
  const { fee_settings: fees, ...own } = rest
  const kind = facts.read(sheet.name, 'payer_kind', line.cells['payer_kind'])
  const from = facts.read(sheet.name, 'from_month', line.cells['from_month'])
  const payer: FieldCells =
    isOneOf(residentKinds, kind) && resident_id !== undefined
      ? { resident_id }
      : kind === 'apartment' && payer_apartment_id !== undefined
        ? { payer_apartment_id }
        : isOneOf(partyKinds, kind) && party_name !== undefined
          ? { party_name }
          : {}
  const key = `${textOf(line.cells, 'apartment_id')} ${String(kind)} ${String(from)}`.slice(0, 46)
  const before = facts.countOf(`payer ${key.toLowerCase()}`)
  return {
    ...own,
    ...payer,
    ...(fees === undefined ? {} : coveredBy(fees, { sheet: sheet.name, facts })),
    source_ref: typed(before === 0 ? key : `${key} ${before + 1}`),
  }
}

/** All fees, or fee settings by their codes; a word that means neither stays, and is refused. */
function coveredBy(
  cell: Cell,
  { sheet, facts }: { readonly sheet: string; readonly facts: SpreadFacts },
): FieldCells {
  const meant = facts.fees.wordsIn(cell.text).map((word) => {
    const answer = facts.answerTo(sheet, 'fee_settings', word)
    return facts.fees.meaning(word) ?? [answer === undefined || answer === '' ? word : answer]
  })
  if (meant.includes('all')) return { covers: typed('all_fees') }
  const text = [...new Set(meant.flat())].join('; ')
  return { covers: typed('chosen_fees'), fee_settings: { ...cell, text } }
}
