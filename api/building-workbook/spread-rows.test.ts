import { expect, test } from 'vitest'
import { languages } from '#core/language.ts'
import type { WorkbookColumn, WorkbookSheet } from '#domain/workbook/sheet.ts'
import { sheetsByName, workbookSheets } from '#domain/workbook/sheets.ts'
import { labels } from '#entities/labels.ts'
import { registry } from '#entities/index.ts'
import { sheetColumns } from '#core/derive/imports.ts'
import type { AnyEntity } from '#core/entity.ts'
import { crossNotes } from './cross-rules.ts'
import { feeWords } from './fee-words.ts'
import { floorsIn } from './floors.ts'
import { recognise } from './read-file.ts'
import { fieldOf, headingOf, linesOf, valueOf } from './sheet-cells.ts'
import { spreadSheet, type SpreadFacts } from './spread-rows.ts'

const all: readonly WorkbookSheet[] = workbookSheets
const sheetNamed = (name: string): WorkbookSheet => {
  const found = sheetsByName.get(name)
  if (found === undefined) throw new Error(`no sheet ${name}`)
  return found
}

const rowsOf = (...lines: readonly (readonly string[])[]) =>
  lines.map((cells, at) => ({ number: at + 2, cells }))

/** Lines of a sheet by its columns' names. */
function linesIn(name: string, header: readonly string[], ...lines: readonly (readonly string[])[]) {
  const sheet = sheetNamed(name)
  return { sheet, lines: linesOf(sheet, header, rowsOf(...lines)) }
}

const factsFor = (more: Partial<SpreadFacts> = {}): SpreadFacts => {
  const counts = new Map<string, number>()
  return {
    today: '2026-11-29',
    firstMonth: '2026-11',
    answerTo: () => undefined,
    dayFor: () => undefined,
    handovers: new Map([['a-1', '2021-06-15']]),
    floors: new Map(),
    cardTypes: new Map([['bicycle', 'XEDAP']]),
    opened: new Map(),
    fees: feeWords([], labels),
    isPerPerson: false,
    wordOf: (_sheet, _column, option) => option,
    read: (sheet, column, cell) => {
      const found = sheetNamed(sheet).columns.find(({ name }) => name === column)
      return found === undefined ? undefined : valueOf(found, cell, labels)
    },
    mayApprove: () => true,
    countOf(key) {
      const before = counts.get(key) ?? 0
      counts.set(key, before + 1)
      return before
    },
    ...more,
  }
}
const spread = ({ sheet, lines }: ReturnType<typeof linesIn>, more: Partial<SpreadFacts> = {}) =>
  spreadSheet(sheet, lines, factsFor(more)).map(({ part, rows }) => ({
    entity: part.entity,
    rows: rows.map(({ number, cells }) => ({
      number,
      ...Object.fromEntries(Object.entries(cells).map(([field, { text }]) => [field, text])),
    })),
  }))

test('every column is of a field that is there, and every field of a part can be imported', () => {
  const entities: Readonly<Record<string, AnyEntity | undefined>> = registry
  for (const { columns, parts } of all) {
    for (const column of columns) expect(fieldOf(column).field).toBeDefined()
    for (const { entity: name, fields } of parts) {
      const entity = entities[name]
      if (entity === undefined) throw new Error(`no entity ${name}`)
      const known = sheetColumns(entity, (other) => entities[other]).map((column) => column.name)
      expect([name, Object.keys(fields).filter((field) => !known.includes(field))]).toEqual([name, []])
      expect(Object.values(fields).filter((column) => !columns.some((one) => one.name === column))).toEqual(
        [],
      )
    }
  }
})

test('a sheet is known by its name, or by its headings, in each language', () => {
  for (const language of languages)
    for (const sheet of all) {
      const header = sheet.columns.map((column) => `${headingOf(column, labels, language)} *`)
      const said = { header, rows: rowsOf(sheet.columns.map(() => '1')) }
      const byName = recognise({ ...said, name: sheet.title[language] }, labels)
      expect([language, byName?.sheet.name, byName?.mapping]).toEqual([
        language,
        sheet.name,
        sheet.columns.map(({ name }) => name),
      ])
      expect([language, recognise({ ...said, name: 'Sheet1' }, labels)?.sheet.name]).toEqual([
        language,
        sheet.name,
      ])
    }
  expect(recognise({ name: 'Sheet1', header: ['Tiêu đề'], rows: [] }, labels)).toBeUndefined()
})

test('a heading below a title is found, and Khmer digits are read but in names', () => {
  const sheet = {
    name: 'Căn hộ',
    header: ['Danh sách'],
    rows: rowsOf(['Mã căn hộ', 'Diện tích'], ['A-០៨០១', '៦៨,៥']),
  }
  const found = recognise(sheet, labels)
  const lines = linesOf(sheetNamed('apartments'), found?.mapping ?? [], found?.rows ?? [])
  expect(lines.map(({ cells }) => [cells['code']?.text, cells['area']?.text])).toEqual([['A-0801', '68,5']])
})

test('a floor is read from codes where the whole block says none', () => {
  const floors = (...lines: readonly (readonly string[])[]) => [
    ...floorsIn(linesIn('apartments', ['block_id', 'code', 'floor'], ...lines).lines),
  ]
  expect(floors(['A', 'A-0801'], ['A', 'A1205'], ['B', 'B-101'])).toEqual([
    ['a-0801', '8'],
    ['a1205', '12'],
    ['b-101', '1'],
  ])
  expect(floors(['A', 'A-0801'], ['A', 'Shop'])).toEqual([])
  expect(floors(['A', 'A-0801', '7'], ['A', 'A-0901'])).toEqual([])
})

test('a bicycle has a number, a card has its type, and who parks already is approved', () => {
  const header = ['apartment_id', 'vehicle_type', 'license_plate', 'parking_card_id', 'register_from']
  const found = spread(
    linesIn(
      'vehicles',
      header,
      ['A-1', 'Xe đạp', '', 'XD1', '01/01/2025'],
      ['A-1', 'Xe đạp', '', '', '01/01/2999'],
      ['A-1', 'Ô tô', '30H-1', '', '01/01/2025'],
    ),
  )
  expect(found).toEqual([
    { entity: 'parking_card', rows: [{ number: 2, card_id: 'XD1', card_type_id: 'XEDAP' }] },
    {
      entity: 'vehicle',
      rows: [
        expect.objectContaining({
          license_plate: 'XD-A-1-1',
          card_type_id: 'XEDAP',
          status: 'active',
        }) as unknown,
        expect.objectContaining({ license_plate: 'XD-A-1-2' }) as unknown,
        expect.objectContaining({ license_plate: '30H-1', status: 'active' }) as unknown,
      ],
    },
  ])
  expect(found[1]?.rows[1]).not.toHaveProperty('status')
})

test('a vehicle of who may not approve waits, and is told', () => {
  const lines = linesIn(
    'vehicles',
    ['apartment_id', 'vehicle_type', 'license_plate', 'register_from'],
    ['A-1', 'Ô tô', '30H-1', '01/01/2025'],
  )
  const facts = { mayApprove: () => false }
  expect(spread(lines, facts)[1]?.rows[0]).not.toHaveProperty('status')
  expect(crossNotes([lines], factsFor(facts)).map(({ code }) => code)).toEqual(['waits_for_approval'])
})

test('one sheet has the meters of all kinds, with the first month’s reading', () => {
  const header = ['apartment_id', 'kind', 'start_number', 'new_number']
  const [water, electricity, gas] = spread(
    linesIn(
      'meters',
      header,
      ['A-1', 'Nước', '152', '164'],
      ['A-1', 'Điện 3 pha', '5', ''],
      ['A-1', 'Dầu', '5', ''],
      ['A-1', 'Đồng hồ gas', '7', '9'],
    ),
  )
  expect(water?.rows).toEqual([
    {
      number: 2,
      apartment_id: 'A-1',
      type: 'cold',
      code: 'NL-A-1',
      start_number: '152',
      'readings.month': '2026-11',
      'readings.new_number': '164',
      'readings.read_on': '2026-11-29',
    },
    { number: 4, apartment_id: 'A-1', type: 'Dầu', start_number: '5' },
  ])
  expect(electricity?.rows).toEqual([
    { number: 3, apartment_id: 'A-1', type: 'three_phase', code: 'D3-A-1', start_number: '5' },
  ])
  expect([gas?.entity, gas?.rows]).toEqual([
    'gas_meter',
    [
      {
        number: 5,
        apartment_id: 'A-1',
        type: 'lpg',
        code: 'GL-A-1',
        start_number: '7',
        'readings.month': '2026-11',
        'readings.new_number': '9',
        'readings.read_on': '2026-11-29',
      },
    ],
  ])
})

test('a householder is the contact, and who says no day came with the handover', () => {
  const header = ['apartment_id', 'full_name', 'relationship_id', 'apartment_permission']
  const [residents] = spread(
    linesIn('residents', header, ['A-1', 'An', 'Chủ nhà', 'x'], ['A-2', 'Bình', 'Vợ', '']),
    {
      answerTo: (_sheet, column, word) =>
        column === 'relationship_id' && word === 'Vợ' ? 'spouse' : undefined,
    },
  )
  expect(residents?.rows).toEqual([
    {
      number: 2,
      full_name: 'An',
      resident_type: 'householder',
      'apartments.apartment_id': 'A-1',
      'apartments.relationship_id': 'Chủ nhà',
      'apartments.move_in_date': '2021-06-15',
      'apartments.apartment_permission': '1',
    },
    {
      number: 3,
      full_name: 'Bình',
      'apartments.apartment_id': 'A-2',
      'apartments.relationship_id': 'spouse',
    },
  ])
})

test('a debt is named by its fee and month, and a day that was answered fills rows without one', () => {
  const [debts] = spread(
    linesIn('debts', ['apartment_id', 'fee_type', 'month', 'amount'], ['A-1', 'Phí DV', '09/2026', '5']),
    {
      answerTo: () => 'MANAGEMENT',
      dayFor: (_sheet, column) => (column === 'date' ? '2026-10-31' : undefined),
    },
  )
  expect(debts?.rows).toMatchObject([{ fee_type: 'MANAGEMENT', name: 'Phí DV 09/2026', date: '2026-10-31' }])
})

test('sheets are held against one another', () => {
  const sheets = [
    linesIn(
      'residents',
      ['apartment_id', 'full_name', 'relationship_id', 'move_in_date'],
      ['A-1', 'An', 'Con', '01/01/2020'],
      ['A-2', 'Bình', 'Chủ hộ', ''],
    ),
    linesIn(
      'vehicles',
      ['apartment_id', 'vehicle_type', 'owner_id'],
      ['A-2', 'Ô tô', 'An'],
      ['A-2', 'Ô tô', 'BÌNH'],
    ),
    linesIn(
      'debts',
      ['apartment_id', 'fee_type', 'month', 'amount'],
      ['A-1', 'Nước', '12/2026', '5'],
      ['A-1', 'Nước', '10/2021', '5'],
      ['A-1', 'Nước', '11/2021', '-5'],
    ),
  ]
  expect(
    crossNotes(sheets, factsFor()).map(({ sheet, number, column, code, isWarning }) =>
      [sheet, number, column, code, isWarning].join(' '),
    ),
  ).toEqual([
    'residents 2 relationship_id no_householder true',
    'residents 2 move_in_date moved_in_before_handover true',
    'vehicles 2 owner_id owner_lives_elsewhere true',
    'debts 2 month debt_after_first_month false',
    'debts 3 month debt_too_old false',
    'debts 4 amount debt_is_prepayment false',
  ])
})

test('examples are as wide as their sheets in every language, and their kinds and words can be read', () => {
  for (const { columns } of all) {
    const read = (column: WorkbookColumn, text: string) => valueOf(column, { text, mark: 't' }, labels)
    for (const column of columns) {
      const lists = Array.isArray(column.examples)
        ? [column.examples as readonly string[]]
        : Object.values(column.examples)
      expect(new Set(lists.map(({ length }) => length)).size).toBe(1)
      const isWord = ['date', 'month', 'number', 'money'].includes(fieldOf(column).field.kind)
      for (const text of lists.flat())
        if (isWord && text !== '')
          expect([column.of, text, read(column, text)]).not.toEqual([column.of, text, undefined])
    }
  }
})

test('a file of many strangers in one home is read once, not once for each pair of lines', () => {
  const many = Array.from({ length: 20_000 }, (_line, at) => String(at))
  const people = linesIn(
    'residents',
    ['full_name', 'apartment_id', 'relationship_id'],
    ...many.map((at) => [`Người ${at}`, 'A-1', 'Chủ hộ']),
  )
  const vehicles = linesIn(
    'vehicles',
    ['apartment_id', 'vehicle_type', 'owner_id', 'register_from'],
    ...many.map((at) => ['A-1', 'Xe máy', `Khách ${at}`, '01/07/2021']),
  )
  const notes = crossNotes([people, vehicles], factsFor())
  expect(notes.filter(({ code }) => code === 'owner_lives_elsewhere').length).toBe(many.length)
})
