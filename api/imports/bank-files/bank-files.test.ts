import { describe, expect, test } from 'vitest'
import { guessColumns } from '#domain/money/statement/columns.ts'
import { findHeader, readStatement } from '#domain/money/statement/statement.ts'
import { importLimits } from '../limits.ts'
import { bankFileSheets } from './bank-file.ts'

const read = (text: string) => bankFileSheets(() => text, new TextEncoder().encode(text), importLimits)
const refusalOf = (text: string) => {
  try {
    read(text)
  } catch (error) {
    return (error as { code?: string }).code
  }
  return undefined
}
/** Date, reference, text, debit, credit, balance, partner, currency, status. */
const rowsOf = (text: string) =>
  read(text)?.map(({ name, lines }) => [name, ...lines.slice(2).map(({ cells }) => cells.join('|'))])

const message = (closing = 'C261124VND1489000,00') =>
  [
    '{1:F01BFTVVNVXAXXX0000000000}{2:O9400000}{4:',
    ':20:STMT261124',
    ':25:BFTVVNVX/0011004123456VND',
    ':28C:00231/001',
    ':60F:C261122VND1000000,00',
    ':61:2611231123C500000,00NTRFNONREF//FT26327000111',
    ':86:CK den tu NGUYEN VAN X noi dung',
    'A1201 nop phi thang 11',
    ':61:2611241124D11000,NCHGNONREF',
    'phi dich vu',
    ':61:2611241124RC100000,00NTRFX1//FT26328000222',
    ':86:166?20Hoan tra ?21giao dich?32CONG TY?33THU NGHIEM',
    ':61:2611241124RD100000,00NTRFX2//FT26328000223',
    ':86:thu lai',
    `:62F:${closing}`,
    '-}',
  ].join('\r\n')

describe('MT940', () => {
  test('gives each movement with its day, direction, amount and text, and the balance at the end', () => {
    expect(rowsOf(message())).toEqual([
      [
        '0011004123456',
        '2026-11-23|FT26327000111|CK den tu NGUYEN VAN X noi dung A1201 nop phi thang 11||500000|1500000||VND|',
        '2026-11-24||phi dich vu|11000||||VND|',
        '2026-11-24|FT26328000222|Reversal: Hoan tra giao dich|100000|||CONG TY THU NGHIEM|VND|',
        '2026-11-24|FT26328000223|Reversal: thu lai||100000|1489000||VND|',
      ],
    ])
  })

  test('of messages that overlap gives each movement once', () => {
    const twice = rowsOf(`${message()}\r\n${message()}`)?.[0]?.slice(1) ?? []
    expect(twice.filter((row) => row.includes('FT26327000111'))).toHaveLength(1)
    expect(twice.filter((row) => row.includes('phi dich vu'))).toHaveLength(2)
  })

  test('of messages of which one is left out says at the first movement of the next what there was', () => {
    const next = [
      '{1:F01BFTVVNVXAXXX0000000000}{2:O9400000}{4:',
      ':20:STMT261126',
      ':25:BFTVVNVX/0011004123456VND',
      ':28C:00233/001',
      ':60F:C261125VND1589000,00',
      ':61:2611261126C1000,00NTRFNONREF//FT26330000444',
      ':86:nop them',
      ':61:2611261126C2000,00NTRFNONREF//FT26330000445',
      ':86:nop nua',
      ':62F:C261126VND1592000,00',
      '-}',
    ].join('\r\n')
    const wrongIn = (text: string) => {
      const { header, lines } = findHeader(read(text)?.[0]?.lines ?? [])
      const rules = { currency: 'vnd', latest: '2026-12-31' } as const
      return readStatement(lines, guessColumns(header), rules).balances.wrong
    }
    const gap = [{ told: '1590000', expected: '1490000' }]
    expect(wrongIn(`${message()}\r\n${next}`)).toMatchObject(gap)
    expect(wrongIn(`${next}\r\n${message()}`)).toMatchObject(gap)
    const following = next.replace('C261125VND1589000', 'C261125VND1489000').replace('1592000', '1492000')
    expect(wrongIn(`${following}\r\n${message()}`)).toEqual([])
  })

  test('that lacks a movement does not add up, and is refused as a whole', () => {
    expect(refusalOf(message('C261124VND1500000,00'))).toBe('import_balances_differ')
  })

  test('a value day before New Year of a movement after it is of the year after', () => {
    const turned = ':20:X\n:25:1\n:28C:1\n:61:2612310102C5,NTRFNONREF\n:61:2701021231C6,NTRFNONREF\n'
    expect(rowsOf(turned)?.[0]?.slice(1)).toEqual(['2027-01-02||||5||||', '2026-12-31||||6||||'])
  })

  test('keeps a line of a text that begins with a dash, and ends a message at the dash alone', () => {
    const dashed = ':20:X\n:25:1\n:28C:1\n:61:2611231123C5,NTRFNONREF\n:86:phi thang\n- 11 A1201\n-\n'
    expect(rowsOf(dashed)?.[0]?.[1]).toBe('2026-11-23||phi thang - 11 A1201||5||||')
  })

  test.each([
    ['an amount', ':20:X\n:25:1\n:28C:1\n:61:2612310102C5,5,5NTRFNONREF\n'],
    ['a balance', ':20:X\n:25:1\n:60F:C26VND\n'],
  ])('with %s that cannot be read is refused, not read in part', (_what, text) => {
    expect(refusalOf(text)).toBe('import_not_a_sheet')
  })
})

const entry = (amount: string, side: string, more = '') =>
  `<Ntry><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><DtTm>2026-11-23T09:15:00+07:00</DtTm></BookgDt>${more}</Ntry>`
const part = (amount: string, text: string, name: string) =>
  `<TxDtls><Refs><AcctSvcrRef>R${amount}</AcctSvcrRef></Refs><Amt Ccy="USD">${amount}</Amt><RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`
const balance = (kind: string, amount: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`
const statement = (account: string, inside: string) =>
  `<Stmt><Acct><Id><Othr><Id>${account}</Id></Othr></Id><Ccy>USD</Ccy></Acct>${inside}</Stmt>`
const document = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>${inside}</BkToCstmrStmt></Document>`

describe('camt.053', () => {
  test('gives each account as a sheet, and a booking of several transfers as several', () => {
    const batch = `<NtryDtls>${part('10.50', 'phi A', 'SOK &amp; CHAN')}${part('4.50', 'phi B', 'DARA')}</NtryDtls>`
    const pending = entry('99.00', 'CRDT').replace('BOOK', 'PDNG')
    const first = statement(
      '000111222',
      `${balance('OPBD', '100.00')}${balance('CLBD', '112.75')}${entry('15.00', 'CRDT', batch)}${entry('2.25', 'DBIT', '<AcctSvcrRef>F1</AcctSvcrRef><AddtlNtryInf>fee</AddtlNtryInf>')}`,
    )
    expect(rowsOf(document(first + statement('000111333', pending)))).toEqual([
      [
        '000111222',
        '2026-11-23 09:15:00|R10.50|phi A||10.5|110.5|SOK & CHAN|USD|',
        '2026-11-23 09:15:00|R4.50|phi B||4.5||DARA|USD|',
        '2026-11-23 09:15:00|F1|fee|2.25||112.75||USD|',
      ],
      ['000111333', '2026-11-23 09:15:00||||99|||USD|PENDING'],
    ])
  })

  test('gives the creditor’s reference where the payer has filled it in, and their own number where they wrote nothing', () => {
    const told = (inside: string) => `<NtryDtls><TxDtls>${inside}</TxDtls></NtryDtls>`
    const structured = told('<RmtInf><Strd><CdtrRefInf><Ref>LB941N45V4N</Ref></CdtrRefInf></Strd></RmtInf>')
    const bare = told('<Refs><EndToEndId>A1201-11</EndToEndId></Refs>')
    const inside = [structured, bare].map((details) => entry('5', 'CRDT', details)).join('')
    expect(rowsOf(document(statement('1', inside)))?.[0]?.slice(1)).toEqual([
      '2026-11-23 09:15:00||LB941N45V4N||5|||USD|',
      '2026-11-23 09:15:00||A1201-11||5|||USD|',
    ])
  })

  test('says at each entry in which currency it is', () => {
    const riel = entry('4000', 'CRDT').replace('"USD"', '"KHR"')
    expect(rowsOf(document(statement('1', riel)))?.[0]?.[1]).toBe('2026-11-23 09:15:00||||4000|||KHR|')
  })

  test('that lacks a movement, or is no whole document, is refused', () => {
    const short = statement('1', `${balance('OPBD', '100')}${balance('CLBD', '200')}${entry('15', 'CRDT')}`)
    expect(refusalOf(document(short))).toBe('import_balances_differ')
    expect(refusalOf(document('<Stmt><Ntry>'))).toBe('import_not_a_sheet')
    expect(refusalOf(document(`<!DOCTYPE a [<!ENTITY b "c">]>${statement('1', '')}`))).toBe(
      'import_not_a_sheet',
    )
    expect(refusalOf(document('<a>'.repeat(60) + '</a>'.repeat(60)))).toBe('import_not_a_sheet')
  })
})

test('another text is none of these', () => {
  expect([read('Ngày;Nội dung\n1;2'), read(':20 phút: 5'), read('<html><body>')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
