import { expect, test } from 'vitest'
import { hasCode, isUnreached, Refusal, unreached } from './refusal.ts'

test('a refusal tells its codes, and those of its fields', () => {
  const refusal = new Refusal(422, {
    errorCode: 'required,too_long',
    errors: { name: ['required'], email: ['too_long', 'invalid_email'] },
    limits: { email: { maxLength: 5 } },
  })
  expect(refusal.codes).toEqual(['required', 'too_long'])
  expect(refusal.fields).toEqual({ name: 'required', email: 'too_long' })
  expect(refusal.limitsOf('email')).toEqual({ maxLength: 5 })
  expect(hasCode(refusal, 'too_long')).toBe(true)
})

test('without a network, and of a server that tells nothing, there is a code too', () => {
  expect([new Refusal(unreached).codes, new Refusal(502).codes]).toEqual([
    ['network_error'],
    ['common_error'],
  ])
  expect([isUnreached(new Refusal(unreached)), isUnreached(new Refusal(502)), isUnreached('x')]).toEqual([
    true,
    false,
    false,
  ])
})
