import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentKinds } from '#api/ledger/documents.ts'
import { frozenColumns, frozenPortion } from '#api/ledger/frozen-documents.ts'
import { openSeededServer, type SeededServer } from '#tests/support/server/seeded-server.ts'

// What the database freezes is what the declarations freeze. Of a new column a migration makes the trigger anew:
// drop trigger frozen on refund;
// create trigger frozen before update on refund for each row when (old.status <> 'draft')
//   execute function refuse_document_change('code', …);

let seeded: SeededServer
beforeAll(async () => {
  seeded = await openSeededServer()
})
afterAll(() => seeded.close())

const argumentsOf = async (table: string) => {
  const [found] = await seeded.db.query<{ text: string }>(
    `select encode(tgargs, 'escape') as text from pg_trigger where tgrelid = $1::regclass and tgname = 'frozen' and tgenabled = 'O'`,
    [table],
  )
  // Each ends with a zero byte.
  return found?.text.split('\\000').slice(0, -1)
}

test.each(documentKinds)('the trigger of %s guards what its declaration freezes', async (kind) => {
  expect(await argumentsOf(kind)).toEqual(frozenColumns(kind))
})

test('and that of a prepayment’s portions', async () => {
  expect(await argumentsOf('prepayment_portion')).toEqual(frozenPortion)
})
