import { afterAll, beforeAll, expect, test } from 'vitest'
import { sumAmounts } from '#core/amount.ts'
import { writtenDay } from '#core/days.ts'
import { languages, type Language } from '#core/language.ts'
import { contractWords } from '#domain/documents/contract-words.ts'
import { exampleLetters } from '#domain/documents/example-letters.ts'
import type { Block, DocumentPage } from '#domain/documents/page.ts'
import { formatMoney } from '#domain/money/money-text.ts'
import { firstPage } from '#tests/support/documents/first-page.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { periodsOf, voucherPlanOf } from '#tests/support/money/voucher-plan.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// A contract's paper says what its plans ask for: as they are now while it is a draft, and as it was sent from then on.
let seeded: SeededServer
let desk: CashDesk
const kinds = new Map<Language | 'usual', string>()
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  await seeded.db.execute('update example_template set is_default = false')
  kinds.set('usual', await make('contract-templates', { code: 'K-0', name: 'Thuê', fields: [] }))
  for (const [at, language] of languages.entries()) {
    const letter = await make('example-templates', {
      code: `TemplateNotice_KH${at}`,
      name: 'Hợp đồng',
      type: 'contract',
      language,
      content: exampleLetters.contract[language],
    })
    const kind = { code: `K-${at + 1}`, name: 'Thuê', fields: [], print_template_id: letter }
    kinds.set(language, await make('contract-templates', kind))
  }
})
afterAll(() => seeded.close())

async function make(path: string, values: object): Promise<string> {
  const reply = await desk.a(`POST ${path}`, { building_id: '1', ...values })
  if (reply.status !== 201) throw new Error(`${path}: ${outcome(reply)}`)
  return recordOf(reply).id
}
const act = async (path: string) => expect(outcome(await desk.a(`POST ${path}`, {}))).toBe('200')

let made = 0
const contract = (kind: Language | 'usual' = 'usual') =>
  make('contracts', {
    code: `HD-KH-${++made}`,
    name: 'Thuê shop',
    template_id: kinds.get(kind),
    value: '4200000',
    tax_percent: 10,
    start_date: '2026-01-31',
    end_date: '2026-05-30',
    party_a_name: 'Ban quản lý',
    party_b_name: 'Phố Xanh',
    party_b_email: 'shop@example.test',
    bank_info: 'VCB 0011',
  })
const plan = (contractId: string, more: object = {}) =>
  make(
    'voucher-plans',
    voucherPlanOf({
      contract_id: contractId,
      first_date: '2026-01-31',
      last_date: '2026-05-30',
      amount_before_tax: '1050000',
      amount_with_tax: '1155000',
      counterparty: 'Phố Xanh',
      ...more,
    }),
  )
const pageOf = async (id: string): Promise<DocumentPage> =>
  firstPage(await desk.a(`GET contracts/${id}/paper`))
type Lines = Extract<Block, { block: 'lines' }>
/** The tables of its plans. */
const plansOn = ({ body = [] }: DocumentPage) => body.filter((part): part is Lines => part.block === 'lines')
const said = (page: DocumentPage) => JSON.stringify(page)

test.each(languages)('plan, sum and Article 4 agree in %s', async (language) => {
  const id = await contract(language)
  const bare = await pageOf(id)
  const planId = await plan(id)
  const page = await pageOf(id)
  const periods = await periodsOf(desk, planId)
  const money = (amount: unknown) => formatMoney(String(amount), 'vnd', language)
  const [table] = plansOn(page)
  expect(table?.table.rows).toEqual(
    periods.map((one) => [
      String(one.number),
      `${writtenDay(String(one.from_date))} – ${writtenDay(String(one.to_date))}`,
      writtenDay(String(one.due_on)),
      money(one.amount_before_tax),
      money(one.amount_with_tax),
    ]),
  )
  const words = contractWords[language]
  expect(table?.totals).toEqual([
    { name: words.each, value: money('1155000') },
    {
      name: words.in_all(periods.length),
      value: money(sumAmounts(periods.map((one) => String(one.amount_with_tax)))),
      strong: true,
    },
  ])
  // It stands in the article of payment, and nothing else of the paper has changed.
  const { body = [] } = page
  const at = body.findIndex((part) => part === table)
  expect(body[at - 2]).toMatchObject({ block: 'heading', runs: [{ text: expect.stringContaining('4') }] })
  expect(body.toSpliced(at - 1, 2)).toEqual(bare.body)
})

test('the usual paper has it too, and one without a plan is as it was', async () => {
  const id = await contract()
  expect((await pageOf(id)).body).toBeUndefined()
  await plan(id)
  expect(plansOn(await pageOf(id)).map(({ table }) => table.rows.length)).toEqual([4])
})

test('a period with an amount of its own, and a blocked one, are on paper as they are on the screen', async () => {
  const id = await contract()
  const planId = await plan(id)
  const [first, second] = await periodsOf(desk, planId)
  const changed = { amount_with_tax: '1400000', due_on: '2026-02-05' }
  expect(outcome(await desk.a(`PATCH voucher-plan-periods/${String(first?.id)}`, changed))).toBe('200')
  await act(`voucher-plan-periods/${String(second?.id)}/block`)
  const [table] = plansOn(await pageOf(id))
  expect(table?.table.rows.map(([number, , day, , amount]) => [number, day, amount])).toEqual([
    ['1', '05/02/2026', '1.400.000 đ'],
    ['3', '31/03/2026', '1.155.000 đ'],
    ['4', '30/04/2026', '1.155.000 đ'],
  ])
  expect(table?.totals).toEqual([{ name: 'Tổng cộng 3 kỳ', value: '3.710.000 đ', strong: true }])
})

test('each plan stands for itself, in its own currency', async () => {
  const id = await contract()
  await plan(id, { last_date: '2026-03-10' })
  const dollars = { currency_code: 'usd', amount_before_tax: '10.5', amount_with_tax: '11.55' }
  await plan(id, { name: 'Bảo trì', kind: 'payment', counterparty: 'Thợ', ...dollars })
  const page = await pageOf(id)
  for (const head of ['Bên trả: Phố Xanh', 'Bảo trì', 'Bên nhận: Thợ']) expect(said(page)).toContain(head)
  expect(plansOn(page).map(({ totals }) => totals.map(({ name }) => name))).toEqual([
    ['Mỗi kỳ, trừ kỳ cuối', 'Tổng cộng 2 kỳ'],
    ['Mỗi kỳ', 'Tổng cộng 4 kỳ'],
  ])
  expect(plansOn(page)[1]?.totals[1]?.value).toBe(formatMoney('46.2', 'usd', 'vi'))
})

test('what was sent stays, until the contract is taken back', async () => {
  const id = await contract()
  const planId = await plan(id)
  const draft = await pageOf(id)
  await act(`contracts/${id}/send`)
  expect((await pageOf(id)).body).toEqual(draft.body)
  await desk.a(`PATCH voucher-plans/${planId}`, { amount_with_tax: '2000000' })
  await plan(id, { name: 'Thêm' })
  expect((await pageOf(id)).body).toEqual(draft.body)
  await act(`contracts/${id}/take_back`)
  expect(plansOn(await pageOf(id)).map(({ totals }) => totals[0]?.value)).toEqual([
    '2.000.000 đ',
    '1.155.000 đ',
  ])
  expect(recordOf(await desk.a(`GET contracts/${id}`)).sent_plan).toBeNull()
})

test('one that was sent without a plan has none later either', async () => {
  const id = await contract()
  await act(`contracts/${id}/send`)
  await act(`contracts/${id}/confirm_signed`)
  await plan(id)
  expect((await pageOf(id)).body).toBeUndefined()
})
