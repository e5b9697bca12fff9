import { afterAll, beforeAll, expect, test } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { addDays, officeToday } from '#core/days.ts'
import { openBankFeed } from '#tests/support/money/bank-feed.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { openStatements } from '#tests/support/money/statements.ts'
import { faults, openSeededServer, type SeededServer } from '#tests/support/server/seeded-server.ts'

// What banks give beside one plain table: MT940, camt.053, and workbooks of several sheets.
let seeded: SeededServer
let desk: CashDesk

beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
})
afterAll(() => seeded.close())

const today = officeToday()
const yesterday = addDays(today, -1)
const short = (day: string) => day.slice(2).replaceAll('-', '')

test('MT940 is read for its account, matched as any statement is, and known when it comes as a table', async () => {
  const account = await openBankFeed(seeded, desk, '7200000001')
  const statements = openStatements(desk, account.bank.id)
  const home = desk.apartment(1)
  const file = [
    ':20:STMT1',
    ':25:BFTVVNVX/7200000001VND',
    ':28C:1/1',
    `:60F:C${short(yesterday)}VND1000000,`,
    `:61:${short(yesterday)}C640000,NTRFNONREF//FT26327000111`,
    `:86:CK den tu NGUYEN VAN X noi dung ${account.reference(home)}`,
    `:61:${short(yesterday)}D11000,NCHGNONREF//FT26327000222`,
    ':86:phi dich vu',
    `:62F:C${short(yesterday)}VND1629000,`,
    '-',
  ]
  expect(await statements.counts('import', file)).toMatchObject({ new: 2, unread: 0 })
  expect(await statements.lines()).toMatchObject([
    { type: 'out', price: '11000', balance: '1629000', reference_code: 'FT26327000222' },
    { type: 'in', price: '640000', status: 'matched', why: 'exact_reference', date: yesterday },
  ])
  expect((await desk.receiptsOf(home)).length).toBe(1)
  const [year, month, day] = yesterday.split('-')
  const table = [
    'Ngày,Số bút toán,Nội dung,Ghi nợ,Ghi có',
    `${day}/${month}/${year},FT26327000111,NGUYEN VAN X,,640000`,
    `${day}/${month}/${year},FT26327000222,phi,11000,`,
  ]
  expect(await statements.counts('import', table)).toMatchObject({ new: 0, known: 2 })
  const cut = file.filter((line) => !line.includes('D11000'))
  expect(faults(await statements.send('read', cut))).toEqual(['file:import_balances_differ'])
})

test('camt.053 of several accounts gives the one that was chosen, and no other’s', async () => {
  const accounts = [
    await openBankFeed(seeded, desk, '7200000002'),
    await openBankFeed(seeded, desk, '7200000003'),
  ]
  const statement = (number: string, amount: string) =>
    `<Stmt><Acct><Id><Othr><Id>${number}</Id></Othr></Id><Ccy>VND</Ccy></Acct><Ntry><Amt Ccy="VND">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${yesterday}</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Ustrd>khong ro</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt>`
  const file = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>${statement('7200000002', '52000')}${statement('7200000003', '53000')}</BkToCstmrStmt></Document>`,
  ]
  const second = openStatements(desk, accounts[1]?.bank.id)
  expect(await second.read('import', file)).toMatchObject({
    sheets: ['7200000002', '7200000003'],
    sheet: '7200000003',
    money_in: '53000',
  })
  const other = await second.send('read', file, { sheet: '7200000002' })
  expect(faults(other)).toEqual(['bank_id:statement_of_other_account'])
})

test('MT940 of an account that the building does not have is refused, however its own is written', async () => {
  const account = await openBankFeed(seeded, desk, '7200000007')
  const statements = openStatements(desk, account.bank.id)
  const [, month = '', day = ''] = yesterday.split('-')
  const file = (number: string) => [
    ':20:X',
    `:25:${number}`,
    ':28C:1',
    `:61:${yesterday.slice(2, 4)}${month}${day}${month}${day}C71000,NTRFNONREF`,
    ':86:khong ro',
  ]
  const foreign = await statements.send('import', file('9999999999'))
  expect(faults(foreign)).toEqual(['bank_id:statement_of_other_account'])
  expect(await statements.counts('import', file('BFTVVNVX/007200000007VND'))).toMatchObject({ new: 1 })
})

test('of a workbook the sheet with a heading is read, or the one that was chosen', async () => {
  const account = await openBankFeed(seeded, desk, '7200000004')
  const statements = openStatements(desk, account.bank.id)
  const texts = (...rows: readonly (readonly string[])[]) =>
    rows.map((cells) => cells.map((value) => ({ value, type: String })))
  const [year, month, day] = yesterday.split('-')
  const table = (amount: string) =>
    texts(['Ngày', 'Nội dung', 'Ghi nợ', 'Ghi có'], [`${day}/${month}/${year}`, 'khong ro', '', amount])
  const bytes = await writeExcelFile([
    { data: texts(['SAO KÊ TÀI KHOẢN'], ['Kính gửi Ban quản trị']), sheet: 'Bìa' },
    { data: table('61000'), sheet: 'Tháng 10' },
    { data: table('62000'), sheet: 'Tháng 11' },
  ]).toBuffer()
  const file = new Uint8Array(bytes)
  const read = await statements.read('read', file)
  expect([read.sheets, read.sheet, read.money_in]).toEqual([
    ['Bìa', 'Tháng 10', 'Tháng 11'],
    'Tháng 10',
    '61000',
  ])
  expect(await statements.read('read', file, { sheet: 'Tháng 11' })).toMatchObject({ money_in: '62000' })
  expect(faults(await statements.send('read', file, { sheet: 'Tháng 12' }))).toEqual(['sheet:invalid_option'])
})

test('what is no table says what it is', async () => {
  const account = await openBankFeed(seeded, desk, '7200000005')
  const statements = openStatements(desk, account.bank.id)
  expect(faults(await statements.send('read', ['%PDF-1.4', 'x']))).toEqual(['file:import_pdf'])
})
