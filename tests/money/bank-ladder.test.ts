import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addDays, officeToday } from '#core/days.ts'
import { oldReference } from '#domain/money/qr/old-reference.ts'
import { isReference, spokenReference } from '#domain/money/qr/reference.ts'
import { openBankFeed, type BankFeed } from '#tests/support/money/bank-feed.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// What the ladder takes from the database: references that were given, what the desk has booked, who brought a file.
let seeded: SeededServer
let desk: CashDesk
let feed: BankFeed
let transfer: string
let at = 0
const nextHome = () => desk.apartment(++at)

beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  feed = await openBankFeed(seeded, desk)
  const [method] = await seeded.db.query<{ id: string }>(
    `update payment_method set bank_id = $1 where building_id = 1 and code = 'BANK_TRANSFER' returning id::text`,
    [feed.bank.id],
  )
  transfer = method?.id ?? ''
})
afterEach(async () => {
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
  expect(seeded.server.errors).toEqual([])
})
afterAll(() => seeded.close())

const codeOf = async (id: string) => String(recordOf(await desk.a(`GET apartments/${id}`)).code)
/** The desk's receipt of a transfer, which the bank tells of later. */
const bookAtDesk = async (home: string, amount: string, more: object = {}) =>
  recordOf(
    await desk.collect(home, amount, {
      payment_method_id: transfer,
      cash_account_id: feed.fund.id,
      confirm_excess: '1',
      extra_credit_reason: 'chuyển khoản',
      ...more,
    }),
  )
const reasonOf = async (id: unknown) =>
  recordOf(await desk.a(`GET banking-transactions/${String(id)}/reason`))

describe('references', () => {
  test('every apartment of all buildings has one of its own, which its page says', async () => {
    const rows = await seeded.db.query<{ reference: string; times: number }>(
      `select p.reference, count(*) over (partition by p.building_id, p.apartment_id)::int as times
        from payment_reference p where p.payment_request_id is null`,
    )
    expect(rows.filter(({ reference, times }) => !isReference(reference) || times !== 1)).toEqual([])
    const [{ total } = { total: 0 }] = await seeded.db.query<{ total: number }>(
      'select count(*)::int as total from apartment',
    )
    expect([total > 0, rows.length]).toEqual([true, total])
    const home = nextHome()
    expect(recordOf(await desk.a(`GET apartments/${home}`)).payment_reference).toBe(
      spokenReference(feed.reference(home)),
    )
  })

  test('the database draws what the console reads: 500 in a row, none twice', async () => {
    const drawn = await seeded.db.query<{ reference: string }>(
      'select draw_payment_reference(0, id, null) as reference from generate_series(1, 500) id',
    )
    expect(drawn.filter(({ reference }) => !isReference(reference))).toEqual([])
    expect(new Set(drawn.map(({ reference }) => reference)).size).toBe(500)
  })

  test('one that was given before is read where it existed, and no other', async () => {
    const [given, never] = [nextHome(), nextHome()]
    await seeded.db.execute(
      'insert into payment_reference (reference, building_id, apartment_id, is_old) values ($1, 1, $2, true)',
      [oldReference('apartment', given), given],
    )
    const pay = async (home: string) =>
      (await feed.pay({ text: `${oldReference('apartment', home)} ${await codeOf(home)}` })).line
    expect(await pay(given)).toMatchObject({ status: 'matched', why: 'old_reference', apartment_id: given })
    expect(await pay(never)).toMatchObject({ status: 'unmatched', why: 'only_named' })
  })

  test('one of another building waits, and its apartment is not told', async () => {
    const [other] = await seeded.db.query<{ reference: string }>(
      'select reference from payment_reference where building_id = 2 limit 1',
    )
    const { line } = await feed.pay({ text: other?.reference ?? '' })
    expect(line).toMatchObject({ status: 'unmatched', why: 'other_building' })
    expect(await reasonOf(line.id)).toEqual({
      why: 'other_building',
      codes: [],
      document: null,
      day: null,
      division: [],
    })
  })

  test('beside the code of another apartment posts nothing, and says both', async () => {
    const [meant, other] = [nextHome(), nextHome()]
    const code = await codeOf(other)
    const { line } = await feed.pay({ text: `${feed.reference(meant)} ${code}` })
    expect(line).toMatchObject({ status: 'unmatched', why: 'other_named', receipt_id: null })
    expect(await reasonOf(line.id)).toMatchObject({ why: 'other_named', codes: [code, await codeOf(meant)] })
  })
})

test('a transfer of two apartments is divided by what they owe, where it is exactly that', async () => {
  const homes = [nextHome(), nextHome()]
  const text = homes.map((home) => feed.reference(home)).join(' ')
  const sums = ['310000', '520000']
  for (const [at, home] of homes.entries()) await desk.fee(home, sums[at] ?? '0')
  const less = await feed.pay({ text, amount: '829999' })
  expect(await reasonOf(less.line.id)).toMatchObject({ why: 'several_apartments', division: [] })
  const { line } = await feed.pay({ text, amount: '830000' })
  const { division } = await reasonOf(line.id)
  expect(division).toEqual(homes.map((home, at) => ({ apartment_id: home, amount: sums[at] })))
  expect((await feed.move(line.id, 'divide', { shares: division })).status).toBe(200)
  expect(await Promise.all(homes.map((home) => desk.balance(home)))).toEqual([
    ['0', '0'],
    ['0', '0'],
  ])
})

describe('what the desk has booked', () => {
  test('is not booked again: the line waits, one step joins the two, and nothing is made', async () => {
    const home = nextHome()
    const made = await bookAtDesk(home, '1000000')
    const { line } = await feed.pay({ amount: '1000000', text: feed.reference(home) })
    expect(line).toMatchObject({ status: 'unmatched', why: 'booked_at_desk', receipt_id: null })
    expect(await reasonOf(line.id)).toMatchObject({ document: { id: made.id, code: made.code } })
    expect(outcome(await feed.move(line.id, 'match_receipt', { receipt_id: made.id }))).toBe('200')
    expect(await feed.lineOf(line.id)).toMatchObject({
      status: 'matched',
      why: 'joined',
      receipt_id: made.id,
      apartment_id: home,
    })
    expect([(await desk.receiptsOf(home)).length, await desk.balance(home)]).toEqual([1, ['0', '1000000']])
    // Undone, the two are parted and the desk's receipt stays.
    expect(outcome(await feed.move(line.id, 'undo', { reason: 'nhầm' }))).toBe('200')
    expect(await feed.lineOf(line.id)).toMatchObject({ status: 'unmatched', receipt_id: null })
    expect((await desk.receiptsOf(home))[0]).toMatchObject({ id: made.id, status: 'collected' })
  })

  test('once: two equal transfers are one that is joined and one receipt', async () => {
    const home = nextHome()
    const made = await bookAtDesk(home, '210000')
    const first = await feed.pay({ amount: '210000', text: feed.reference(home) })
    const second = await feed.pay({ amount: '210000', text: feed.reference(home) })
    expect([first.line.why, second.line.why]).toEqual(['booked_at_desk', 'booked_at_desk'])
    await feed.move(first.line.id, 'match_receipt', { receipt_id: made.id })
    // It is judged anew, now that the receipt has its line.
    expect(await feed.lineOf(second.line.id)).toMatchObject({ status: 'unmatched', why: 'waiting' })
    const again = await feed.move(second.line.id, 'match_receipt', { receipt_id: made.id })
    expect(outcome(again)).toContain('receipt_matched')
    const third = await feed.pay({ amount: '210000', text: feed.reference(home) })
    expect(third.line).toMatchObject({ status: 'matched', why: 'exact_reference' })
  })

  test.each([
    ['of another amount', '300000', 0],
    ['of last month', '310000', -20],
  ])('%s is another payment', async (_, booked, days) => {
    const home = nextHome()
    await bookAtDesk(home, booked, { received_on: addDays(officeToday(), days) })
    const amount = days === 0 ? '320000' : booked
    const { line } = await feed.pay({ amount, text: feed.reference(home) })
    expect(line).toMatchObject({ status: 'matched', why: 'exact_reference' })
  })

  test('a receipt of another amount, or of cash, is refused at its field', async () => {
    const home = nextHome()
    const made = recordOf(
      await desk.collect(home, '5000', { confirm_excess: '1', extra_credit_reason: 'thừa' }),
    )
    const { line } = await feed.pay({ amount: '5000', text: 'khong ro' })
    const reply = await feed.move(line.id, 'match_receipt', { receipt_id: made.id })
    expect(outcome(reply)).toContain('receipt_not_of_line')
  })
})

describe('a file that somebody brings who may make no receipts', () => {
  const day = officeToday().split('-').toReversed().join('/')
  const right = (code: string) => ({
    code,
    read: true,
    create: true,
    update: true,
    delete: true,
    approve: true,
  })
  const bring = (by: CashDesk['a'], reference: string, amount: string) => {
    const form = new FormData()
    form.append('building_id', '1')
    form.append('bank_id', String(feed.bank.id))
    const rows = ['Ngay giao dich;So CT;Ghi no;Ghi co;So du;Noi dung', `${day};;;${amount};;${reference}`]
    form.append('file', new File([rows.join('\n')], 'sao-ke-go-tay.csv'))
    return by('POST bank-statements/import', undefined, { form })
  }
  const lineOfAmount = async (price: string) =>
    rowsOf(await desk.a(`GET banking-transactions?building_id=1&gateway=statement&price=${price}`))[0] ?? {}

  test('pays no debt: its rows wait for who may, and say where they came from', async () => {
    const home = nextHome()
    await desk.fee(home, '440000')
    const clerk = await seeded.member('1', right('manage_banking_transaction'))
    expect((await clerk('POST receipts', { building_id: '1' })).status).toBe(403)
    expect((await bring(clerk, feed.reference(home), '440000')).status).toBe(201)
    const line = await lineOfAmount('440000')
    expect(line).toMatchObject({ status: 'unmatched', why: 'exact_reference', receipt_id: null })
    // Pressing is no way round.
    const match = `POST banking-transactions/${String(line.id)}/match`
    expect((await clerk(match, { apartment_id: home })).status).toBe(403)
    const shares = [
      { apartment_id: home, amount: '40000' },
      { apartment_id: nextHome(), amount: '400000' },
    ]
    expect((await clerk(match.replace(/match$/, 'divide'), { shares })).status).toBe(403)
    const made = await bookAtDesk(nextHome(), '440000')
    expect((await clerk(`${match}_receipt`, { receipt_id: made.id })).status).toBe(403)
    expect(await desk.balance(home)).toEqual(['440000', '0'])
    const [candidate] = rowsOf(await desk.a(`GET banking-transactions/${String(line.id)}/candidates`))
    expect(candidate).toMatchObject({ id: home, reasons: ['reference', 'amount'] })
    expect((await desk.a(match, { apartment_id: home })).status).toBe(200)
    expect(await desk.balance(home)).toEqual(['0', '0'])
  })

  test('tells its author neither what an apartment owes nor whose a phone is', async () => {
    const home = nextHome()
    await desk.fee(home, '461000')
    const code = await codeOf(home)
    const [person] = await seeded.db.query<{ phone: string }>(
      `select r.phone_number as phone from residency y join resident r on r.id = y.resident_id
        where y.building_id = 1 and y.move_out_date is null and length(r.phone_number) > 9 limit 1`,
    )
    const clerk = await seeded.member('1', right('manage_banking_transaction'))
    const why = async (by: CashDesk['a'], text: string, amount: string) => {
      expect((await bring(by, text, amount)).status).toBe(201)
      return (await lineOfAmount(amount)).why
    }
    expect(await why(clerk, `phi ${code}`, '461000')).toBe('only_named')
    expect(await why(clerk, `phi ${person?.phone}`, '462000')).toBe('no_reference')
    const knowing = await seeded.member(
      '1',
      ...['manage_banking_transaction', 'manage_debt', 'manage_resident'].map(right),
    )
    expect(await why(knowing, `phi ${person?.phone}`, '463000')).toBe('only_named')
  })

  test('of one who may, its rows are receipts that say the file and who brought it', async () => {
    const home = nextHome()
    const cashier = await seeded.member('1', right('manage_banking_transaction'), right('manage_debt'))
    expect((await bring(cashier, feed.reference(home), '451000')).status).toBe(201)
    const line = await lineOfAmount('451000')
    expect(line).toMatchObject({ status: 'matched', why: 'exact_reference' })
    const [receipt] = await desk.receiptsOf(home)
    const statement = recordOf(await desk.a(`GET bank-statements/${String(line.statement_id)}`))
    expect(receipt?.collector_name).toBe(`Lobby (sao kê sao-ke-go-tay.csv, ${String(statement.brought_by)})`)
  })
})
