import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { passLength, passLetters, readPassCode, showPassCode } from '#domain/visitor-pass.ts'
import { joinLink } from '#domain/resident-invitation.ts'
import { codeHashOf, codeOf, newSeed } from './codes.ts'

const [key, other] = [randomBytes(32), randomBytes(32)]

test('a code is the same for its seed and key, and another for any other', () => {
  const seed = newSeed()
  const code = codeOf(key, seed)
  expect(code).toHaveLength(passLength)
  expect([...code].every((letter) => passLetters.includes(letter))).toBe(true)
  expect(codeOf(key, seed)).toBe(code)
  expect(codeOf(other, seed)).not.toBe(code)
  expect(codeOf(key, newSeed())).not.toBe(code)
  expect(codeHashOf(key, code)).not.toBe(codeHashOf(other, code))
})

test('every letter comes about as often as the others', () => {
  const counts = new Map<string, number>()
  for (let at = 0; at < 2_000; at += 1)
    for (const letter of codeOf(key, String(at))) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  const expected = (2_000 * passLength) / passLetters.length
  expect(counts.size).toBe(passLetters.length)
  expect([...counts.values()].every((count) => Math.abs(count - expected) < expected * 0.25)).toBe(true)
})

test.each([
  ['as printed', (code: string) => showPassCode(code)],
  ['in small letters', (code: string) => code.toLowerCase()],
  ['with O for 0 and l for 1', (code: string) => code.replaceAll('0', 'O').replaceAll('1', 'l')],
  ['as the link of the letter', (code: string) => joinLink('https://lobby.example', code)],
  ['with spaces around and within', (code: string) => ` ${code.slice(0, 4)} ${code.slice(4)} `],
])('a code is read %s', (_how, type) => {
  const code = codeOf(key, 'a seed with 0 and 1')
  expect(readPassCode(type(code))).toBe(code)
})

test('a code that is cut, longer or of other letters is none', () => {
  const code = codeOf(key, 'another')
  for (const typed of [code.slice(1), `${code}A`, `${code.slice(1)}U`, '', '💥', "' or 1=1"])
    expect(readPassCode(typed)).toBeUndefined()
})
