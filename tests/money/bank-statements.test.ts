import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addDays, officeToday } from '#core/days.ts'
import { openBankFeed, type BankFeed } from '#tests/support/money/bank-feed.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, times, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { faults, openSeededServer, rowsOf, type SeededServer } from '#tests/support/server/seeded-server.ts'

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
    expect(faults(await send('read', '\u0000'))).toEqual(['file:import_encoding'])
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
