import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CurrencyCode } from '../../currency.ts'
import { isMonthFirst, readAmount, readDay } from './cells.ts'
import { guessColumns, recallColumns } from './columns.ts'
import { findHeader, readStatement } from './statement.ts'

const linesOf = (...rows: readonly string[]) =>
  rows.map((row, at) => ({ number: at + 1, cells: row.split('|').map((cell) => cell.trim()) }))

function read(currency: CurrencyCode, ...rows: readonly string[]) {
  const sheet = findHeader(linesOf(...rows))
  const columns = guessColumns(sheet.header)
  return { columns, ...readStatement(sheet.lines, columns, { currency, latest: '2026-12-31' }) }
}

describe('statements as banks write them', () => {
  test('debit and credit apart, lines above the heading, sums below', () => {
    const { rows, faults, skipped } = read(
      'vnd',
      'SAO KÊ TÀI KHOẢN',
      'Số tài khoản: 0011004123456 | Loại tiền: VND',
      'STT | Ngày giao dịch | Số CT | Số tiền ghi nợ | Số tiền ghi có | Số dư | Nội dung chi tiết',
      '| | | | | 1,000,000 | Số dư đầu kỳ',
      '1 | 23/11/2026 | 5091 - 77 | | 2,277,000 | 3,277,000 | LBA3N A1201 nop phi',
      '2 | 24/11/2026 10:15:30 | 5091 - 78 | 500,000.00 | 0 | 2,777,000 | Tra tien dien',
      'Tổng cộng | | | 500,000 | 2,277,000 | |',
    )
    expect(faults).toEqual([])
    expect(skipped).toBe(2)
    expect(rows).toEqual([
      {
        number: 5,
        day: '2026-11-23',
        type: 'in',
        price: '2277000',
        description: 'LBA3N A1201 nop phi',
        code: '5091 - 77',
        partner: undefined,
        balance: '3277000',
      },
      expect.objectContaining({ day: '2026-11-24', time: '10:15:30', type: 'out', price: '500000' }),
    ])
  })

  test('both languages in the heading, the value date beside the day, who paid', () => {
    const { columns, rows } = read(
      'vnd',
      'No. | Ngày hiệu lực/Value date | Ngày GD/Transaction date | Số tham chiếu/Ref No | Nợ/Debit | Có/Credit | Số dư/Balance | Số TK đối ứng | Tên đối ứng | Diễn giải/Description',
      '1 | 01/12/2026 | 30/11/2026 23:59 | FT26335 | | 1.500.000 | 9.000.000 | 0123 | NGUYEN VAN A | LBA3N',
    )
    expect(columns).toEqual([
      null,
      null,
      'date',
      'code',
      'money_out',
      'money_in',
      'balance',
      null,
      'partner',
      'description',
    ])
    expect(rows).toMatchObject([
      { day: '2026-11-30', time: '23:59:00', price: '1500000', partner: 'NGUYEN VAN A' },
    ])
  })

  test('one column of amounts, below zero or said beside it', () => {
    expect(
      read(
        'vnd',
        'Ngày | Diễn giải | Số tiền | Số dư',
        '23/11/2026 | thu | +50.000 | 1',
        '24/11/2026 | chi | -20.000 | 1',
      ).rows,
    ).toMatchObject([
      { type: 'in', price: '50000' },
      { type: 'out', price: '20000' },
    ])
    expect(
      read('usd', 'Date,Dr/Cr,Amount'.replaceAll(',', '|'), '2026-11-23|DR|12.50', '2026-11-23|CR|7').rows,
    ).toMatchObject([
      { type: 'out', price: '12.5' },
      { type: 'in', price: '7' },
    ])
  })

  test('of Cambodia: the month by its name, a currency beside each amount', () => {
    const { columns, rows, faults } = read(
      'usd',
      'Date | Transaction Details | Money In | Ccy | Money Out | Ccy | Balance | Ccy',
      'Nov 23, 2026 | FUNDS RECEIVED FROM SOK DARA | 125.00 | USD | | | 1,125.00 | USD',
      'Nov 24, 2026 | TRANSFER | 5,000 | KHR | | | 1,125.00 | USD',
    )
    expect(columns.slice(0, 5)).toEqual(['date', 'description', 'money_in', 'currency', 'money_out'])
    expect(rows).toMatchObject([{ day: '2026-11-23', price: '125', balance: '1125' }])
    expect(faults).toEqual([{ number: 3, fault: 'other_currency' }])
  })

  test('a heading of two lines', () => {
    const { rows } = read(
      'vnd',
      'Ngày giao dịch | Phát sinh | | Số dư | Nội dung',
      '| Nợ | Có | |',
      '23/11/2026 | | 1,000 | 5,000 | a',
      '23/11/2026 | 300 | | 4,700 | b',
    )
    expect(rows).toMatchObject([
      { type: 'in', price: '1000' },
      { type: 'out', price: '300' },
    ])
  })

  test('what can’t be read is said by its line, and holds up no other', () => {
    const { rows, faults } = read(
      'vnd',
      'Ngày | Ghi nợ | Ghi có | Nội dung',
      '31/02/2026 | | 1,000 | a',
      '23/11/2026 | | 1,00,0 | b',
      '23/11/2026 | 5 | 6 | c',
      '23/11/2026 | | 10.25 | d',
      '23/11/2026 | | 1,000 | e',
      '01/01/2027 | | 1,000 | what has not happened yet',
      '23/11/2026 | | 10,000,000,000,000 | more than anybody has',
    )
    expect(rows.map(({ number }) => number)).toEqual([6])
    expect(faults.map(({ number, fault }) => `${number} ${fault}`)).toEqual([
      '2 bad_day',
      '3 bad_amount',
      '4 both_directions',
      '5 bad_amount',
      '7 bad_day',
      '8 bad_amount',
    ])
  })
})

test.each([
  ['1,500,000.00', '1500000'],
  ['1.500.000,50', '1500000.5'],
  ['1 500 000 VND', '1500000'],
  ['1.500', '1500'],
  ['12.5', '12.5'],
  ['12,50', '12.5'],
  ['(2,000)', '-2000'],
  ['2,000-', '-2000'],
  ['-2.000 đ', '-2000'],
  ['+7', '7'],
  ['$1,234.50', '1234.5'],
  ['', undefined],
  ['1,00,000', undefined],
  ['1.2.3', undefined],
  ['abc', undefined],
  ['1e5', undefined],
])('the amount %j is %s', (text, amount) => expect(readAmount(text)).toBe(amount))

test.each([
  ['23/11/2026', false, '2026-11-23'],
  ['11/23/2026', true, '2026-11-23'],
  ['3-1-26', false, '2026-01-03'],
  ['2026-11-23T10:15:00', false, '2026-11-23 10:15:00'],
  ['10:15 PM 23/11/2026', false, '2026-11-23 22:15:00'],
  ['20261123', false, '2026-11-23'],
  ['23-Nov-2026', false, '2026-11-23'],
  ['November 23, 2026', false, '2026-11-23'],
  ['46349', false, '2026-11-23'],
  ['23/11/2026\n5209 - 11', false, '2026-11-23'],
  ['30/02/2026', false, undefined],
  ['Số dư đầu kỳ', false, undefined],
])('the day %j is %s', (cell, monthFirst, said) => {
  const read = readDay(cell, monthFirst)
  expect(read === undefined ? undefined : [read.day, read.time].filter(Boolean).join(' ')).toBe(said)
})

test('a column writes the month first only if one of its days can’t be read otherwise', () => {
  expect([
    isMonthFirst(['11/23/2026', '01/02/2026']),
    isMonthFirst(['23/11/2026', '11/23/2026']),
    isMonthFirst(['01/02/2026']),
  ]).toEqual([true, false, false])
})

test('columns are remembered by their headings, wherever they stand in the next file', () => {
  const remembered = { header: ['Khi nào', 'Vào', 'Ra'], columns: ['date', 'money_in', 'money_out'] as const }
  expect(recallColumns(remembered, ['x', 'Ra', 'Khi nao', 'VÀO'])).toEqual([
    null,
    'money_out',
    'date',
    'money_in',
  ])
  expect(recallColumns(remembered, ['Khi nào', 'Vào'])).toBeUndefined()
})

test('whatever stands in a file, it never throws, and every movement is above zero on a day', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom('Ngày', 'Ghi có', 'Ghi nợ', '23/11/2026', '1.000', '-5', 'VND'),
  )
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 12 }), (rows) => {
      const sheet = findHeader(rows.map((cells, at) => ({ number: at + 1, cells })))
      const { rows: found } = readStatement(sheet.lines, guessColumns(sheet.header), {
        currency: 'vnd',
        latest: '2026-12-31',
      })
      for (const { price, day } of found) {
        expect(price).toMatch(/^[1-9]\d*$/)
        expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
      }
    }),
  )
})

describe('which way money goes', () => {
  const debits = (...rows: readonly string[]) =>
    read('vnd', 'Ngày | Ghi nợ | Ghi có | Nội dung', ...rows).rows.map(
      ({ type, price }) => `${type} ${price}`,
    )

  test('where the bank writes a minus before money out, what has none there comes back', () => {
    expect(
      debits(
        '23/11/2026 | -11,000 | | phi',
        '23/11/2026 | -2,000,000 | | tra lai tien coc A0101',
        '24/11/2026 | -30,000 | | phi',
        '24/11/2026 | 30,000 | | hoan phi',
      ),
    ).toEqual(['out 11000', 'out 2000000', 'out 30000', 'in 30000'])
    expect(debits('23/11/2026 | 11,000 | | phi', '24/11/2026 | -11,000 | | huy gd')).toEqual([
      'out 11000',
      'in 11000',
    ])
  })

  test.each([
    'Ghi nợ/Ghi có',
    'Debit or Credit',
    'Phát sinh Nợ/Có',
    'DC',
    'Loại phát sinh',
    'Chiều GD',
    'Dấu',
  ])('is said by a column that is called “%s”', (heading) => {
    const { rows } = read(
      'vnd',
      `Ngày | ${heading} | Số tiền | Nội dung`,
      '23/11/2026 | D | 2,000,000 | tien dien',
    )
    expect(rows).toMatchObject([{ type: 'out', price: '2000000' }])
  })

  test('a text goes on by a name that is also a word', () => {
    const { rows } = read(
      'vnd',
      'Ngày | Ghi nợ | Ghi có | Nội dung',
      '23/11/2026 | | 500,000 | NGUYEN THI',
      '| | | TRANG LBMN1CKT510',
    )
    expect(rows).toMatchObject([{ description: 'NGUYEN THI TRANG LBMN1CKT510' }])
  })
})

describe('a line that is not said whole', () => {
  test('with money and a text but no day is told, and a sum or a note is none', () => {
    const { rows, faults, skipped } = read(
      'vnd',
      'STT | Ngày | Ghi nợ | Ghi có | Nội dung',
      '1 | 23/11/2026 | | 500,000 | nop phi',
      '2 | | | 300,000 | nop phi A0102',
      'Tổng | | | 800,000 |',
      ' | | | 800,000 | Cộng ngày 23/11',
      ' | | | 800,000 | Người lập bảng',
    )
    expect([rows.length, faults, skipped]).toEqual([1, [{ number: 3, fault: 'bad_day' }], 3])
  })

  test.each([
    ['Thành công', 'read'],
    ['Giao dịch thành công', 'read'],
    ['Completed', 'read'],
    ['ជោគជ័យ', 'read'],
    ['', 'read'],
    ['Thất bại', 'skipped'],
    ['Giao dịch thất bại', 'skipped'],
    ['Đang xử lý', 'skipped'],
    ['Chờ duyệt', 'skipped'],
    ['Time-out', 'skipped'],
    ['Refunded', 'unknown_status'],
    ['Đã hoàn tiền', 'unknown_status'],
    ['Tạm giữ', 'unknown_status'],
  ])('whose status is “%s” is %s', (status, outcome) => {
    const { rows, faults, skipped } = read(
      'vnd',
      'Thời gian | Số tiền | Trạng thái | Nội dung',
      `23/11/2026 10:15 | +500,000 | ${status} | nop phi`,
    )
    const found = [...faults.map(({ fault }) => fault), ...rows.map(() => 'read')]
    expect([...found, ...(skipped === 1 ? ['skipped'] : [])]).toEqual([outcome])
  })
})
