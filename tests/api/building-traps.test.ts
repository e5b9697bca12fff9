import { afterAll, beforeAll, expect, test } from 'vitest'
import { chartSql } from '#api/ledger/chart-codes.ts'
import { vatLawsFor } from '#domain/money/vat-laws.ts'
import { openRunServer, type RunServer } from '#tests/support/money/run-server.ts'
import { filledWorkbook } from '#tests/support/server/filled-workbook.ts'
import { faults, outcome, right, rowsOf } from '#tests/support/server/seeded-server.ts'
import { openSetUpDesk } from '#tests/support/server/set-up-desk.ts'
import { call } from '#tests/support/server/test-server.ts'
import {
  countsOf,
  openWorkbookDesk,
  reasonsIn,
  type Workbook,
  type WorkbookDesk,
} from '#tests/support/server/workbook-desk.ts'

// What goes wrong easily between a building's set-up, its file and its first notice.
let runner: RunServer
let desk: ReturnType<typeof openSetUpDesk>
let files: WorkbookDesk
beforeAll(async () => {
  runner = await openRunServer()
  await runner.seeded.server.services.jobs.start()
  desk = openSetUpDesk(runner.seeded.as('ADM'))
  files = openWorkbookDesk(runner)
})
afterAll(() => runner.seeded.close())

const adm: ReturnType<RunServer['seeded']['as']> = (...asked) => runner.seeded.as('ADM')(...asked)
const all = (text: string, values: readonly unknown[]) =>
  runner.db.query<Record<string, unknown>>(text, values)
const account = { bank_name: 'Vietcombank', account_number: '0011004', account_holder: 'BQT' }
const fundsOf = (id: string) =>
  all(
    'select code, currency_code, bank_id is null as is_cash from cash_account where building_id = $1 and deleted_at is null order by code',
    [id],
  )

test('a bank fund waits for its bank account, and is made with it', async () => {
  const id = await desk.newBuilding()
  const rows = ['bank.MAIN', 'cash_account.QUY-TM']
  const first = await desk.setUp(id, { rows })
  expect(first.waiting).toEqual(['bank.MAIN', 'cash_account.QUY-NH'])
  expect(await fundsOf(id)).toEqual([{ code: 'QUY-TM', currency_code: null, is_cash: true }])
  expect((await desk.setUp(id, { rows, ...account })).added).toEqual(['bank.MAIN', 'cash_account.QUY-NH'])
  expect(await fundsOf(id)).toEqual([
    { code: 'QUY-NH', currency_code: null, is_cash: false },
    { code: 'QUY-TM', currency_code: null, is_cash: true },
  ])
})

test('a currency that is changed after the set-up takes VAT and chart with it, and leaves no account in the former one', async () => {
  const id = await desk.newBuilding()
  await desk.setUp(id, { rows: ['fee_setting.PQL', 'bank.MAIN'], ...account })
  const change = (currency_code: string, building = id) =>
    adm(`PATCH buildings/${building}`, { currency_code })
  expect(faults(await change('riel'))).toEqual(['currency_code:currency_of_fund'])
  const [fund] = rowsOf(await adm(`GET report/accounts?building_id=${id}`), 'accounts')
  expect(outcome(await adm(`DELETE report/accounts/${fund?.id}`))).toBe('200')
  expect(outcome(await change('riel'))).toBe('200')
  const [place] = await all(`select ${chartSql('b')} as chart from building b where b.id = $1`, [id])
  expect(place?.chart).toBe('none')
  const rates = await all('select percent::text as percent from vat_rate where building_id = $1', [id])
  expect(rates.map(({ percent }) => Number(percent))).toEqual(
    expect.arrayContaining(vatLawsFor('KH').map(({ percent }) => Number(percent))),
  )
  // The account in đồng is no more that of notices: the guide asks for one anew.
  const { data } = (await adm(`GET buildings/${id}/guide`)).body as unknown as {
    data: { steps: { key: string; is_done: boolean }[] }
  }
  expect(data.steps.find(({ key }) => key === 'bank')?.is_done).toBe(false)
  // A price stands in the currency that it was typed in.
  await desk.setUp(id, { rows: ['fee_setting.MGT'], management_price: '2000' })
  expect(faults(await change('usd'))).toEqual(['currency_code:currency_has_prices'])
})

test('a building does not take the currency of one of its funds as its own while that is there', async () => {
  const id = await desk.newBuilding({ currency_code: 'riel' })
  await desk.setUp(id, { rows: ['cash_account.QUY-TM', 'cash_account.QUY-USD'] })
  const change = () => adm(`PATCH buildings/${id}`, { currency_code: 'usd' })
  expect(faults(await change())).toEqual(['currency_code:currency_of_fund'])
  const funds = rowsOf(await adm(`GET report/accounts?building_id=${id}&sort=code`), 'accounts')
  expect(outcome(await adm(`DELETE report/accounts/${funds[1]?.id}`))).toBe('200')
  expect(outcome(await change())).toBe('200')
})

test('who may not approve is told before the import that homes with a past handover wait', async () => {
  const keeper = await runner.seeded.member(
    '1',
    right('manage_building', 'read'),
    right('manage_apartment', 'read', 'create', 'update'),
    right('manage_block', 'read'),
  )
  const [block] = await all('select code from block where building_id = 1 order by id limit 1', [])
  const form = new FormData()
  const apartments = [
    { code: 'WB-01', block_id: String(block?.code), area: '50', handover_date: '15/06/2021' },
    { code: 'WB-02', block_id: String(block?.code), area: '50', handover_date: '15/06/2199' },
  ]
  form.append('file', new File([(await filledWorkbook({ apartments })) as BlobPart], 'toa-nha.xlsx'))
  const sent = await call(runner.seeded.server, 'POST /v1/manage/buildings/1/workbook', {
    token: keeper.token,
    form,
  })
  expect(sent.status).toBe(201)
  const settled = async (): Promise<Workbook> => {
    const workbook = (await keeper('GET buildings/1/workbook')).body.data as Workbook
    if (!workbook.status.endsWith('ing')) return workbook
    await new Promise((resolve) => setTimeout(resolve, 20))
    return settled()
  }
  expect(reasonsIn(await settled())).toEqual([
    ['apartments', 'handover_date:waits_for_approval', true, 1, [2]],
  ])
  expect(outcome(await keeper('POST buildings/1/workbook/apply', {}))).toBe('200')
  await settled()
  const states = await all(
    `select code, handover_status from apartment where building_id = 1 and code like 'WB-0%' order by code`,
    [],
  )
  expect(states.map(({ handover_status: status }) => status)).toEqual(['inactive', 'inactive'])
})

test('a workbook in Khmer with Khmer digits is read, and riel have no decimals', async () => {
  const id = await files.newBuilding('riel', { deploy_month: '2026-11' })
  const sheets = (amount: string) =>
    filledWorkbook(
      {
        apartments: [{ code: 'A-01', block_id: 'A', area: '៦៨,៥', handover_date: '១៥/០៦/២០២១' }],
        residents: [{ full_name: 'សុខ ដារ៉ា', apartment_id: 'A-01', relationship_id: 'ម្ចាស់ផ្ទះ' }],
        debts: [{ apartment_id: 'A-01', fee_type: 'ទឹក', month: '១០/២០២៦', amount }],
      },
      'km',
    )
  const wrong = await files.answeredAll(id, await files.checked(id, await sheets('៦០០០០០,៥')))
  expect(reasonsIn(wrong)).toEqual([['debts', 'amount:too_many_decimals', false, 1, [2]]])
  const done = await files.filled(id, await sheets('៦០០០០០'))
  expect(countsOf(done)).toMatchObject({
    apartments: { created: 1 },
    residents: { created: 1 },
    debts: { created: 1 },
  })
  const [home] = await all('select area::text, handover_date::text from apartment where building_id = $1', [
    id,
  ])
  expect([Number(home?.area), home?.handover_date]).toEqual([68.5, '2021-06-15'])
})
