import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasTrash } from '#core/derive/fields.ts'
import { importColumns, type ImportColumn } from '#core/derive/imports.ts'
import { importType } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { GroupPermission } from '#domain/permission.ts'
import { registry } from '#entities/index.ts'
import { importsOf } from '#tests/support/server/sheets.ts'
import {
  faults,
  openSeededServer,
  outcome,
  right,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// An import neither shows nor reveals what the caller may not read: not by equality, not by a name, not by a code.

let seeded: SeededServer
let uploader: ReturnType<typeof importsOf>
beforeAll(async () => {
  seeded = await openSeededServer()
  await seeded.server.services.jobs.start()
  uploader = importsOf(seeded.server, seeded.tokens.A ?? '')
})
afterAll(() => seeded.close())

async function colleague(...rights: readonly GroupPermission[]) {
  const ask = await seeded.member('1', ...rights)
  return { ...importsOf(seeded.server, ask.token), call: ask }
}

const importable = (Object.values(registry) as readonly AnyEntity[]).filter(
  (entity) => entity.imports !== undefined,
)
const permissionOf = (name: string) =>
  (registry as Readonly<Record<string, AnyEntity>>)[name]?.permission ?? ''
const isGuarded = ({ field }: ImportColumn) => field.personal !== undefined || field.access !== undefined
const isForeign = (entity: AnyEntity, { target }: ImportColumn) =>
  target !== undefined && permissionOf(target) !== entity.permission

const guarded = importable.flatMap((entity) =>
  importColumns(entity)
    .filter(isGuarded)
    .map((column) => [entity.name, column.name, entity, column] as const),
)
const foreign = importable.flatMap((entity) =>
  importColumns(entity)
    .filter((column) => isForeign(entity, column))
    .map((column) => [entity.name, column.name, entity, column] as const),
)

/** The latest record of an entity in building 1 that is not deleted. */
async function latest(table: string): Promise<Record<string, unknown>> {
  const [row] = await seeded.db.query<Record<string, unknown>>(
    `select * from "${table}" where building_id = 1 and deleted_at is null order by id desc limit 1`,
  )
  if (row === undefined) throw new Error(`building 1 has no ${table}`)
  return row
}

/** A sheet of these columns, with its required columns filled in. */
function sheetOf(entity: AnyEntity, rows: readonly Readonly<Record<string, string>>[]): string {
  const given = new Set(rows.flatMap((row) => Object.keys(row)))
  const names = importColumns(entity)
    .filter(({ name, required }) => required || given.has(name) || entity.imports?.by.includes(name) === true)
    .map(({ name }) => name)
  const lines = rows.map((row) => names.map((name) => row[name] ?? 'X-0').join(','))
  return `${names.join(',')}\n${lines.join('\n')}\n`
}

test('there are guarded and foreign columns to try', () => {
  expect(guarded.length).toBeGreaterThan(2)
  expect(foreign.length).toBeGreaterThan(5)
})

test.each(guarded)(
  '%s.%s: a trial answers the same whether a guess is right, wrong, or about nobody',
  async (_entity, name, entity) => {
    const asker = await colleague(right(entity.permission, 'read', 'create'))
    const record = await latest(entity.name)
    const key = Object.fromEntries((entity.imports?.by ?? []).map((by) => [by, String(record[by])]))
    const nobody = Object.fromEntries(Object.keys(key).map((by, at) => [by, `NOBODY-${at}`]))
    const others = { full_name: String(record.full_name ?? 'x') }
    const value = name === 'email' ? 'someone@example.com' : '0987654321'
    await seeded.db.execute(`update "${entity.name}" set "${name}" = $2 where id = $1`, [record.id, value])
    const wrong = value.replace('9', '8').replace('someone', 'another')
    const rows = [
      { ...key, ...others, [name]: value },
      { ...key, ...others, [name]: wrong },
      // Values of another record, which a new one could not have.
      { ...nobody, ...others, [name]: value },
      { ...nobody, ...others, [name]: wrong },
    ]
    // One file for each, so that no row reveals anything about another.
    const answers = []
    for (const row of rows)
      answers.push(
        ...(await asker.faults((await asker.check(importType(entity), sheetOf(entity, [row]))).id)),
      )
    expect(answers).toEqual(rows.map(() => `invalid ${name}:forbidden`))
  },
  90_000,
)

test.each(foreign)(
  '%s.%s: names of records that one may not read are refused, known or not',
  async (_entity, name, entity, { target = '' }) => {
    const asker = await colleague(right(entity.permission, 'read', 'create', 'update', 'approve'))
    const named = (registry as Readonly<Record<string, AnyEntity>>)[target]
    if (named === undefined) throw new Error(`no entity ${target}`)
    const [known] = await seeded.db.query<Record<string, string>>(
      `select "${named.title}" as name from "${target}"
        where "${named.title}" is not null ${hasTrash(named) ? 'and deleted_at is null' : ''} order by id limit 1`,
    )
    const rows = [known?.name ?? 'NOBODY', 'NOBODY-KNOWS'].map((cell) => ({ [name]: cell }))
    const { id } = await asker.check(importType(entity), sheetOf(entity, rows))
    const answers = await asker.faults(id)
    expect(answers[0]).toBe(answers[1])
    expect(answers[0]).toContain(`${name}:forbidden`)
  },
  90_000,
)

test('callers who may not read records get a creation’s refusal for a known key, whatever it holds', async () => {
  const asker = await colleague(right('manage_block', 'create'))
  const block = await latest('block')
  const code = String(block.code)
  const sheet = (name: string) => `code,name\n${code},${name}\n`
  const equal = await asker.faults((await asker.check('block', sheet(String(block.name)))).id)
  const other = await asker.faults((await asker.check('block', sheet('Something else'))).id)
  const made = await asker.call('POST blocks', { building_id: '1', code, name: 'Something else' })
  expect([equal, other]).toEqual([['invalid code:code_exists'], ['invalid code:code_exists']])
  expect(faults(made)).toEqual(['code:code_exists'])
})

test('callers who may change records but not read them never learn that a value is the same', async () => {
  const asker = await colleague(right('manage_block', 'create', 'update'))
  const block = await latest('block')
  const sheet = (name: string) => `code,name\n${String(block.code)},${name}\n`
  for (const name of [String(block.name), 'Something else'])
    expect((await asker.check('block', sheet(name))).counts).toEqual({ update: 1 })
})

test('a record in the trash, or of another building, is as none', async () => {
  const asker = await colleague(right('manage_block', 'read', 'create'))
  await uploader.press('apply', (await uploader.check('block', 'code,name\nTRASH-1,One\n')).id)
  const gone = await latest('block')
  await seeded.as('A')(`DELETE blocks/${String(gone.id)}`)
  await seeded.db.execute(
    `update block set code = 'FAR-1' where id = (select max(id) from block where building_id = 2)`,
  )
  const { id } = await asker.check('block', 'code,name\nTRASH-1,One\nFAR-1,One\nNEW-1,One\n')
  expect(await asker.faults(id)).toEqual(['create', 'create', 'create'])
})

test('an account is named only by colleagues of the building, and to those who may read accounts', async () => {
  const meters = right('manage_water_index', 'read', 'create', 'update', 'approve')
  const apartment = await latest('apartment')
  const setUp = `code,apartment_id,start_number\nOR-W1,${String(apartment.code)},10\n`
  await uploader.press('apply', (await uploader.check('water-meter', setUp)).id)
  const [reader] = await seeded.db.query<{ name: string }>(
    `update account set name = 'Người Đọc Nhà Một' where email = 'a@probe.test' returning name`,
  )
  await seeded.db.execute(`update account set name = 'Người Đọc Nhà Hai' where email = 'b2@probe.test'`)
  await seeded.db.execute(`update account set name = 'Quản Trị Tổ Chức' where email = 'adm@probe.test'`)
  await seeded.db.execute(
    `insert into account (organisation_id, name, email, type, status, password) values (1, 'Chưa Có Nhóm', 'lost@example.com', 'org_member', 'active', 'x')`,
  )
  const names = [
    reader?.name ?? '',
    'Người Đọc Nhà Hai',
    'b2@probe.test',
    'Quản Trị Tổ Chức',
    'Chưa Có Nhóm',
    'nobody',
  ]
  const sheet = (name: string) =>
    `meter_id,month,new_number,read_on,reader_id\nOR-W1,2026-01,15,2026-01-28,${name}\n`
  const ask = async (who: typeof uploader) => {
    const answers = []
    for (const name of names) answers.push(...(await who.faults((await who.check('water', sheet(name))).id)))
    return answers
  }
  const unknown = 'invalid reader_id:reference_not_found'
  expect(await ask(await colleague(meters, right('manage_account', 'read')))).toEqual([
    'create',
    unknown,
    unknown,
    unknown,
    unknown,
    unknown,
  ])
  expect(await ask(await colleague(meters))).toEqual(names.map(() => 'invalid reader_id:forbidden'))
})

/** Everything that a viewer gets of a batch, as one text. */
async function seenBy(viewer: typeof uploader, id: string): Promise<string> {
  const [batch, rows, file] = await Promise.all([
    viewer.ask(`GET ${id}`),
    viewer.ask(`GET ${id}/rows`),
    viewer.errorFile(id),
  ])
  expect([batch.status, rows.status, file.status]).toEqual([200, 200, 200])
  const sheet = await readSheet(Buffer.from(await file.arrayBuffer()))
  return JSON.stringify([batch.body, rows.body, sheet])
}

/** A text for each column that occurs nowhere else. */
const secretOf = (name: string) => `Sec${name.replaceAll('_', '')}ret`
const unmapped = '0'.repeat(3) + 'unmapped'

const batchWithSecrets = async (entity: AnyEntity) => {
  const names = importColumns(entity).map(({ name }) => name)
  const sheet = `${names.join(',')},Ghi chú riêng\n${names.map(secretOf).join(',')},${unmapped}\n`
  return uploader.check(importType(entity), sheet)
}

test.each(importable.map((entity) => [entity.name, entity] as const))(
  '%s: a colleague sees of a file’s cells what a list shows them of the fields',
  async (_name, entity) => {
    const { id } = await batchWithSecrets(entity)
    const reader = await colleague(right(entity.permission, 'read', 'create'))
    const seen = await seenBy(reader, id)
    for (const column of importColumns(entity)) {
      const isOpen = !isGuarded(column) && !isForeign(entity, column)
      expect([column.name, seen.includes(secretOf(column.name))]).toEqual([column.name, isOpen])
    }
    expect(seen).not.toContain(unmapped)
    expect(seen).not.toContain('Ghi chú riêng')
    const blind = await seenBy(await colleague(right(entity.permission, 'create')), id)
    expect(blind).not.toMatch(/Sec\w+ret|unmapped/)
    const own = await seenBy(uploader, id)
    expect(own.match(/Sec\w+?ret/g)?.length).toBe(2 * importColumns(entity).length)
    expect(own).toContain(unmapped)
  },
  90_000,
)

test('a personal value is masked in the preview and left out of the error file', async () => {
  const line = (code: string, phone: string) => `${code},${phone},079000000077,wrong`
  const sheet = `code,phone_number,id_number,gender,full_name\n${line('OR-P1', '0912345678')},A\n${line('OR-P2', 'của ông Ba 0912345679')},B\n`
  const { id } = await uploader.check('resident', sheet)
  const viewer = await colleague(right('manage_resident', 'read', 'create'))
  expect((await viewer.rows(id)).map(({ cells }) => cells.slice(0, 3))).toEqual([
    ['OR-P1', '091****678', '079******077'],
    ['OR-P2', '***', '079******077'],
  ])
  const file = await readSheet(Buffer.from(await (await viewer.errorFile(id)).arrayBuffer()))
  expect(file.slice(1).map((row) => row.slice(0, 4))).toEqual([
    ['OR-P1', null, null, 'wrong'],
    ['OR-P2', null, null, 'wrong'],
  ])
})

test('downloading the refused rows writes a line in the log', async () => {
  const { id } = await uploader.check('block', 'code,name\n,Without a code\n', { name: 'khoi' })
  const viewer = await colleague(right('manage_block', 'create'))
  expect((await viewer.errorFile(id)).status).toBe(200)
  const lines = await seeded.db.query(
    `select action, building_id::text, record_title from log where resource = 'block' and actor_id = $1`,
    [viewer.call.person.id],
  )
  expect(lines).toEqual([{ action: 'export', building_id: '1', record_title: 'khoi.csv' }])
})

test('a file without headings shows its first record to nobody else', async () => {
  const reply = await uploader.upload(
    'resident',
    'R-1,Nguyễn Văn Bí Mật,079000000078\nR-2,Trần Thị Kín,079000000079\n',
  )
  const { id } = reply.body.data as { id: string }
  const viewer = await colleague(right('manage_resident', 'read', 'create', 'update', 'delete', 'approve'))
  expect(JSON.stringify((await viewer.ask(`GET ${id}`)).body)).not.toMatch(/Bí Mật|079000000078/)
  expect(JSON.stringify((await uploader.ask(`GET ${id}`)).body)).toMatch(/Bí Mật/)
})

test('nobody but the uploader gives a field to a column that they may not see', async () => {
  const sheet = 'code,full_name,id_number,Riêng\nOR-M1,One,079000000080,bí mật\n'
  const { id, mapping } = await uploader.check('resident', sheet)
  expect(mapping).toEqual(['code', 'full_name', 'id_number', null])
  const viewer = await colleague(right('manage_resident', 'read', 'create'))
  const map = async (next: unknown, who: typeof uploader = viewer) => {
    const reply = await who.ask(`PUT ${id}/mapping`, { mapping: next })
    if (reply.status === 200) await who.settled(id)
    return [outcome(reply), ...faults(reply)]
  }
  const refused = (at: number) => ['403 import_column_of_uploader', `mapping.${at}:import_column_of_uploader`]
  // Maps the ID numbers as names; the column that may hold anything as names; both.
  expect(await map(['code', null, 'full_name', null])).toEqual(refused(2))
  expect(await map(['code', null, null, 'full_name'])).toEqual(refused(3))
  expect(await map(['code', 'full_name', null, 'nfc_card'])).toEqual(refused(3))
  // If the column stays mapped, it is refused row by row; if it is left out, the other columns can be applied, and it
  // cannot be mapped again.
  expect(await map(['code', 'full_name', 'id_number', null])).toEqual(['200'])
  expect(await viewer.faults(id)).toEqual(['invalid id_number:forbidden'])
  expect(await map(['code', 'name', null, null])).toEqual(['422 import_no_key', 'mapping:import_no_key'])
  expect(await map(['code', 'full_name', null, null])).toEqual(['200'])
  expect(await viewer.faults(id)).toEqual(['create'])
  expect(await map(['code', 'full_name', 'id_number', null])).toEqual(refused(2))
  expect(await map(['code', 'full_name', 'id_number', null], uploader)).toEqual(['200'])
})

test('messages and errors hold no cell', async () => {
  const { id } = await batchWithSecrets(registry.resident)
  for (const { errors, message } of await uploader.rows(id)) {
    expect(JSON.stringify([errors, message])).not.toMatch(/Sec\w+ret/)
    expect(errors.every((error) => Object.keys(error).toSorted().join() === 'code,field')).toBe(true)
  }
})

test('the template’s example is no personal value of a resident, masked or not', async () => {
  const record = await latest('resident')
  await seeded.db.execute(
    `update resident set id_number = '079000000099', phone_number = '0976543210' where id = $1`,
    [record.id],
  )
  const asker = await colleague(right('manage_resident', 'read', 'create'))
  const text = async (token: string) => {
    const reply = await fetch(`${seeded.server.address}/v1/manage/imports/resident/template?building_id=1`, {
      headers: { 'client-id': '3', authorization: `Bearer ${token}` },
    })
    expect(reply.status).toBe(200)
    return JSON.stringify(await readSheet(Buffer.from(await reply.arrayBuffer()), 2))
  }
  expect(await text(seeded.tokens.A ?? '')).toContain('079000000099')
  expect(await text(asker.call.token)).not.toMatch(/0790|097|\*\*/)
})
