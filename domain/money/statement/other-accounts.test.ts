import { describe, expect, test } from 'vitest'
import { guessColumns } from './columns.ts'
import { findHeader, readStatement } from './statement.ts'

const linesOf = (...rows: readonly string[]) =>
  rows.map((row, at) => ({ number: at + 1, cells: row.split('|').map((cell) => cell.trim()) }))

describe('a table of several accounts', () => {
  const table = linesOf(
    'Số tài khoản | Ngày giao dịch | Ghi nợ | Ghi có | Nội dung',
    '0011004123456 | 23/11/2026 | | 2,277,000 | Nop phi',
    '0011 0099 8877 6 | 23/11/2026 | | 900,000 | Cua quy khac',
    '11004123456 | 24/11/2026 | 11,000 | | Phi',
  )
  const readOf = (account: string) => {
    const { header, lines } = findHeader(table)
    const rules = { currency: 'vnd', latest: '2026-12-31', account } as const
    const { rows, faults } = readStatement(lines, guessColumns(header), rules)
    return [rows.map(({ number }) => number), faults]
  }

  test('says which lines are another’s', () => {
    expect(readOf('0011.0041.23456')).toEqual([[2, 4], [{ number: 3, fault: 'other_account' }]])
    expect(readOf('0011009988776')).toEqual([
      [3],
      [
        { number: 2, fault: 'other_account' },
        { number: 4, fault: 'other_account' },
      ],
    ])
  })

  test('is none where the column never names the account: it is that of who paid', () => {
    expect(readOf('700700700')).toEqual([[2, 3, 4], []])
  })
})
