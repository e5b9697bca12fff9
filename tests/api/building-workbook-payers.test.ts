import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRunServer, type RunServer } from '#tests/support/money/run-server.ts'
import { smallBuilding } from '#tests/support/server/filled-workbook.ts'
import { faults, outcome, rowsOf } from '#tests/support/server/seeded-server.ts'
import {
  countsOf,
  openWorkbookDesk,
  reasonsIn,
  type Workbook,
  type WorkbookDesk,
} from '#tests/support/server/workbook-desk.ts'

// The workbook's sheet of who pays, with the fees that each of them pays.
let runner: RunServer
let desk: WorkbookDesk
beforeAll(async () => {
  runner = await openRunServer()
  await runner.seeded.server.services.jobs.start()
  desk = openWorkbookDesk(runner)
})
afterAll(() => runner.seeded.close())

const settings = [
  { code: 'QL', name: 'Phí quản lý', fee_type: 'MANAGEMENT' },
  { code: 'RAC', name: 'Vệ sinh, rác', fee_type: 'OTHERS' },
  { code: 'SAN', name: 'Sân vườn', fee_type: 'OTHERS', is_active: '0' },
]

/** A new building with fees, and its homes and people. */
async function building(): Promise<string> {
  const id = await desk.newBuilding()
  for (const one of settings) {
    const made = await desk.adm('POST fee-settings', { building_id: id, price_type: 'area', ...one })
    expect([outcome(made), faults(made)]).toEqual(['201', []])
  }
  return id
}

const { apartments, residents } = smallBuilding
const fileWith = (...payers: readonly Readonly<Record<string, string>>[]) => ({
  apartments,
  residents,
  payers,
})
const home = { apartment_id: 'A-0801', from_month: '11/2026' }
const owner = { ...home, payer_kind: 'Chủ sở hữu', payer: 'Nguyễn Văn An' }
const company = { ...home, payer_kind: 'Công ty', payer: 'Công ty Sao Mai' }

const wrongIn = (workbook: Workbook) => reasonsIn(workbook).filter(([, , isWarning]) => isWarning === false)

/** The building's rules: payer, what they cover, and the codes of the fees. */
async function rulesOf(id: string) {
  const rules = rowsOf(await desk.adm(`GET payer-rules?building_id=${id}&with=fee_settings&sort=id`))
  return rules.map(({ payer, covers, fee_settings: fees }) => {
    const codes = (fees as readonly { readonly code: string }[]).map(({ code }) => code)
    return [payer, covers, codes.toSorted().join()]
  })
}

test('a payer pays all fees or those that the file names; what nobody is called is asked, and undone with the rest', async () => {
  const id = await building()
  const first = await desk.checked(
    id,
    fileWith(
      { ...owner, fee_settings: 'phí quản lý' },
      { ...company, fee_settings: 'Phí khác' },
      { ...owner, apartment_id: 'A-0802', fee_settings: 'Tất cả' },
      { ...company, apartment_id: 'B-1205', fee_settings: 'Tiền rác, QL' },
    ),
  )
  const asked = first.questions.find(({ name }) => name === 'payers.fee_settings')
  expect([asked?.words, asked?.may_make]).toEqual([[{ word: 'Tiền rác', rows: 1, proposed: '' }], false])
  expect(asked?.choices.map(({ value }) => value).toSorted()).toEqual(['QL', 'RAC', 'SAN'])
  const others = first.questions
    .filter(({ name }) => name !== 'payers.fee_settings')
    .flatMap(({ name, kind, proposed, words }) =>
      kind === 'day'
        ? [{ question: name, answer: proposed }]
        : words.map((one) => ({ question: name, word: one.word, answer: one.proposed })),
    )
  const answers = [...others, { question: 'payers.fee_settings', word: 'Tiền rác', answer: 'RAC' }]
  const reply = await desk.adm(`PUT buildings/${id}/workbook/answers`, { round: first.round, answers })
  expect(outcome(reply)).toBe('200')
  const ready = await desk.settled(id)
  expect([wrongIn(ready), countsOf(ready)['payers']]).toEqual([[], { create: 4 }])
  expect(wrongIn(await desk.pressed(id, 'apply'))).toEqual([])
  const rules = await rulesOf(id)
  expect(rules).toEqual([
    ['Nguyễn Văn An', 'chosen_fees', 'QL'],
    ['Công ty Sao Mai', 'chosen_fees', 'RAC,SAN'],
    ['Nguyễn Văn An', 'all_fees', ''],
    ['Công ty Sao Mai', 'chosen_fees', 'QL,RAC'],
  ])
  // A corrected file changes the rule's fees, and its undo brings back what they were.
  const corrected = fileWith({ ...owner, fee_settings: 'QL' }, { ...company, fee_settings: 'SAN' })
  expect(countsOf(await desk.answeredAll(id, await desk.checked(id, corrected)))['payers']).toEqual({
    unchanged: 1,
    update: 1,
  })
  await desk.pressed(id, 'apply')
  expect((await rulesOf(id))[1]).toEqual(['Công ty Sao Mai', 'chosen_fees', 'SAN'])
  expect((await desk.pressed(id, 'undo')).status).toBe('undone')
  expect(await rulesOf(id)).toEqual(rules)
})

test('two payers of one fee in one month are refused, and so is a fee that the building does not have', async () => {
  const id = await building()
  const found = await desk.answeredAll(
    id,
    await desk.checked(
      id,
      fileWith(
        { ...owner, fee_settings: 'QL; RAC' },
        { ...company, fee_settings: 'Vệ sinh, rác' },
        { ...company, apartment_id: 'B-1205', fee_settings: 'Internet' },
      ),
    ),
  )
  expect(wrongIn(found)).toEqual([
    ['payers', 'fee_settings:reference_not_found', false, 1, [4]],
    ['payers', 'from_month:payer_rule_overlaps', false, 1, [3]],
  ])
})
