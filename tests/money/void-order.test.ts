import { afterAll, beforeAll, expect, test } from 'vitest'
import { officeToday } from '#core/days.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'

// A fee that was lowered after it had been paid is not opened again while the apartment has the credit of that: it would
// be owed in full, and could be let off once more while the credit is paid out.
let seeded: SeededServer
let desk: CashDesk
let used = 0
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
})
afterAll(() => seeded.close())

const nextHome = () => desk.apartment(used++)
const approved = async (path: string, home: string, values: object) => {
  const body = { building_id: '1', date: officeToday(), apartment_id: home, grounds: 'Tính nhầm', ...values }
  const id = String(recordOf(await desk.a(`POST ${path}`, body)).id)
  expect(outcome(await desk.a(`POST ${path}/${id}/approve`, {}))).toBe('200')
  return id
}
const cancel = async (path: string, id: string) =>
  outcome(await desk.a(`POST ${path}/${id}/void`, { reason: 'nhầm' }))

test('the receipt that paid it is voided after the adjustment', async () => {
  const home = nextHome()
  const fee = await desk.fee(home, '600000')
  const receipt = String(recordOf(await desk.collect(home, '600000')).id)
  const lowered = await approved('adjustments', home, { fee_id: fee, amount: '600000' })
  expect(await cancel('receipts', receipt)).toBe('409 fee_adjusted')
  expect(await desk.balance(home)).toEqual(['0', '600000'])
  expect(await cancel('adjustments', lowered)).toBe('200')
  expect(await cancel('receipts', receipt)).toBe('200')
  expect(await desk.balance(home)).toEqual(['600000', '0'])
})

test('so is the write-off of its rest', async () => {
  const home = nextHome()
  const fee = await desk.fee(home, '1000')
  await desk.collect(home, '600')
  const writtenOff = await approved('write-offs', home, { lines: [{ fee_id: fee, amount: '400' }] })
  const lowered = await approved('adjustments', home, { fee_id: fee, amount: '500' })
  expect(await cancel('write-offs', writtenOff)).toBe('409 fee_adjusted')
  expect(await cancel('adjustments', lowered)).toBe('200')
  expect(await cancel('write-offs', writtenOff)).toBe('200')
})

test('of two adjustments the one that became credit is voided first', async () => {
  const home = nextHome()
  const fee = await desk.fee(home, '1000')
  await desk.collect(home, '600')
  const settling = await approved('adjustments', home, { fee_id: fee, amount: '400' })
  const crediting = await approved('adjustments', home, { fee_id: fee, amount: '100' })
  expect(await cancel('adjustments', settling)).toBe('409 fee_adjusted')
  for (const id of [crediting, settling]) expect(await cancel('adjustments', id)).toBe('200')
  expect(await desk.balance(home)).toEqual(['400', '0'])
})

test('one that only lowered what was open keeps no receipt from being voided', async () => {
  const home = nextHome()
  const fee = await desk.fee(home, '1000')
  const receipt = String(recordOf(await desk.collect(home, '600')).id)
  await approved('adjustments', home, { fee_id: fee, amount: '400' })
  expect(await cancel('receipts', receipt)).toBe('200')
  expect(await desk.balance(home)).toEqual(['600', '0'])
})

test('the check of the books finds such a fee', async () => {
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
  const home = nextHome()
  const fee = await desk.fee(home, '1000')
  await desk.collect(home, '1000')
  await approved('adjustments', home, { fee_id: fee, amount: '300' })
  await seeded.db.execute('alter table fee disable trigger user')
  await seeded.db.execute(
    `update fee set settled = 900, status = 'approved' where building_id = 1 and id = $1`,
    [fee],
  )
  expect(JSON.stringify(await findBrokenInvariants(seeded.db))).toContain('though 300')
})
