import { expect, test } from 'vitest'
import { passwordLength } from '#core/limits.ts'
import { dictionary } from '@zxcvbn-ts/language-common'
import { fitsPassword, hashPassword, passwordFault } from './passwords.ts'

test.each([
  ['Ab3$xyz', 'password_too_short'],
  ['q'.repeat(3) + 'Z8 lá rụng'.repeat(13), 'password_too_long'],
  ['\ud800 half of a pair', 'password_too_long'],
  ['password', 'password_too_common'],
  ['P@ssw0rd123', 'password_too_common'],
  ['qwertyuiop', 'password_too_common'],
  ['1q2w3e4r5t', 'password_too_common'],
  ['iloveyou2', 'password_too_common'],
  ['Nguyen1990', 'password_too_common'],
  ['matkhau123', 'password_too_common'],
  ['anhyeuem99', 'password_too_common'],
  ['123456789', 'password_too_common'],
  ['aaaaaaaaaa', 'password_too_common'],
  ['Sân thượng có mưa', undefined],
  ['correct horse battery staple', undefined],
  ['tR7#vub2', undefined],
  ['riverbank-otter-91', undefined],
])('%s → %s', async (password, fault) => {
  expect(await passwordFault(password, passwordLength.min)).toBe(fault)
})

test('a password that stands alone needs twelve characters', async () => {
  expect(await passwordFault('tR7#vub2 ậq')).toBe('password_too_short')
  expect(await passwordFault('tR7#vub2 ậqỉ')).toBe(undefined)
})

test('none of the 3,000 most used passwords is accepted', async () => {
  const leaked = dictionary['passwords-common']
  const first = leaked.slice(0, 3000)
  expect(first).toHaveLength(3000)
  const accepted: string[] = []
  for (const password of first)
    if ((await passwordFault(password, passwordLength.min)) === undefined) accepted.push(password)
  expect(accepted).toEqual([])
})

test('128 characters with spaces and Vietnamese are accepted and exact, beyond 72 bytes too', async () => {
  const long = 'Gió mùa đông bắc thổi qua sân thượng tòa nhà '.repeat(3).slice(0, 127).padEnd(127, 'x')
  expect(Array.from(`${long}1`)).toHaveLength(128)
  expect(await passwordFault(`${long}1`)).toBe(undefined)
  const hash = await hashPassword(`${long}1`)
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=5,p=1\$/)
  expect(await fitsPassword(`${long}1`, hash)).toBe(true)
  expect(await fitsPassword(`${long}2`, hash)).toBe(false)
  expect(await fitsPassword(long, hash)).toBe(false)
})

test('the same password typed with composed or decomposed accents fits', async () => {
  const hash = await hashPassword('Sân thượng'.normalize('NFD'))
  expect(await fitsPassword('Sân thượng'.normalize('NFC'), hash)).toBe(true)
})

test('nothing fits where there is no hash, or a broken one', async () => {
  expect(await fitsPassword('a password that nobody has', null)).toBe(false)
  expect(await fitsPassword('', undefined)).toBe(false)
  expect(await fitsPassword('x', 'not a hash')).toBe(false)
})
