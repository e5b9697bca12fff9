import { afterAll, beforeAll, expect, test } from 'vitest'
import { sumAmounts } from '#core/amount.ts'
import { addDays, officeToday } from '#core/days.ts'
import type { DocumentPage } from '#domain/documents/page.ts'
import { paperWords } from '#domain/documents/words.ts'
import { firstPage } from '#tests/support/documents/first-page.ts'
import { pdfText } from '#tests/support/documents/pdf-text.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { lodge, type Lodger } from '#tests/support/server/lodgers.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// The paper of a receipt goes to whoever pays: of what the home owes, one who does not live there reads nothing on it.
let seeded: SeededServer
let desk: CashDesk
let at = 0
const words = paperWords.vi

beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  // So that what stays owed would have a QR too.
  const bank = await desk.a('POST payment-methods/banks', {
    building_id: '1',
    name: 'Vietcombank',
    bank_code: 'VCB',
    account_number: '0011004123456',
    account_holder: 'BQT SUNRISE',
    is_default: true,
  })
  expect(outcome(bank)).toBe('201')
})
afterAll(() => seeded.close())

/** A home with a fee of its own and one that a payer's rule names, of which 300,000 and 400,000 are paid later. */
async function homePaidBy(payer: (home: string) => object | Promise<object>) {
  const home = desk.apartment(at++)
  const rule = await desk.a('POST payer-rules', {
    building_id: '1',
    apartment_id: home,
    covers: 'all_fees',
    from_month: '2026-10',
    to_month: '2026-10',
    ...(await payer(home)),
  })
  expect(outcome(rule)).toBe('201')
  const own = await desk.fee(home, '500000', { month: '2026-09', name: 'Phí của nhà' })
  const theirs = await desk.fee(home, '400000', { month: '2026-10', name: 'Phí được trả thay' })
  const pay = async (lines: readonly { readonly fee_id: string; readonly amount: string }[]) => {
    const amount = sumAmounts(lines.map((line) => line.amount))
    return recordOf(await desk.collect(home, amount, { lines })).id
  }
  return { home, own, theirs, pay }
}
const company = { payer_kind: 'company', party_name: 'Công ty Sen Vàng' }
const paperOf = async (id: string): Promise<DocumentPage> =>
  firstPage(await desk.a(`GET receipts/${id}/paper?language=vi`))
const owedOn = async (id: string) => {
  const { totals, qr } = await paperOf(id)
  const owed = totals?.find(({ name }) => name === words.still_owed)?.value
  expect(qr === undefined).toBe(owed === undefined)
  return owed?.replace(/[^\d]/g, '')
}
const owedBy = async (home: string) => {
  const [debt] = await seeded.db.query<{ outstanding: string }>(
    'select trim_scale(outstanding)::text as outstanding from debt where apartment_id = $1',
    [home],
  )
  return debt?.outstanding
}

test('a company that pays by a rule is told nothing of what the home owes, on screen, in the PDF and in an office’s own text', async () => {
  const { home, own, theirs, pay } = await homePaidBy(() => company)
  const id = await pay([{ fee_id: theirs, amount: '300000' }])
  expect(await owedOn(id)).toBeUndefined()
  const textOf = async (of: string) =>
    pdfText(await (await seeded.raw(`/v1/manage/receipts/${of}/pdf?language=vi`)).bytes()).text
  const said = words.still_owed.replaceAll(/\s/g, '')
  expect(await textOf(id)).toContain('300.000')
  expect(await textOf(id)).not.toContain(said)
  // What the home pays itself says it as ever, and so does a receipt of both.
  const ofHome = await pay([{ fee_id: own, amount: '100000' }])
  expect(await owedOn(ofHome)).toBe(await owedBy(home))
  expect(await textOf(ofHome)).toContain(said)
  const ofBoth = await pay([
    { fee_id: own, amount: '50000' },
    { fee_id: theirs, amount: '50000' },
  ])
  expect(await owedOn(ofBoth)).toBe(await owedBy(home))
  const template = recordOf(
    await desk.a('POST example-templates', {
      building_id: '1',
      code: 'TemplateReceipt_OWED',
      name: 'Còn nợ',
      type: 'receipt',
      is_default: true,
      content: '<p>{{ payer }}</p><p>Còn lại: {{ still_owed }}</p><p>{{ qr }}</p>',
    }),
  )
  const letters = [
    await pay([{ fee_id: theirs, amount: '20000' }]),
    await pay([{ fee_id: own, amount: '20000' }]),
  ]
  const bodies = await Promise.all(letters.map(async (one) => JSON.stringify((await paperOf(one)).body)))
  expect(bodies.map((body) => [body.includes('Còn lại'), body.includes('"qr"')])).toEqual([
    [false, false],
    [true, true],
  ])
  await desk.a(`PATCH example-templates/${template.id}`, { is_default: false })
})

test('another apartment that pays is from outside as well', async () => {
  const { theirs, pay } = await homePaidBy(() => ({
    payer_kind: 'apartment',
    payer_apartment_id: desk.apartment(9),
  }))
  expect(await owedOn(await pay([{ fee_id: theirs, amount: '300000' }]))).toBeUndefined()
})

test('an owner who lives there on the day of the receipt reads it, and one who has moved out does not', async () => {
  const livingOwner = async () => {
    let owner: Lodger | undefined
    const paid = await homePaidBy(async (apartmentId) => {
      owner = await lodge(seeded, { stays: [{ apartmentId, from: '2026-01-01' }] })
      return { payer_kind: 'owner', resident_id: owner.residentId }
    })
    const moveOut = (day: string) =>
      seeded.db.execute(
        'update residency set move_out_date = $3 where apartment_id = $1 and resident_id = $2',
        [paid.home, owner?.residentId, day],
      )
    return { ...paid, owner: owner!, moveOut }
  }
  const living = await livingOwner()
  const before = await living.pay([{ fee_id: living.theirs, amount: '300000' }])
  const owed = await owedBy(living.home)
  expect(await owedOn(before)).toBe(owed)
  const away = await livingOwner()
  await away.moveOut('2026-10-31')
  const after = await away.pay([{ fee_id: away.theirs, amount: '300000' }])
  expect(await owedOn(after)).toBeUndefined()
  // In the app they have the same paper.
  const seen = await away.owner(`GET resident/receipts/${after}/paper`)
  expect(outcome(seen)).toBe('200')
  const { table, totals } = firstPage(seen)
  expect(table?.rows).toHaveLength(1)
  expect(totals?.map(({ name }) => name)).not.toContain(words.still_owed)
  // Who moves out later has the receipts from before as they were.
  await living.moveOut(addDays(officeToday(), 1))
  expect(await owedOn(before)).toBe(owed)
})
