import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, openTestServer, type TestServer, type Reply } from '#tests/support/server/test-server.ts'
import { addBuildings, addPerson, give, right, tokenFor } from '#tests/support/server/people.ts'
import type { GroupPermission } from '#domain/permission.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await addBuildings(server)
})
afterAll(() => server.close())

const files = right('manage_file', 'read', 'update', 'delete')
const residents = right('manage_resident', 'read', 'create', 'update')

/** A new member with these rights in building 1. */
async function member(...rights: readonly GroupPermission[]) {
  const person = await addPerson(server)
  await give(server, person, '1', rights)
  const token = await tokenFor(server, person)
  const ask = (request: string, json?: unknown, form?: FormData): Promise<Reply> => {
    const [method = 'GET', path = ''] = request.split(' ')
    return call(server, `${method} /v1/manage/${path}`, {
      token,
      ...(json === undefined ? {} : { json }),
      ...(form === undefined ? {} : { form }),
    })
  }
  return {
    person,
    ask,
    open: async (id: string, query = '') => (await ask(`GET storage/media/${id}${query}`)).status,
    async upload(buildingId?: string, content: BlobPart = new Uint8Array(picture), name = 'cccd.png') {
      const form = new FormData()
      if (buildingId !== undefined) form.append('building_id', buildingId)
      form.append('file', new Blob([content]), name)
      return dataOf(await ask('POST storage/media', undefined, form)).id
    },
  }
}

const picture = await sharp({ create: { width: 12, height: 12, channels: 3, background: '#2a7' } })
  .png()
  .toBuffer()
const dataOf = ({ status, body }: Reply) => {
  expect([200, 201]).toContain(status)
  return body.data as Record<string, unknown> & { id: string }
}
const codeOf = ({ status, body }: Reply) => `${status} ${String(body.errorCode)}`
const rowIdOf = async (publicId: string) => {
  const [row] = await server.db.query<{ id: string }>(
    'select file_id as id from file_content where public_id = $1',
    [publicId],
  )
  return row?.id ?? ''
}
const linesOf = (recordId: string) =>
  server.db.query(
    `select action, actor_id, resource, record_title, building_id, ip <> '' as has_address, changes -> 0 ->> 'field' as field
     from log where action in ('view', 'download') and record_id = $1 order by id`,
    [recordId],
  )

let made = 0
/** A resident with an ID card’s picture. */
async function addResident(clerk: Awaited<ReturnType<typeof member>>) {
  const picture = await clerk.upload('1')
  const record = dataOf(
    await clerk.ask('POST residents', {
      building_id: '1',
      code: `R${++made}`,
      full_name: `Nguyễn Văn ${made}`,
      id_front_image: picture,
    }),
  )
  expect(record.id_front_image).toBe(picture)
  return { record, picture }
}

test('a picture is not opened by moving it into a field that more people may read', async () => {
  const clerk = await member(residents)
  const { record, picture: scan } = await addResident(clerk)
  const moved = await clerk.ask(`PATCH residents/${record.id}`, { profile_image: scan })
  expect([moved.status, moved.body.errors]).toMatchObject([422, { profile_image: ['invalid_reference'] }])
})

test('uploaders may open their file as long as nothing holds it, then only with the field’s right', async () => {
  const clerk = await member(residents)
  const reader = await member(right('manage_resident', 'read'))
  const scan = await clerk.upload('1')
  expect([await clerk.open(scan), await reader.open(scan)]).toEqual([200, 404])
  const { record, picture: held } = await addResident(clerk)
  expect([await clerk.open(held), await reader.open(held)]).toEqual([200, 404])
  await server.db.execute('delete from account_permission_groups where account_id = $1', [clerk.person.id])
  await give(server, clerk.person, '1', [right('manage_resident', 'read')])
  server.services.hub.send({ type: 'access' })
  await expect.poll(() => clerk.open(held)).toBe(404)
  expect((await reader.ask(`GET residents/${record.id}`)).status).toBe(200)
})

test('a replaced file is closed to everybody, its uploader too; only its own field takes it back', async () => {
  const clerk = await member(residents)
  const { record, picture: old } = await addResident(clerk)
  dataOf(await clerk.ask(`PATCH residents/${record.id}`, { id_front_image: null }))
  expect(await clerk.open(old)).toBe(404)
  const elsewhere = await clerk.ask(`PATCH residents/${record.id}`, { profile_image: old })
  expect(elsewhere.status).toBe(422)
  dataOf(await clerk.ask(`PATCH residents/${record.id}`, { id_front_image: old }))
  expect(await clerk.open(old)).toBe(200)
  const [content] = await server.db.query('select released_at from file_content where public_id = $1', [old])
  expect(content).toEqual({ released_at: null })
})

test('a file held by a record is not deleted from the list, nor renamed without the record’s right', async () => {
  const clerk = await member(residents, files)
  const { record } = await addResident(clerk)
  const portrait = await clerk.upload('1')
  dataOf(await clerk.ask(`PATCH residents/${record.id}`, { profile_image: portrait }))
  const id = await rowIdOf(portrait)
  const reader = await member(right('manage_resident', 'read'), files)
  expect(codeOf(await reader.ask(`DELETE files/${id}`))).toBe('409 record_in_use')
  expect(codeOf(await reader.ask(`PATCH files/${id}`, { name: 'x.png' }))).toBe('403 forbidden')
  const outsider = await member(files)
  expect((await outsider.ask(`DELETE files/${id}`)).status).toBe(404)
  expect((await outsider.ask(`PATCH files/${id}`, { name: 'x.png' })).status).toBe(404)
  expect(dataOf(await clerk.ask(`PATCH files/${id}`, { name: 'Chân dung.png' })).name).toBe('Chân dung.png')
  expect(await reader.open(portrait)).toBe(200)
  // Once it is out of the record, it may be deleted.
  dataOf(await clerk.ask(`PATCH residents/${record.id}`, { profile_image: null }))
  expect((await clerk.ask(`DELETE files/${id}`)).status).toBe(200)
})

test('one does not see what somebody else has uploaded and no record holds', async () => {
  const [clerk, other] = [await member(residents, files), await member(residents, files)]
  const id = await rowIdOf(await clerk.upload('1'))
  expect([(await clerk.ask(`GET files/${id}`)).status, (await other.ask(`GET files/${id}`)).status]).toEqual([
    200, 404,
  ])
})

test('a look at a guarded picture leaves one line a minute, a download always one; an open picture none', async () => {
  const clerk = await member(residents)
  const { record, picture: scan } = await addResident(clerk)
  const portrait = await clerk.upload('1')
  dataOf(await clerk.ask(`PATCH residents/${record.id}`, { profile_image: portrait }))
  for (let time = 0; time < 3; time += 1) expect(await clerk.open(scan)).toBe(200)
  expect(await clerk.open(portrait)).toBe(200)
  const line = {
    actor_id: clerk.person.id, resource: 'resident', record_title: record.full_name, building_id: '1', has_address: true,
  } // prettier-ignore
  expect(await linesOf(record.id)).toEqual([{ ...line, action: 'view', field: 'id_front_image' }])
  expect(await clerk.open(scan, '?download=1')).toBe(200)
  expect(await clerk.open(portrait, '?download=1')).toBe(200)
  expect((await linesOf(record.id)).slice(1)).toEqual([
    { ...line, action: 'download', field: 'id_front_image' },
    { ...line, action: 'download', field: 'profile_image' },
  ])
})

test('a refused view is neither logged nor counted', async () => {
  const clerk = await member(residents)
  const { record, picture: scan } = await addResident(clerk)
  const reader = await member(right('manage_resident', 'read'))
  expect(await reader.open(scan, '?download=1')).toBe(404)
  expect(await linesOf(record.id)).toEqual([])
  const [row] = await server.db.query('select views, downloads from file where id = $1', [
    await rowIdOf(scan),
  ])
  expect(row).toEqual({ views: '0', downloads: '0' })
})

test('one’s own picture is one’s own to see, and the former one is let go', async () => {
  const person = await member()
  const patch = async (avatar: string) =>
    call(server, 'PATCH /v1/auth/profile', { token: await tokenFor(server, person.person), json: { avatar } })
  const [first, second] = [await person.upload(), await person.upload()]
  expect((await patch(first)).status).toBe(200)
  expect(await person.open(first)).toBe(200)
  expect((await patch(second)).status).toBe(200)
  expect([await person.open(first), await person.open(second)]).toEqual([404, 200])
})

test('a field takes by its id only a file that it would take as an upload', async () => {
  const clerk = await member(residents)
  const pdf = '%PDF-1.4\n%%EOF'
  for (const [content, name] of [
    ['a,b\n', 'list.csv'],
    [pdf, 'card.pdf'],
  ] as const) {
    const created = await clerk.ask('POST residents', {
      building_id: '1',
      code: `R${++made}`,
      full_name: 'Nguyễn Văn A',
      profile_image: await clerk.upload('1', content, name),
    })
    expect([codeOf(created), created.body.errors]).toEqual([
      '422 file_type_not_allowed',
      { profile_image: ['file_type_not_allowed'] },
    ])
    const avatar = await clerk.upload(undefined, content, name)
    const reply = await call(server, 'PATCH /v1/auth/profile', {
      token: await tokenFor(server, clerk.person),
      json: { avatar },
    })
    expect(codeOf(reply)).toBe('422 file_type_not_allowed')
  }
})

test.each([
  ['bill.html', 'bill.html.pdf'],
  ['bill.pdf.exe', 'bill.pdf.exe.pdf'],
  ['../../bill.pdf', 'bill.pdf'],
  ['bill\u202efdp.pdf', 'billfdp.pdf'],
  ['Hợp đồng v1.2', 'Hợp đồng v1.2.pdf'],
  ['BILL.PDF', 'BILL.pdf'],
])('a file that is renamed to %s is called %s: its ending says what it is', async (given, kept) => {
  const clerk = await member(files)
  const id = await clerk.upload('1', '%PDF-1.4\n<html><script>alert(1)</script></html>', 'bill.pdf')
  const rowId = await rowIdOf(id)
  const { version } = dataOf(await clerk.ask(`GET files/${rowId}`))
  expect(dataOf(await clerk.ask(`PATCH files/${rowId}`, { version, name: given })).name).toBe(kept)
})
