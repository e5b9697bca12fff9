import { expect, test } from 'vitest'
import { dump } from './dump.ts'

test('where no program fits the database, it is said what to do', () => {
  expect(() => dump('postgres://nobody@127.0.0.1:1/none', 99)).toThrow(
    /^pg_dump of PostgreSQL 99 or later is needed .* install PostgreSQL's client programs of that version, or back up by the means of your database/,
  )
})
