import { afterAll, beforeAll, expect, test } from 'vitest'
import { outcome, right, rowsOf, type SeededServer } from '#tests/support/server/seeded-server.ts'
import { apartments, apartmentSheet, openImportServer } from '#tests/support/server/import-server.ts'

const blocks = right('manage_block', 'read')

// A step runs with the rights of its presser, needs what the single change needs, and the log names both people.
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

test('applying writes as who pressed, not as who uploaded, and the log names both', async () => {
  const presser = await colleague(...apartments('read', 'create'))
  const { id } = await uploader.check('apartment', apartmentSheet(apartmentLine('IR-1')), { name: 'can-ho' })
  const batch = await presser.press('apply', id)
  expect([batch.counts, batch.uploaded_by, batch.applied_by]).toEqual([
    { created: 1 },
    'Probe A',
    presser.name,
  ])
  const [line] = await seeded.db.query(
    `select actor_id::text, actor_name, action, import_batch, import_file, import_uploader from log
      where resource = 'apartment' and record_title = 'IR-1' and action = 'create'`,
  )
  expect(line).toEqual({
    actor_id: presser.id,
    actor_name: presser.name,
    action: 'create',
    import_batch: id,
    import_file: 'can-ho.csv',
    import_uploader: 'Probe A',
  })
  const [made] = rowsOf(await seeded.as('A')('GET apartments?building_id=1&code=IR-1'), 'apartments')
  const [entry] = rowsOf(await seeded.as('A')(`GET apartments/${String(made?.id)}/history`))
  expect(entry).toMatchObject({
    actor_name: presser.name,
    import_file: 'can-ho.csv',
    import_uploader: 'Probe A',
  })
  const [shown] = rowsOf(await seeded.as('A')(`GET logs?building_id=1&import_batch=${id}`))
  expect(shown).toMatchObject({
    actor_name: presser.name,
    import_file: 'can-ho.csv',
    import_uploader: 'Probe A',
  })
})

test('a line of no import names no file', async () => {
  const [block] = rowsOf(await seeded.as('A')('GET blocks?building_id=1'), 'blocks')
  await seeded.as('A')(`PATCH blocks/${String(block?.id)}`, { description: 'by hand' })
  const [entry] = rowsOf(await seeded.as('A')(`GET blocks/${String(block?.id)}/history`))
  expect(entry).toMatchObject({ action: 'update', import_file: null, import_uploader: null })
})

test('applying needs what the rows need: to create for new ones, to update for known ones', async () => {
  const creator = await colleague(...apartments('read', 'create'))
  const updater = await colleague(...apartments('read', 'update'))
  const known = await uploader.check('apartment', apartmentSheet(apartmentLine('IR-10')))
  await uploader.press('apply', known.id)
  const { id } = await uploader.check(
    'apartment',
    apartmentSheet(apartmentLine('IR-10', 'Renamed'), apartmentLine('IR-11')),
  )
  for (const who of [creator, updater]) {
    expect((await who.settled(id)).may_apply).toBe(false)
    expect(outcome(await who.ask(`POST ${id}/apply`, {}))).toBe('403 forbidden')
  }
  expect((await uploader.settled(id)).status).toBe('checked')
  // Checked with their own rights, the same file gives what they may do.
  const { mapping } = await uploader.settled(id)
  expect(outcome(await creator.ask(`PUT ${id}/mapping`, { mapping }))).toBe('200')
  await creator.settled(id)
  expect(await creator.faults(id)).toEqual(['invalid :forbidden', 'create'])
  expect((await creator.press('apply', id)).counts).toEqual({ created: 1, invalid: 1 })
  expect(await countOf('apartment', `name = 'Renamed'`)).toBe(0)
})

/** Refused, with the batch as it was for those who may. */
async function expectRefused(
  who: Awaited<ReturnType<typeof colleague>>,
  step: 'apply' | 'undo',
  id: string,
): Promise<void> {
  const before = await uploader.settled(id)
  const { may_apply, may_undo } = await who.settled(id)
  expect({ apply: may_apply, undo: may_undo }[step]).toBe(false)
  expect(outcome(await who.ask(`POST ${id}/${step}`, {}))).toBe('403 forbidden')
  expect(await uploader.settled(id)).toEqual(before)
}

test('who may not write all values leaves the batch to those who may', async () => {
  const presser = await colleague(right('manage_resident', 'read', 'create'))
  const sheet = 'code,full_name,id_number\nIR-R1,One,079000000001\nIR-R2,Two,\n'
  const { id, counts } = await uploader.check('resident', sheet)
  expect(counts).toEqual({ create: 2 })
  await expectRefused(presser, 'apply', id)
  expect((await uploader.press('apply', id)).counts).toEqual({ created: 2 })
})

test('a column whose cells are empty or not taken keeps nobody out', async () => {
  const presser = await colleague(right('manage_resident', 'read', 'create'))
  const sheet = 'code,full_name,id_number\nIR-R3,Three,\nIR-R4,,079000000004\n'
  const { id, counts } = await uploader.check('resident', sheet)
  expect(counts).toEqual({ create: 1, invalid: 1 })
  expect((await presser.press('apply', id)).counts).toEqual({ created: 1, invalid: 1 })
})

test('records beside need their own rights, to make, to change and to take back', async () => {
  await uploader.press(
    'apply',
    (await uploader.check('apartment', apartmentSheet(apartmentLine('IR-50')))).id,
  )
  const [relationship] = await seeded.db.query<{ name: string }>(
    `select name from relationship where building_id = 1 order by id limit 1`,
  )
  const sheet = (code: string, date: string) =>
    `code,full_name,apartments.apartment_id,apartments.relationship_id,apartments.move_in_date\n${code},Beside,IR-50,${relationship?.name ?? ''},${date}\n`
  await uploader.press('apply', (await uploader.check('resident', 'code,full_name\nIR-R20,Beside\n')).id)
  const made = await uploader.check('resident', sheet('IR-R20', '2026-01-02'))
  expect(made.counts).toEqual({ update: 1 })
  const updater = await colleague(
    right('manage_resident', 'read', 'update'),
    right('manage_apartment', 'read'),
  )
  await expectRefused(updater, 'apply', made.id)
  expect((await uploader.press('apply', made.id)).counts).toEqual({ updated: 1 })
  const changed = await uploader.check('resident', sheet('IR-R20', '2026-01-03'))
  expect((await updater.press('apply', changed.id)).counts).toEqual({ updated: 1 })
  expect((await updater.press('undo', changed.id)).counts).toEqual({ undone: 1 })
  await expectRefused(updater, 'undo', made.id)
})

test('a state needs the right of the move that leads there', async () => {
  const presser = await colleague(
    right('manage_parking', 'read', 'create'),
    right('manage_apartment', 'read'),
  )
  await uploader.press(
    'apply',
    (await uploader.check('apartment', apartmentSheet(apartmentLine('IR-20')))).id,
  )
  const sheet =
    'license_plate,vehicle_type,apartment_id,status\n51A-111.11,car,IR-20,active\n51A-111.12,car,IR-20,pending\n'
  const { id, counts } = await uploader.check('vehicle', sheet)
  expect(counts).toEqual({ create: 2 })
  await expectRefused(presser, 'apply', id)
  expect(await countOf('vehicle', `license_plate = '51A11111'`)).toBe(0)
})

test('undoing needs to delete what was made and to update what was changed, and the log names who undid', async () => {
  await uploader.press(
    'apply',
    (await uploader.check('apartment', apartmentSheet(apartmentLine('IR-30')))).id,
  )
  const file = apartmentSheet(apartmentLine('IR-30', 'Changed'), apartmentLine('IR-31'))
  const { id } = await uploader.check('apartment', file, { name: 'undo' })
  await uploader.press('apply', id)
  for (const flags of [
    ['read', 'create', 'update'],
    ['read', 'create', 'delete'],
  ]) {
    const who = await colleague(...apartments(...flags))
    expect((await who.settled(id)).may_undo).toBe(false)
    expect([flags, outcome(await who.ask(`POST ${id}/undo`, {}))]).toEqual([flags, '403 forbidden'])
  }
  // The single deletion does not need to read either.
  const presser = await colleague(right('manage_apartment', 'update', 'delete'), blocks)
  const batch = await presser.press('undo', id)
  expect([batch.status, batch.counts, batch.applied_by, batch.undone_by]).toEqual([
    'undone',
    { undone: 2 },
    'Probe A',
    presser.name,
  ])
  expect(await countOf('apartment', `code = 'IR-31' and deleted_at is null`)).toBe(0)
  const lines = await seeded.db.query(
    `select action, actor_name, import_uploader from log where import_batch = $1 and actor_name = $2 order by action`,
    [id, presser.name],
  )
  expect(lines).toEqual([
    { action: 'delete', actor_name: presser.name, import_uploader: 'Probe A' },
    { action: 'update', actor_name: presser.name, import_uploader: 'Probe A' },
  ])
})

test('a guarded value goes back only by who may write it', async () => {
  await uploader.press('apply', (await uploader.check('resident', 'code,full_name\nIR-R10,Ten\n')).id)
  const { id } = await uploader.check('resident', 'code,full_name,id_number\nIR-R10,Ten,079000000010\n')
  await uploader.press('apply', id)
  const keeper = await colleague(right('manage_resident', 'read', 'create', 'delete'))
  expect(outcome(await keeper.ask(`POST ${id}/undo`, {}))).toBe('403 forbidden')
  expect(await countOf('resident', `id_number = '079000000010'`)).toBe(1)
})

test('a state goes back by the move that leads there, for those who may make it', async () => {
  await uploader.press(
    'apply',
    (await uploader.check('apartment', apartmentSheet(apartmentLine('IR-40')))).id,
  )
  const sheet = (...lines: string[]) =>
    `license_plate,vehicle_type,apartment_id,status\n${lines.map((line) => `${line}\n`).join('')}`
  const line = (plate: string, state: string) => `${plate},car,IR-40,${state}`
  const made = sheet(line('51B22222', 'pending'), line('51B33333', 'pending'))
  await uploader.press('apply', (await uploader.check('vehicle', made)).id)
  const imports = ['51B22222', '51B33333'].map(async (plate) => {
    const { id, counts } = await uploader.check('vehicle', sheet(line(plate, 'active')))
    expect(counts).toEqual({ update: 1 })
    await uploader.press('apply', id)
    return id
  })
  const [first = '', second = ''] = await Promise.all(imports)
  await uploader.press('undo', first)
  const updater = await colleague(right('manage_parking', 'read', 'update', 'delete'))
  await expectRefused(updater, 'undo', second)
  const states = await seeded.db.query(
    `select license_plate, status from vehicle where license_plate in ('51B22222', '51B33333') order by 1`,
  )
  expect(states).toEqual([
    { license_plate: '51B22222', status: 'pending' },
    { license_plate: '51B33333', status: 'active' },
  ])
})
