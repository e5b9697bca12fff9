import { expect, test } from 'vitest'
import { snapshotText } from './snapshot-text.ts'

const column = (name: string) => ({ name, type: 'bigint', notNull: true })
const snapshot = {
  version: '7',
  tables: {
    'public.b': { name: 'b', columns: { id: column('id'), code: column('code') }, indexes: {} },
    'public.a': { name: 'a', columns: { id: column('id') }, indexes: {} },
  },
}

test('a column has a line, whatever it holds', () => {
  const lines = snapshotText(snapshot).split('\n')
  expect(lines).toContain('    "code": {"name":"code","type":"bigint","notNull":true}')
})

test('nothing is lost, and tables come by name', () => {
  const read = JSON.parse(snapshotText(snapshot)) as typeof snapshot
  expect(read).toEqual(snapshot)
  expect(Object.keys(read.tables)).toEqual(['public.a', 'public.b'])
})

test('a table that moves among the declarations changes no line', () => {
  const { tables } = snapshot
  const moved = { ...snapshot, tables: { 'public.a': tables['public.a'], 'public.b': tables['public.b'] } }
  expect(snapshotText(moved)).toBe(snapshotText(snapshot))
})
