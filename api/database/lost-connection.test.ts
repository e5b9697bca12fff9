import { expect, it } from 'vitest'
import { isLostConnection } from './lost-connection.ts'

const failure = (message: string, facts: object = {}) => Object.assign(new Error(message), facts)

it.each([
  failure('read ECONNRESET', { code: 'ECONNRESET' }),
  failure('connect ENOENT /tmp/x', { code: 'ENOENT', syscall: 'connect' }),
  failure('terminating connection due to administrator command', { code: '57P01' }),
  failure('cannot execute INSERT in a read-only transaction', { code: '25006' }),
  failure('Connection terminated unexpectedly'),
  failure('Client has encountered a connection error and is not queryable'),
  failure('Client was closed and is not queryable'),
  failure('timeout exceeded when trying to connect'),
])('a lost connection is known: $message', (error) => expect(isLostConnection(error)).toBe(true))

it.each([
  failure('x is not a function'),
  failure('open', { code: 'ENOENT', syscall: 'open' }),
  failure('bind message supplies 2 parameters, but prepared statement requires 1', { code: '08P01' }),
  'words',
  undefined,
])('any other error is not: %s', (error) => expect(isLostConnection(error)).toBe(false))
