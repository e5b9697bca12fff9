import { expect, test } from 'vitest'
import { bankCodeOf, knownBanks, napasNumber } from './napas-banks.ts'

test('a bank is known by its code, its names and its number, however they are written', () => {
  for (const { code, name } of knownBanks) expect([name, bankCodeOf(name)]).toEqual([name, code])
  for (const said of ['VCB', 'vcb', 'Vietcombank', ' VIETCOMBANK ', '970436'])
    expect([said, napasNumber(said)]).toEqual([said, '970436'])
  expect(['MBBank', 'mb bank', 'MBB'].map(bankCodeOf)).toEqual(['MB', 'MB', 'MB'])
  expect([napasNumber('Ngân hàng Làng'), bankCodeOf('')]).toEqual([undefined, undefined])
})
