import { hostname } from 'node:os'
import { expect, test } from 'vitest'
import { version } from '../version.ts'
import { readServerName, serverName, startedAt } from './server-name.ts'

test('a server is read back from the name of its connection, which PostgreSQL does not cut', () => {
  expect(serverName().length).toBeLessThanOrEqual(63)
  const read = readServerName(serverName())
  expect(read?.version).toBe(version)
  expect(hostname().startsWith(read?.host ?? '-')).toBe(true)
  expect(Math.abs(Date.parse(read?.started_at ?? '') - Date.parse(startedAt))).toBeLessThan(1_000)
})

test.each(['lobby', 'lobby-live', 'psql', 'lobby-live 0.1.0', ''])('%s names no server', (name) => {
  expect(readServerName(name)).toBeUndefined()
})
