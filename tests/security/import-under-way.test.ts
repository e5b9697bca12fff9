import { afterAll, beforeAll, expect, test } from 'vitest'
import { batchIn, importsOf, type Batch } from '#tests/support/server/sheets.ts'
import { outcome, rowsOf, type SeededServer } from '#tests/support/server/seeded-server.ts'
import { apartments, apartmentSheet, openImportServer } from '#tests/support/server/import-server.ts'

// Lost rights, simultaneous presses, and imports under way.
type Imports = Awaited<ReturnType<typeof openImportServer>>
let seeded: SeededServer
let uploader: Imports['uploader']
let apartmentLine: Imports['apartmentLine']
let colleague: Imports['colleague']
let countOf: Imports['countOf']
beforeAll(async () => {
  ;({ seeded, uploader, apartmentLine, colleague, countOf } = await openImportServer())
})
afterAll(() => seeded.close())

async function takeRights(accountId: string) {
  await seeded.db.execute('delete from account_permission_groups where account_id = $1', [accountId])
}
const disable = (accountId: string) =>
  seeded.db.execute(`update account set status = 'disabled' where id = $1`, [accountId])

/** A file of three chunks whose second waits for a row that the test holds. */
async function heldInTheMiddle(
  presserId: string,
  press: () => Promise<unknown>,
  meanwhile: (id: string) => Promise<unknown>,
) {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const locked = seeded.db.transaction(async (tx) => {
    await tx.execute(`select from apartment where code = 'IR-HELD' for update`)
    await press()
    for (;;) {
      const [row] = await seeded.db.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_locks where not granted and locktype in ('transactionid', 'tuple')`,
      )
      if ((row?.waiting ?? 0) > 0) break
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    await meanwhile(presserId)
    release()
  })
  await Promise.all([held, locked])
}

test.each([
  ['forbidden', 'IR-LOST', takeRights],
  ['account_disabled', 'IR-SHUT', disable],
])(
  'who loses the right in the middle ends the import (%s): the rest has failed and says so',
  async (code, prefix, lose) => {
    const presser = await colleague(...apartments('read', 'create', 'update'))
    await uploader.press(
      'apply',
      (await uploader.check('apartment', apartmentSheet(apartmentLine('IR-HELD')))).id,
    )
    const lines = Array.from({ length: 410 }, (_, at) => apartmentLine(`${prefix}-${at}`))
    lines[250] = apartmentLine('IR-HELD', prefix)
    const { id } = await uploader.check('apartment', apartmentSheet(...lines))
    await heldInTheMiddle(presser.id, () => presser.ask(`POST ${id}/apply`, {}), lose)
    const batch = await uploader.settled(id)
    expect([batch.status, batch.stopped, batch.counts]).toEqual([
      'done',
      code,
      { created: 399, updated: 1, failed: 10 },
    ])
    const rows = await uploader.ask(`GET ${id}/rows?outcome=failed`)
    expect(new Set(rowsOf(rows).map(({ errors }) => JSON.stringify(errors)))).toEqual(
      new Set([JSON.stringify([{ code: 'forbidden', field: '' }])]),
    )
    expect(await countOf('apartment', `code like '${prefix}-%'`)).toBe(399)
    const lastLine = await countOf('log', `import_batch = '${id}' and actor_id <> ${presser.id}`)
    expect(lastLine).toBe(0)
  },
  120_000,
)

test.each([
  ['checking', 'checked_by', 'uploaded'],
  ['applying', 'applied_by', 'done'],
  ['undoing', 'undone_by', 'done'],
] as const)('a batch that is %s for a closed account ends properly, and others can go on', async (status, column, end) => {
  const gone = await colleague(...apartments('read', 'create', 'update', 'delete'))
  const code = `IR-GONE-${status}`
  const { id } = await uploader.check('apartment', apartmentSheet(apartmentLine(code)))
  if (status === 'undoing') await uploader.press('apply', id)
  await disable(gone.id)
  await seeded.db.execute(`update import_batch set status = $2, ${column} = $3 where id = $1`, [id, status, gone.id])
  await seeded.server.services.jobs.send('import', { id })
  const batch = await uploader.settled(id)
  expect([batch.status, batch.stopped]).toEqual([end, 'account_disabled'])
  const { mapping } = batch
  const next: Record<typeof status, () => Promise<Batch>> = {
    async checking() {
      await uploader.ask(`PUT ${id}/mapping`, { mapping })
      return uploader.settled(id)
    },
    applying: () => uploader.settled(id),
    undoing: () => uploader.press('undo', id),
  }
  const counts = { checking: { create: 1 }, applying: { failed: 1 }, undoing: { undone: 1 } }
  expect((await next[status]()).counts).toEqual(counts[status])
}) // prettier-ignore

test('two who apply at the same time apply once, and nobody undoes or maps an import under way', async () => {
  const other = await colleague(...apartments('read', 'create', 'update', 'delete'))
  const lines = Array.from({ length: 60 }, (_, at) => apartmentLine(`IR-TWICE-${at}`))
  const { id, mapping } = await uploader.check('apartment', apartmentSheet(...lines))
  const pressed = await Promise.all(
    [uploader, other, uploader, other].map((who) => who.ask(`POST ${id}/apply`, {})),
  )
  expect(pressed.map(outcome).toSorted()).toEqual([
    '200',
    '409 illegal_transition',
    '409 illegal_transition',
    '409 illegal_transition',
  ])
  const batch = await uploader.settled(id)
  expect(batch.counts).toEqual({ created: 60 })
  expect(await countOf('log', `import_batch = '${id}' and action = 'create'`)).toBe(60)
  for (const step of ['apply', 'undo'])
    for (const status of ['checking', 'applying', 'undoing']) {
      await seeded.db.execute('update import_batch set status = $2 where id = $1', [id, status])
      expect(outcome(await other.ask(`POST ${id}/${step}`, {}))).toBe('409 illegal_transition')
      expect(outcome(await other.ask(`PUT ${id}/mapping`, { mapping }))).toBe('409 illegal_transition')
    }
})

test('one of two who map at the same time is refused', async () => {
  const { id, mapping } = await uploader.check('apartment', apartmentSheet(apartmentLine('IR-ROUND')))
  const [first, second] = await Promise.all([
    uploader.ask(`PUT ${id}/mapping`, { mapping }),
    uploader.ask(`PUT ${id}/mapping`, { mapping: mapping.map((name) => (name === 'name' ? null : name)) }),
  ])
  expect([first, second].map(outcome).toSorted()).toEqual(['200', '409 illegal_transition'])
  expect((await uploader.settled(id)).counts).toEqual({ create: 1 })
})

test('an import of another building is as one that does not exist', async () => {
  const { id } = await uploader.check('apartment', apartmentSheet(apartmentLine('IR-FAR')))
  const stranger = importsOf(seeded.server, seeded.tokens.B2 ?? '')
  for (const call of [
    'GET ID',
    'GET ID/rows',
    'GET ID/errors',
    'POST ID/apply',
    'POST ID/undo',
    'PUT ID/mapping',
  ]) {
    const body = call.startsWith('GET') ? undefined : {}
    const answers = [id, '999999'].map(
      async (one) => (await stranger.ask(call.replace('ID', one), body)).body,
    )
    const [ours, none] = await Promise.all(answers)
    expect([call, { ...ours, requestId: '' }]).toEqual([call, { ...none, requestId: '' }])
    expect(ours).toMatchObject({ errorCode: 'record_not_found' })
  }
})

test('nobody starts a step on columns that a colleague has mapped otherwise since they were shown', async () => {
  const shown = await uploader.check('apartment', apartmentSheet(apartmentLine('IR-SEEN', 'Shown')))
  const other = await colleague(...apartments('read', 'create', 'update'))
  const mapping = shown.mapping.map((name) => (name === 'name' ? null : name))
  expect(outcome(await other.ask(`PUT ${shown.id}/mapping`, { mapping, round: shown.round }))).toBe('200')
  await uploader.settled(shown.id)
  const { round } = shown
  for (const [step, body] of [
    ['POST apply', { round }],
    ['PUT mapping', { round, mapping: shown.mapping }],
    ['POST undo', { round }],
  ] as const) {
    const [method = '', name = ''] = step.split(' ')
    const reply = await uploader.ask(`${method} ${shown.id}/${name}`, body)
    expect([step, outcome(reply)]).toEqual([step, '409 record_changed'])
  }
  expect(await countOf('apartment', `code = 'IR-SEEN'`)).toBe(0)
  const now = batchIn(await uploader.ask(`GET ${shown.id}`))
  const again = { mapping: shown.mapping, round: now.round }
  expect(outcome(await uploader.ask(`PUT ${shown.id}/mapping`, again))).toBe('200')
  const checked = await uploader.settled(shown.id)
  expect(outcome(await uploader.ask(`POST ${shown.id}/apply`, { round: checked.round }))).toBe('200')
  await uploader.settled(shown.id)
  expect(await countOf('apartment', `code = 'IR-SEEN' and name = 'Shown'`)).toBe(1)
})
