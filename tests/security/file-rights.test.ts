import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileIdsIn } from '#core/derive/files.ts'
import { routePath } from '#core/derive/routes.ts'
import { flags } from '#core/permission.ts'
import { permissionCodeNames } from '#domain/permission.ts'
import {
  addFileRecords,
  fileFields,
  isOfBuilding,
  type FileField,
} from '#tests/support/server/file-fields.ts'
import { call, openTestServer, type TestServer } from '#tests/support/server/test-server.ts'
import { addBuildings, addPerson, give, right, tokenFor } from '#tests/support/server/people.ts'

const files = right('manage_file', ...flags)
const all = permissionCodeNames.map((code) => right(code, ...flags))
const readAll = permissionCodeNames.map((code) => right(code, 'read'))

/** The callers. Each may read the list of files in their building. */
const principals = ['admin', 'holder', 'reader', 'elsewhere', 'nobody', 'uploader', 'stranger'] as const
type Who = (typeof principals)[number]

let server: TestServer
const tokens = {} as Record<Who, string>

beforeAll(async () => {
  server = await openTestServer()
  await addBuildings(server)
  const person = async (who: Who, buildingId?: string, rights = [files]) => {
    const made = await addPerson(server, {
      ...(who === 'admin' || who === 'stranger' ? { type: 'org_admin' } : {}),
      ...(who === 'stranger' ? { organisationId: '2' } : {}),
    })
    if (buildingId !== undefined) await give(server, made, buildingId, rights)
    tokens[who] = await tokenFor(server, made)
    return made
  }
  await person('admin')
  await person('holder', '1', all)
  await person('reader', '1', readAll)
  await person('elsewhere', '2', all)
  await person('nobody', '1')
  await person('stranger')
  const uploader = await person('uploader', '1')
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#2a7' } })
    .png()
    .toBuffer()
  await addFileRecords(server, uploader.id, picture)
  // The account whose picture is requested works in building 1.
  await server.db.execute(`update account set type = 'org_member' where id = 900`)
  await give(server, { id: '900', email: '', phone: '' }, '1', [])
})
afterAll(() => server.close())

const get = (who: Who, path: string) => call(server, `GET /v1/manage/${path}`, { token: tokens[who] })
const media = async (who: Who, id: string) => (await get(who, `storage/media/${id}`)).status

/** Whether the record's own page shows this caller the file: the file's own calls must never show more. */
async function isShown(who: Who, { entity, field, recordId, id }: FileField) {
  const { status, body } = await get(who, `${routePath(entity.path)}/${recordId}`)
  const value = status === 200 ? (body.data as Record<string, unknown>)[field] : undefined
  const declared = entity.fields[field]
  return declared !== undefined && fileIdsIn(declared, value).includes(id)
}

const sees = (who: Who, { entity, guard }: FileField): boolean | undefined => {
  if (who === 'admin' || who === 'holder') return true
  if (who === 'reader') return guard === undefined || guard === 'read'
  // Records that the organisation shares are read with a right in any building.
  if (who === 'elsewhere' && !isOfBuilding(entity)) return undefined
  return false
}

test('the table has the fields that are known to hold personal pictures', () => {
  const guarded = fileFields.filter(({ guard }) => guard !== undefined).map(({ fileName }) => fileName)
  expect(guarded).toEqual(
    expect.arrayContaining([
      'resident.id_front_image.png',
      'resident.id_back_image.png',
      'resident_registration.id_front_image.png',
      'resident_registration.id_back_image.png',
    ]),
  )
  expect(fileFields.length).toBeGreaterThan(40)
})

describe.each(principals)('%s', (who) => {
  test.each(fileFields)('$fileName is served as far as its field is read, and not otherwise', async (one) => {
    const isServed = (await media(who, one.id)) === 200
    const expected = sees(who, one)
    if (expected !== undefined) expect(isServed).toBe(expected)
    expect(isServed).toBe(await isShown(who, one))
    if (!isServed) {
      expect(await media(who, one.id)).toBe(404)
      expect((await get(who, `storage/media/${one.id}?download=1`)).status).toBe(404)
    }
  })

  test('the list of files, its export and its counts show no file that the user may not open', async () => {
    const { status, body } = await get(who, 'files?limit=500')
    if (status === 403) return expect(who).toBe('stranger')
    const listed = (body.data as { name: string }[]).map(({ name }) => name).toSorted()
    expect(body.total).toBe(listed.length)
    const open: string[] = []
    for (const one of fileFields) if ((await media(who, one.id)) === 200) open.push(one.fileName)
    expect(open).toEqual(expect.arrayContaining(listed))
    // Members manage the files of buildings; those of the organisation belong to its administrators.
    const isListable = ({ entity }: FileField) => who === 'admin' || isOfBuilding(entity)
    const expected = fileFields.filter((one) => isListable(one) && open.includes(one.fileName))
    expect(listed).toEqual(expected.map(({ fileName }) => fileName).toSorted())
    const sheet = await get(who, 'files/export?format=csv&columns=name,sha256')
    for (const { fileName } of fileFields)
      if (!listed.includes(fileName)) expect(String(sheet.body.text)).not.toContain(fileName)
    for (const { rowId, fileName } of fileFields)
      if (!listed.includes(fileName)) expect((await get(who, `files/${rowId}`)).status).toBe(404)
  })
})

test('a row’s number opens nothing, for nobody', async () => {
  for (const { rowId } of fileFields) expect(await media('admin', rowId)).toBe(404)
})

test('neither the list of files nor its filters know the name that content is asked for by', async () => {
  const [one] = fileFields
  const { body } = await get('admin', `files/${one?.rowId}`)
  expect(JSON.stringify(body)).not.toContain(one?.id)
  for (const field of ['public_id', 'storage_key', 'file_content.public_id'])
    expect((await get('admin', `files?filter[${field}]=${one?.id}`)).status).toBe(422)
})

test('a file of a record in the trash is read by those who may read the trash', async () => {
  const one = fileFields.find(({ fileName }) => fileName === 'resident.id_front_image.png')
  await server.db.execute(`update resident set deleted_at = now() where id = 900`)
  expect([await media('holder', one?.id ?? ''), await media('reader', one?.id ?? '')]).toEqual([200, 404])
  await server.db.execute(`update resident set deleted_at = null where id = 900`)
})
