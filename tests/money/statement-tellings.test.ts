import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addDays, officeToday } from '#core/days.ts'
import { openBankFeed, type BankFeed } from '#tests/support/money/bank-feed.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { openStatements, workbookOf, type Statements } from '#tests/support/money/statements.ts'
import { faults, openSeededServer, outcome, type SeededServer } from '#tests/support/server/seeded-server.ts'

// One movement, one line: what a file says beside a gateway, beside another file, and against itself.
let seeded: SeededServer
let desk: CashDesk

beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
})
afterEach(async () => {
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
})
afterAll(() => seeded.close())

/** An account of its own, as each test's lines would otherwise be told again by the next one's. */
async function open(number: string): Promise<{ account: BankFeed; statements: Statements }> {
  const account = await openBankFeed(seeded, desk, number)
  return { account, statements: openStatements(desk, account.bank.id) }
}

const written = (day: string) => day.split('-').toReversed().join('/')
const today = written(officeToday())
const yesterday = written(addDays(officeToday(), -1))
const head = 'Ngay,So CT,Noi dung,Ghi no,Ghi co,So du'

describe('a row beside what was told before', () => {
  test('with an apartment’s own reference is never known for an amount that a gateway told of somebody else', async () => {
    const { account, statements } = await open('7100000001')
    const home = desk.apartment(1)
    await account.pay({ amount: '888002', text: 'CK DEN 970422 NGUYEN THU NGHIEM' })
    const file = [
      head,
      `${today},,${account.reference(home)} ck,,"888,002","1,888,002"`,
      `${today},,CK DEN 970422 NGUYEN THU NGHIEM,,"888,002","2,776,004"`,
    ]
    expect(await statements.counts('import', file)).toMatchObject({ new: 1, known: 1 })
    expect((await desk.receiptsOf(home)).length).toBe(1)
  })

  test('of which only the amount and the day agree asks; one press joins it, another makes it a movement of its own', async () => {
    const { account, statements } = await open('7100000002')
    const home = desk.apartment(2)
    await account.pay({ amount: '888003', text: 'CK DEN NGUYEN THU NGHIEM' })
    const file = [head, `${today},,${account.reference(home)} ck,,"888,003",`]
    expect(await statements.counts('import', file)).toMatchObject({ new: 0, known: 0, maybe_known: 1 })
    const [asked] = await statements.lines()
    expect(asked).toMatchObject({ status: 'unmatched', why: 'maybe_known' })
    expect((await desk.receiptsOf(home)).length).toBe(0)
    expect(outcome(await account.move(asked?.id, 'join'))).toBe('200')
    expect(await account.lineOf(asked?.id)).toMatchObject({ status: 'joined', receipt_id: null })
    expect((await account.move(asked?.id, 'keep_apart')).status).toBe(409)
    expect(await statements.counts('import', file)).toMatchObject({ new: 0, known: 1, maybe_known: 0 })
    expect(outcome(await account.move(asked?.id, 'reopen'))).toBe('200')
    expect(await account.lineOf(asked?.id)).toMatchObject({ status: 'unmatched', why: 'waiting' })
  })

  test('that is kept apart climbs the ladder as any other', async () => {
    const { account, statements } = await open('7100000003')
    const home = desk.apartment(3)
    await account.pay({ amount: '888004', text: 'CK DEN NGUYEN THU NGHIEM' })
    await statements.counts('import', [head, `${today},,${account.reference(home)} ck,,"888,004",`])
    const [asked] = await statements.lines()
    expect(outcome(await account.move(asked?.id, 'keep_apart'))).toBe('200')
    const { body } = await desk.a(`GET banking-transactions/${String(asked?.id)}/reason`)
    expect(body.data).toMatchObject({ why: 'exact_reference' })
  })

  test('is the same in another layout of the bank, whose columns, times and numbers differ', async () => {
    const { account, statements } = await open('7100000004')
    const home = desk.apartment(4)
    const text = `${account.reference(home)} nop phi 682412`
    const first = [head, `${today},,${text},,"777,001","9,777,001"`]
    const second = [
      'Thời gian giao dịch,Mô tả giao dịch,Tiền ra,Tiền vào',
      `${today} 09:15:00,${text.replaceAll(' ', '')},,"777,001"`,
    ]
    expect(await statements.counts('import', first)).toMatchObject({ new: 1 })
    expect(await statements.counts('import', second)).toMatchObject({ new: 0, known: 1 })
    expect((await desk.receiptsOf(home)).length).toBe(1)
  })

  test('that a line was joined with is no other’s: two of one source are two', async () => {
    const { account, statements } = await open('7100000005')
    await account.pay({ amount: '888005', text: 'CK DEN NGUYEN THU NGHIEM' })
    const file = [head, `${today},,tra tien hang thang,,"888,005",`, `${today},,gui cho em,,"888,005",`]
    expect(await statements.counts('import', file)).toMatchObject({ maybe_known: 2 })
    const [one, other] = await statements.lines()
    expect(outcome(await account.move(one?.id, 'join'))).toBe('200')
    expect(outcome(await account.move(other?.id, 'join'))).toMatch(/^409 line_joined/)
  })
})

describe('a file against itself', () => {
  test('money that comes back is money the other way, whichever column has the minus', async () => {
    const { statements } = await open('7100000011')
    const file = [
      head,
      `${yesterday},A1,Phi chuyen tien,"11,000",,"989,000"`,
      `${yesterday},A2,Hoan phi chuyen tien,"-11,000",,"1,000,000"`,
      `${today},A3,NOP TIEN,,"500,000","1,500,000"`,
      `${today},A4,NOP TIEN nham,,"-500,000","1,000,000"`,
    ]
    expect(await statements.counts('import', file)).toMatchObject({ new: 4, unread: 0 })
    const lines = await statements.lines('transaction_code')
    expect(lines.map(({ type, price, why }) => [type, price, why])).toEqual([
      ['out', '11000', 'money_out'],
      ['in', '11000', 'looks_like_reversal'],
      ['in', '500000', 'no_reference'],
      ['out', '500000', 'money_out'],
    ])
  })

  test('a word of direction that nobody knows is asked for, and what was said of it is kept for the account', async () => {
    const { statements } = await open('7100000012')
    const file = (day: string) => [
      'Ngày giao dịch,Mã GD,Loại giao dịch,Số tiền,Nội dung',
      `${day},B1,Thanh toán,"250,000",Tien dien thang may`,
      `${day},B2,Nhận tiền,"500,000",nop phi`,
      `${day},B3,Báo nợ,"99,000",Phi dich vu`,
      `${day},B4,Báo có,"77,000",nop phi`,
      `${day},B5,Trích nợ tự động,"33,000",SMS`,
      `${day},B6,Fee,"5,500",phi`,
      `${day},B7,ទូទាត់,"4,400",phi`,
    ]
    const asked = await statements.read('read', file(yesterday))
    expect(asked.unknown_directions).toEqual(['Thanh toán', 'Fee', 'ទូទាត់'])
    expect(asked.rows.map(({ type, price }) => [type, price])).toEqual([
      ['in', '500000'],
      ['out', '99000'],
      ['in', '77000'],
      ['out', '33000'],
    ])
    expect(asked.faults.map(({ number, fault }) => [number, fault])).toEqual(
      [2, 7, 8].map((number) => [number, 'unknown_direction']),
    )
    const words = ['Thanh toán', 'Fee', 'ទូទាត់'].flatMap((word, at) => [
      [`directions[${at}][word]`, word],
      [`directions[${at}][type]`, 'out'],
    ])
    const said = Object.fromEntries(words) as Readonly<Record<string, string>>
    expect(await statements.counts('import', file(yesterday), said)).toMatchObject({ new: 7, unread: 0 })
    const next = await statements.read('read', file(today))
    expect([next.unknown_directions, next.rows.map(({ type }) => type)]).toEqual([
      [],
      ['out', 'in', 'out', 'in', 'out', 'out', 'out'],
    ])
  })

  test('balances that do not add up are told at their rows, and nothing is kept until somebody accepts them', async () => {
    const { statements } = await open('7100000013')
    const file = [
      head,
      `${yesterday},C1,mot,,"100,000","1,100,000"`,
      `${yesterday},C2,hai,,"200,000","1,400,000"`,
      `${today},C3,ba,"50,000",,"1,350,000"`,
    ]
    const { wrong_balances: wrong } = await statements.read('read', file)
    expect(wrong).toEqual([{ number: 3, told: '1400000', expected: '1300000' }])
    expect(faults(await statements.send('import', file))).toEqual(['accepts_balances:balances_differ'])
    expect(await statements.lines()).toEqual([])
    expect(await statements.counts('import', file, { accepts_balances: '1' })).toMatchObject({ new: 3 })
  })

  test('that runs from the newest to the oldest row has the balance of a day’s end', async () => {
    const { account, statements } = await open('7100000014')
    const file = [
      'Ngày,Nội dung,Ghi nợ,Ghi có,Số dư',
      `${today},ba,,"300,000","1,600,000"`,
      `${yesterday},hai,,"200,000","1,300,000"`,
      `${yesterday},mot,,"100,000","1,100,000"`,
    ]
    expect(await statements.counts('import', file)).toMatchObject({ new: 3 })
    const { body } = await desk.a('GET banking-transactions/days?building_id=1')
    const days = body.data as { bank_id: string; bank_balance: string }[]
    expect(
      days.filter(({ bank_id }) => bank_id === account.bank.id).map(({ bank_balance }) => bank_balance),
    ).toEqual(['1600000', '1300000'])
  })

  test('a text that goes on in the next row is one text, and its reference is found', async () => {
    const { account, statements } = await open('7100000015')
    const home = desk.apartment(15)
    const file = [
      head,
      `${yesterday},FT1,CK den tu NGUYEN VAN X,,"500,000","1,500,000"`,
      `,,noi dung ${account.reference(home)},,,`,
      `${today},FT2,Phi,"11,000",,"1,489,000"`,
    ]
    expect(await statements.counts('import', file)).toMatchObject({ new: 2, skipped: 0 })
    expect((await desk.receiptsOf(home)).length).toBe(1)
  })

  test('days that a spreadsheet has half turned are told at their rows, and not kept', async () => {
    const { statements } = await open('7100000016')
    const year = Number(officeToday().slice(0, 4)) - 1
    const day = (text: string) => new Date(`${year}-${text}T00:00:00Z`)
    const workbook = await workbookOf([
      ['Ngày', 'Nội dung', 'Ghi nợ', 'Ghi có'],
      [day('05-11'), 'mot', null, 1000],
      [`13/11/${year}`, 'hai', null, 2000],
      [day('09-11'), 'ba', null, 3000],
    ])
    expect(await statements.read('read', workbook)).toMatchObject({
      faults: [
        { number: 2, fault: 'day_perhaps_turned' },
        { number: 4, fault: 'day_perhaps_turned' },
      ],
      rows: [{ day: `${year}-11-13` }],
    })
  })
})
