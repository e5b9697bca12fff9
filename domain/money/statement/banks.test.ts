import { expect, test } from 'vitest'
import type { CurrencyCode } from '../../currency.ts'
import { guessColumns } from './columns.ts'
import { findHeader, readStatement } from './statement.ts'

/** Each movement as `day time sign amount = balance`, and what could not be read. */
function read(currency: CurrencyCode, rows: readonly string[]) {
  const lines = rows.map((row, at) => ({
    number: at + 1,
    cells: row.split('|').map((cell) => cell.trim().replaceAll('~', '\n')),
  }))
  const sheet = findHeader(lines)
  const { rows: found, faults } = readStatement(sheet.lines, guessColumns(sheet.header), {
    currency,
    latest: '2026-12-31',
  })
  return [
    ...found.map(({ day, time, type, price, balance }) =>
      [day, time, `${type === 'in' ? '+' : '-'}${price}`, balance === undefined ? undefined : `= ${balance}`]
        .filter((part) => part !== undefined)
        .join(' '),
    ),
    ...faults.map(({ number, fault }) => `${number} ${fault}`),
  ]
}

// The layouts in which banks of Vietnam and Cambodia give their statements; `~` is a line end within a cell.
const statements: readonly (readonly [
  bank: string,
  currency: CurrencyCode,
  rows: readonly string[],
  ...string[],
])[] = [
  [
    'Vietcombank: a balance just above the heading, the document number below the day, sums with a day',
    'vnd',
    [
      'SAO KÊ TÀI KHOẢN/ STATEMENT OF ACCOUNT',
      'Số tài khoản/ Account number: | 0011001932418',
      'Số dư đầu kỳ | 151,547',
      'Ngày1/~TNX Date/ Số CT/ Doc No | Ngày hiệu lực2/~Effective date | Số tiền ghi nợ/~Debit | Số tiền ghi có/~Credit | Số dư/~Balance | Nội dung chi tiết/~Transactions in detail',
      '31/10/2026~5243.65937 | 31/10/2026 | 99,000 | | 52,547 | MBVCB.4525077405',
      '31/10/2026~9920.28 | 31/10/2026 | 0 | 26,338,000 | 26,390,547 | LBA3N A1201',
      'Tổng số/ Total | | 99,000 | 26,338,000 | |',
      'Cộng phát sinh đến 31/10/2026 | | | 26,338,000 | |',
    ],
    '2026-10-31 -99000 = 52547',
    '2026-10-31 +26338000 = 26390547',
  ],
  [
    'Techcombank: the heading in two languages, one below the other, and a balance first',
    'vnd',
    [
      'Ngày giao dịch | Đối tác | NH Đối tác | Diễn giải | Số bút toán | Nợ TKTT | Có TKTT | Số dư',
      'Transaction Date | Remitter | Remitter Bank | Details | Transaction No | Debit | Credit | Balance',
      '| | | Số dư đầu kỳ/ Opening balance | | | | 2,308,471',
      '23/11/2026 | NGUYEN VAN A | MB | nop phi | FT26327 | | 284 | 2,308,755',
    ],
    '2026-11-23 +284 = 2308755',
  ],
  [
    'MB: a line that numbers the columns, points for thousands',
    'vnd',
    [
      'STT | NGÀY GIAO DỊCH~TRANSACTION DATE | SỐ BÚT TOÁN~TRANSACTION NO | PHÁT SINH NỢ~DEBIT AMOUNT | PHÁT SINH CÓ~CREDIT AMOUNT | SỐ DƯ~BALANCE | NỘI DUNG~DESCRIPTION',
      '(1) | (2) | (3) | (4) | (5) | (6) | (7)',
      '1 | 21/08/2026 10:11:12 | FT1 | 50.000 | 0 | 1.000.000 | a',
    ],
    '2026-08-21 10:11:12 -50000 = 1000000',
  ],
  [
    'BIDV: numbers of accounts are no money',
    'vnd',
    [
      'Ngày | Tài khoản ghi nợ | Tài khoản ghi có | Số tiền | Nội dung',
      '23/11/2026 | 0011001234567 | 0011001234568 | +1,000,000 | a',
    ],
    '2026-11-23 +1000000',
  ],
  [
    'ACB: the sum has a day and stands among the money',
    'vnd',
    [
      'NGÀY HIỆU LỰC | NGÀY GIAO DỊCH | SỐ GD | TIỀN RÚT RA | TIỀN GỬI VÀO | SỐ DƯ | NỘI DUNG GIAO DỊCH',
      '23/11/2026 | 23/11/2026 | 123 | | 5.000.000 | 6.000.000 | tong cong',
      '23/11/2026 | Tổng phát sinh đến 23/11/2026 | | | 5.000.000 | |',
    ],
    '2026-11-23 +5000000 = 6000000',
  ],
  [
    'VietinBank: balances carried stand as money, the time by halves of the day',
    'vnd',
    [
      'STT | Ngày phát sinh/ Transaction date | Nội dung giao dịch/ Transaction description | Phát sinh nợ/ Debit amount | Phát sinh có/ Credit amount | Số dư/ Account balance',
      '1 | 01-11-2026 | Số dư đầu kỳ | | 1.000.000 | 1.000.000',
      '2 | 02-11-2026 02:15:01 CH | nop phi | | 5.000 | 1.005.000',
      '3 | 30-11-2026 | Cộng phát sinh | | 5.000 | 1.005.000',
    ],
    '2026-11-02 14:15:01 +5000 = 1005000',
  ],
  [
    'ABA: its account just above the heading',
    'usd',
    [
      'ACCOUNT ACTIVITY',
      'Account: | 000 123 456',
      'Date | Transaction Details | Money In | Ccy | Money Out | Ccy | Balance | Ccy',
      'Nov 23, 2026 | FUNDS RECEIVED | 12.50 | USD | | | 20.00 | USD',
    ],
    '2026-11-23 +12.5 = 20',
  ],
  [
    'ACLEDA: cash out and in',
    'riel',
    [
      'DATE | DESCRIPTIONS | CASH OUT | CASH IN | BALANCE',
      'Nov 23, 2026 | Received | | 40,000.00 | 50,000.00',
      'Nov 24, 2026 | Paid | 10,000 | | 40,000.00',
    ],
    '2026-11-23 +40000 = 50000',
    '2026-11-24 -10000 = 40000',
  ],
  [
    'Wing: one column whose side the type says, what failed, months by name, the other currency within the cell',
    'usd',
    [
      'Date & Time | Transaction ID | Transaction Type | Amount | Fee | Status',
      '23-Nov-2026 10:15 AM | ABC1 | Receive | 25.00 | 0.00 | Success',
      '23/NOV/2026 11:15 PM | ABC2 | Send | 5.00 | 0.10 | Success',
      '24NOV2026 | ABC3 | Receive | KHR 400,000 | 0 | Success',
      '24-Nov-2026 10:15 AM | ABC4 | Receive | 25.00 | 0.00 | Failed',
    ],
    '2026-11-23 10:15:00 +25',
    '2026-11-23 23:15:00 -5',
    '4 other_currency',
  ],
  [
    'Canadia: the value date first, sides beside the amount and the balance',
    'usd',
    [
      'Val Date | Trn Date | Ref No | Particulars | Amount | Dr/Cr | Balance',
      '24-NOV-26 | 23-NOV-26 | R1 | a | 12.00 | DR | 20.00 CR',
    ],
    '2026-11-23 -12 = 20',
  ],
  [
    'sides within the amount, days that are none',
    'usd',
    [
      'Date | Description | Amount | Balance',
      '23.11.2026 | a | 12.00 CR | 20.00 CR',
      '24.11.2026 | b | 12.00 DR | 8.00 DR',
      '24 Foo 2026 | c | 1.00 | 1',
    ],
    '2026-11-23 +12 = 20',
    '2026-11-24 -12 = -8',
    '4 bad_day',
  ],
  [
    'one sign says the side, days without signs between',
    'vnd',
    [
      'Thời gian | Ngày giao dịch | Debit/Credit Indicator | Số tiền | Nội dung',
      '10:15:00 | 20261123101500 | C | 1 000 000 | x',
      '10:15:00 | 20261123 | D | 500 | x',
    ],
    '2026-11-23 10:15:00 +1000000',
    '2026-11-23 -500',
  ],
  [
    'in Khmer, with its digits',
    'riel',
    ['កាលបរិច្ឆេទ | បរិយាយ | ប្រាក់ចេញ | ប្រាក់ចូល | សមតុល្យ', '២៣/១១/២០២៦ | បង់ថ្លៃ ២០២៦ | | ៤០,០០០ | ៥០,០០០'],
    '2026-11-23 +40000 = 50000',
  ],
]

test.each(statements.map(([bank, currency, rows, ...said]) => [bank, currency, rows, said] as const))(
  '%s',
  (_bank, currency, rows, said) => {
    expect(read(currency, rows)).toEqual(said)
  },
)
