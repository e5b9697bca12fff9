import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addDays, officeToday } from '#core/days.ts'
import { demoBankSecret } from '#api/banks/demo-bank.ts'
import { openBankFeed, type BankFeed } from '#tests/support/money/bank-feed.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, times, type CashDesk } from '#tests/support/money/cash-desk.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// What stands beside the lines of a bank: each day's totals, who may see them, and that nobody changes what the bank said.
let seeded: SeededServer
let desk: CashDesk
let feed: BankFeed

beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  feed = await openBankFeed(seeded, desk)
})
afterEach(async () => {
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
})
afterAll(() => seeded.close())

test('each day’s total of the bank is what is matched, unmatched and not ours, beside both balances', async () => {
  const account = await openBankFeed(seeded, desk, '19001570')
  const home = desk.apartment(1)
  const { line } = await account.pay({ amount: '40000', text: account.reference(home), balance: '40000' })
  await account.pay({ amount: '2500', text: 'khong ro', balance: '42500' })
  const aside = await account.pay({ amount: '500', text: 'lai', balance: '43000' })
  await account.move(aside.line.id, 'set_aside', { reason: 'lãi' })
  await account.pay({ amount: '1000', direction: 'out', balance: '42000' })
  const { body } = await desk.a('GET banking-transactions/days?building_id=1')
  expect((body.data as { bank_id: string }[]).filter(({ bank_id }) => bank_id === account.bank.id)).toEqual([
    expect.objectContaining({
      day: line.date,
      lines: 4,
      money_in: '43000',
      money_out: '1000',
      matched: '40000',
      unmatched: '3500',
      not_ours: '500',
      bank_balance: '42000',
      ledger_balance: '40000',
      difference: '2000',
    }),
  ])
})

test('what the bank said can be changed by nobody who serves', async () => {
  const { line } = await feed.pay({ text: 'khong doi' })
  const tries = [
    `update bank_line set price = 1 where id = ${String(line.id)}`,
    `update bank_line set description = 'x' where id = ${String(line.id)}`,
    `delete from bank_line where id = ${String(line.id)}`,
    `update bank_message set body = '{}'`,
    'delete from bank_message',
  ]
  for (const sql of tries)
    await expect(seeded.server.serving.execute(sql)).rejects.toThrow(/frozen|denied|append-only/)
})

test('a message is read again by whoever may, and adds nothing to what is there', async () => {
  const { line } = await feed.pay({ text: 'doc lai' })
  const replay = (by = desk.a) => by(`POST bank-messages/${String(line.message_id)}/replay`, {})
  expect(outcome(await replay())).toBe('200')
  expect((await feed.linesOf(String(line.transaction_code))).length).toBe(1)
  expect((await replay(seeded.as('A2'))).status).toBe(403)
  expect((await replay(seeded.as('B2'))).status).toBe(404)
})

test('account numbers and messages are for those with the right, in their own building', async () => {
  const { line } = await feed.pay({ text: 'rieng tu' })
  const id = String(line.id)
  const asked = [`GET banking-transactions/${id}`, `GET banking-transactions/${id}/candidates`]
  for (const request of asked) {
    expect((await seeded.as('A2')(request)).status).toBe(403)
    expect((await seeded.as('B2')(request)).status).toBe(404)
  }
  expect(rowsOf(await seeded.as('B2')('GET banking-transactions?building_id=2'))).toEqual([])
  expect((await seeded.as('B2')('GET banking-transactions/days?building_id=1')).status).toBe(403)
  const gateway = recordOf(await desk.a(`GET bank-gateways/${feed.gateway.id}`))
  expect(JSON.stringify(gateway)).not.toContain(demoBankSecret)
  expect(Object.keys(gateway)).not.toContain('secret')
})

describe('a statement file', () => {
  let account: BankFeed
  beforeAll(async () => {
    account = await openBankFeed(seeded, desk, '0011004999')
  })
  const csv = (...rows: readonly string[]) =>
    ['SAO KE TAI KHOAN;;;;;', 'Ngay giao dich;So CT;Ghi no;Ghi co;So du;Noi dung', ...rows].join('\n')
  const send = (step: 'read' | 'import', content: string, more: Readonly<Record<string, string>> = {}) => {
    const form = new FormData()
    const sent = { building_id: '1', bank_id: account.bank.id, ...more }
    for (const [name, value] of Object.entries(sent)) form.append(name, value)
    form.append('file', new File([content], 'sao-ke.csv'))
    return desk.a(`POST bank-statements/${step}`, undefined, { form })
  }
  const told = async (reply: ReturnType<typeof send>) => {
    const { status, body } = await reply
    const { counts } = body.data as { counts: Readonly<Record<string, number>> }
    return [status, counts.new, counts.known, counts.conflict, counts.unread]
  }
  const statedLines = async () =>
    rowsOf(
      await desk.a(
        `GET banking-transactions?building_id=1&bank_id=${account.bank.id}&gateway=statement&sort=price`,
      ),
    )
  const day = officeToday().split('-').toReversed().join('/')

  test('is read first, and writes nothing; then its lines are matched as a gateway’s are, once', async () => {
    const home = desk.apartment(21)
    await desk.fee(home, '120000')
    const file = csv(
      `${day};C1;;120.000;1.120.000;${account.reference(home)}`,
      `${day};C2;5.000;;1.115.000;phi dich vu`,
      'Tong cong;;5.000;120.000;;',
    )
    expect(await told(send('read', file))).toEqual([200, 2, 0, 0, 0])
    expect(await statedLines()).toEqual([])
    expect(await told(send('import', file))).toEqual([201, 2, 0, 0, 0])
    expect(await statedLines()).toMatchObject([
      { type: 'out', price: '5000', status: 'unmatched', why: 'money_out', balance: '1115000' },
      { type: 'in', price: '120000', status: 'matched', why: 'exact_reference', apartment_id: home },
    ])
    expect(await desk.balance(home)).toEqual(['0', '0'])
    expect(await told(send('import', file))).toEqual([201, 0, 2, 0, 0])
    const changed = file.replace('120.000;1.120.000', '130.000;1.120.000')
    expect(await told(send('import', changed))).toEqual([201, 0, 1, 1, 0])
    expect(await desk.receiptsOf(home)).toHaveLength(1)
  })

  test('five times at once is written once', async () => {
    const home = desk.apartment(22)
    const file = csv(`${day};D1;;77.000;;${account.reference(home)}`)
    const replies = await Promise.all(times(5, () => told(send('import', file))))
    expect(replies.map(([status]) => status)).toEqual([201, 201, 201, 201, 201])
    expect(replies.reduce((sum, [, fresh = 0]) => sum + fresh, 0)).toBe(1)
    expect(await desk.receiptsOf(home)).toHaveLength(1)
  })

  test('knows what the gateway told, and the gateway what it told, by whatever id', async () => {
    const [before, after] = [desk.apartment(23), desk.apartment(24)]
    await account.pay({ amount: '31000', text: account.reference(before) })
    const file = csv(
      `${day};E1;;31.000;;CT DEN ${account.reference(before)} NAPAS`,
      `${day};E2;;32.000;;${account.reference(after)}`,
    )
    expect(await told(send('import', file))).toEqual([201, 1, 1, 0, 0])
    const late = await account.pay({ amount: '32000', text: `MBVCB ${account.reference(after)}` })
    const again = await account.pay({ ...late.transfer, balance: '1' })
    expect([late.status, late.lines, again.status, again.lines]).toEqual([200, [], 200, []])
    expect([(await desk.receiptsOf(before)).length, (await desk.receiptsOf(after)).length]).toEqual([1, 1])
    const unlike = await account.pay({ amount: '77000', text: 'khac' })
    expect(unlike.line).toMatchObject({ status: 'unmatched', why: 'maybe_known' })
  })

  test('its columns are chosen where nobody understands them, and remembered for the account', async () => {
    const content = `khi nao,vao,chu\n${day},9000,khong ro`
    const { body } = await send('read', content)
    expect(body.data).toMatchObject({ missing: ['date', 'amount'], is_remembered: false, rows: [] })
    expect(faults(await send('import', content))).toEqual(['columns:columns_missing'])
    const chosen = { 'columns[0]': 'date', 'columns[1]': 'money_in', 'columns[2]': 'description' }
    expect(await told(send('import', content, chosen))).toEqual([201, 1, 0, 0, 0])
    const next = await send('read', content.replace('9000', '9100'))
    expect(next.body.data).toMatchObject({ is_remembered: true, rows: [{ price: '9100', state: 'new' }] })
    const twice = { ...chosen, 'columns[2]': 'date' }
    expect(faults(await send('import', content, twice))).toEqual(['columns:duplicate_value'])
  })

  test('of another account, of another building, or no sheet is refused', async () => {
    const other = `So tai khoan ${feed.number}\n${csv(`${day};F1;;1.000;;x`)}`
    expect(faults(await send('import', other))).toEqual(['bank_id:statement_of_other_account'])
    expect(faults(await send('read', csv(`${day};F1;;1.000;;x`), { bank_id: '999999' }))).toEqual([
      'bank_id:invalid_reference',
    ])
    expect(faults(await send('read', '\u0000'))).toEqual(['file:import_not_a_sheet'])
  })

  test('what can’t be kept or has not happened yet is said by its line, and holds up no other', async () => {
    const [year, ...rest] = addDays(officeToday(), 3).split('-')
    const later = [...rest.toReversed(), year].join('/')
    const file = csv(
      `${day};V1;;10.000.000.000.000;;too much`,
      `${later};V2;;1.000;;not yet`,
      `${day};V3;;7.000;99.999.999.999.999;of a balance that is none`,
    )
    const reply = await send('import', file)
    expect(await told(Promise.resolve(reply))).toEqual([201, 1, 0, 0, 2])
    expect((reply.body.data as { faults: object[] }).faults).toEqual([
      { number: 3, fault: 'bad_amount' },
      { number: 4, fault: 'bad_day' },
    ])
  })

  test('is for who may write transactions, in their own building', async () => {
    const by = (who: string) =>
      seeded.as(who as 'A2')('POST bank-statements/read', { building_id: '1', bank_id: account.bank.id })
    expect([(await by('A2')).status, (await by('B2')).status]).toEqual([403, 403])
  })
})

describe('what else somebody decides', () => {
  test('money of several apartments is divided among them, and undone as a whole', async () => {
    const [one, two] = [desk.apartment(25), desk.apartment(26)]
    await desk.fee(one, '40000')
    const { line } = await feed.pay({ amount: '100000', text: 'hai can' })
    const shares = (a: string, b: string) => ({
      shares: [
        { apartment_id: one, amount: a },
        { apartment_id: two, amount: b },
      ],
    })
    expect(faults(await feed.move(line.id, 'divide', shares('40000', '50000')))).toEqual([
      'shares:shares_differ',
    ])
    const [elsewhere] = await seeded.db.query<{ id: string }>(
      'select id::text from apartment where building_id = 2 order by id limit 1',
    )
    const foreign = { apartment_id: elsewhere?.id, amount: '60000' }
    expect(
      faults(
        await feed.move(line.id, 'divide', { shares: [{ apartment_id: one, amount: '40000' }, foreign] }),
      ),
    ).toEqual(['shares.1.apartment_id:invalid_reference'])
    expect(faults(await feed.move(line.id, 'match', { apartment_id: elsewhere?.id }))).toEqual([
      'apartment_id:invalid_reference',
    ])
    expect(outcome(await feed.move(line.id, 'divide', shares('40000', '60000')))).toBe('200')
    expect(await feed.lineOf(line.id)).toMatchObject({ status: 'matched', why: 'split', receipt_id: null })
    expect([await desk.balance(one), await desk.balance(two)]).toEqual([
      ['0', '0'],
      ['0', '60000'],
    ])
    const [receipt] = await desk.receiptsOf(two)
    expect(outcome(await desk.takeBack(String(receipt?.id)))).toBe('409 receipt_of_shared_line')
    expect(outcome(await feed.move(line.id, 'undo', { reason: 'nhầm' }))).toBe('200')
    expect([await desk.balance(one), await desk.balance(two)]).toEqual([
      ['40000', '0'],
      ['0', '0'],
    ])
    expect(await feed.lineOf(line.id)).toMatchObject({ status: 'unmatched', shares: null })
  })

  test('money out is matched with the payment voucher that paid it, once', async () => {
    await desk.fillFund('VCB-3456', '900000')
    const [category] = await seeded.db.query<{ id: string }>(
      `select id::text from payment_voucher_category where building_id = 1 and code = 'CHI-DIEN'`,
    )
    const voucher = recordOf(
      await desk.a('POST payment-vouchers', {
        building_id: '1',
        date: officeToday(),
        category_id: category?.id,
        cash_account_id: feed.fund.id,
        amount: '20000',
        party: 'Điện lực',
      }),
    )
    const [line, same, other] = [
      (await feed.pay({ direction: 'out', amount: '20000' })).line,
      (await feed.pay({ direction: 'out', amount: '20000' })).line,
      (await feed.pay({ direction: 'out', amount: '30000' })).line,
    ]
    const match = (id: unknown) => feed.move(id, 'match_voucher', { payment_voucher_id: voucher.id })
    expect((await match(line.id)).status).toBeGreaterThanOrEqual(400)
    expect(outcome(await desk.a(`POST payment-vouchers/${voucher.id}/approve`, {}))).toBe('200')
    expect(outcome(await match(other.id))).toBe('409 voucher_not_of_line')
    const said = (await Promise.all([match(line.id), match(same.id)])).map(outcome)
    expect(said.toSorted()).toEqual(['200', '409 voucher_matched'])
    const id = said[0] === '200' ? line.id : same.id
    expect(outcome(await feed.move(id, 'undo', { reason: 'nhầm' }))).toBe('200')
    expect(outcome(await match(id))).toBe('200')
    expect(outcome(await desk.a(`POST payment-vouchers/${voucher.id}/void`, { reason: 'nhầm' }))).toBe('200')
    expect(await feed.lineOf(id)).toMatchObject({ status: 'unmatched', payment_voucher_id: null })
  })

  test('a conflict takes the place of the line that came first, unless that is matched', async () => {
    const home = desk.apartment(27)
    const first = await feed.pay({ amount: '10000', text: 'khong ro' })
    const { lines } = await feed.pay({ ...first.transfer, amount: '11000' })
    const conflict = lines.find(({ status }) => status === 'conflict') ?? {}
    expect(outcome(await feed.move(first.line.id, 'match', { apartment_id: home }))).toBe('200')
    expect(outcome(await feed.move(conflict.id, 'accept'))).toBe('409 first_line_matched')
    expect(outcome(await feed.move(first.line.id, 'undo', { reason: 'nhầm' }))).toBe('200')
    expect(outcome(await feed.move(conflict.id, 'accept'))).toBe('200')
    expect([(await feed.lineOf(first.line.id)).status, (await feed.lineOf(conflict.id)).status]).toEqual([
      'conflict',
      'unmatched',
    ])
  })

  test('the numbers of the tabs add up', async () => {
    const { body } = await desk.a('GET banking-transactions/counts?building_id=1')
    const counts = body.data as Record<string, number>
    const { total = 0, matched = 0, unmatched = 0, not_ours = 0, money_in = 0, money_out = 0 } = counts
    expect(total).toBeGreaterThan(0)
    expect([matched + unmatched + not_ours, money_in + money_out]).toEqual([total, total])
  })
})
