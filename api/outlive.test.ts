import { expect, it } from 'vitest'
import { isLostConnection } from './outlive.ts'

const failure = (message: string, facts: object = {}) => Object.assign(new Error(message), facts)

it.each([
  failure('read ECONNRESET', { code: 'ECONNRESET' }),
  failure('connect ENOENT /tmp/x', { code: 'ENOENT', syscall: 'connect' }),
  failure('terminating connection due to administrator command', { code: '57P01' }),
  failure('Connection terminated unexpectedly'),
])('a lost connection is outlived: $message', (error) => expect(isLostConnection(error)).toBe(true))

it.each([
  failure('x is not a function'),
  failure('open', { code: 'ENOENT', syscall: 'open' }),
  'words',
  undefined,
])('any other error is not: %s', (error) => expect(isLostConnection(error)).toBe(false))
