import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readContacts } from '#api/notices/contacts.ts'
import { today } from '#api/calendar/today.ts'
import { addDays } from '#core/days.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// Who applies to live in an apartment: compared with the residents, approved into a stay or rejected, and told of it.
let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
let blockId: string
let relationshipId: string
beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
  blockId = String(rowsOf(await a('GET blocks?building_id=1'), 'blocks')[0]?.id)
  const related = await a('GET relationships?building_id=1&status=active')
  // Somebody's child acts for nobody.
  const grown = rowsOf(related, 'relationships').find(({ code }) => !/child/i.test(String(code)))
  relationshipId = String(grown?.id)
})
afterAll(() => seeded.close())

let made = 0
const make = async (path: string, values: object) =>
  recordOf(await a(`POST ${path}`, { building_id: '1', ...values }))
const apartment = () => make('apartments', { code: `RG-${++made}`, block_id: blockId, area: '50' })
async function apply(values: object = {}) {
  const { id } = await apartment()
  const asked = { apartment_id: id, relationship_id: relationshipId, full_name: `Lê Văn ${++made}` }
  return make('resident-registrations', { ...asked, ...values })
}
const person = (values: object) => make('residents', { full_name: `Phạm ${++made}`, ...values })
const stay = async (residentId: string, values: object = {}) => {
  const { id } = await apartment()
  const place = { apartment_id: id, block_id: blockId, relationship_id: relationshipId }
  return make('residencies', { ...place, resident_id: residentId, ...values })
}
const decide = (id: string, name: 'accept' | 'refuse', body: object, as = a) =>
  as(`POST resident-registrations/${id}/${name}`, body)
const read = async (path: string) => recordOf(await a(`GET ${path}`))
const statusOf = async (id: string) => (await read(`residents/${id}`)).status

test('one call names the residents with the same papers, phone or name, without accents', async () => {
  const papers = await person({ id_number: '079123450001' })
  const phone = await person({ phone_number: '0903330001' })
  const family = await person({ phone_number: '0903330001' })
  const name = await person({ full_name: 'Đỗ Thị Hiền' })
  const asked = await apply({
    full_name: 'do thi hien',
    id_number: '079123450001',
    phone_number: '0903330001',
  })
  const reply = await a('GET resident-registrations/matches?building_id=1')
  const found = rowsOf(reply).filter((row) => row.registration_id === asked.id)
  const told = { id_number: false, phone_number: false, full_name: false }
  expect(found).toEqual([
    { registration_id: asked.id, resident_id: papers.id, ...told, id_number: true },
    { registration_id: asked.id, resident_id: phone.id, ...told, phone_number: true },
    { registration_id: asked.id, resident_id: family.id, ...told, phone_number: true },
    { registration_id: asked.id, resident_id: name.id, ...told, full_name: true },
  ])
})

test('strangers get no matches, and decide nothing', async () => {
  const asked = await apply()
  const stranger = seeded.as('B2')
  expect(outcome(await stranger('GET resident-registrations/matches?building_id=1'))).toBe('403 forbidden')
  expect(outcome(await decide(asked.id, 'accept', {}, stranger))).toBe('404 record_not_found')
  const clerk = await seeded.member('1', right('manage_parking', 'read'))
  expect(outcome(await clerk('GET resident-registrations/matches?building_id=1'))).toBe('403 forbidden')
})

test('the chosen resident gets the apartment, and what their record lacks', async () => {
  const known = await person({ full_name: 'Ngô Bảo', phone_number: '0904440001' })
  const asked = await apply({
    full_name: 'Ngô Văn Bảo',
    phone_number: '0904440002',
    id_number: '079123450002',
  })
  const choice = { approved_as: 'known_person', resident_id: known.id, householder_approved: '1' }
  expect(outcome(await decide(asked.id, 'accept', choice))).toBe('200')
  expect(await read(`residents/${known.id}`)).toMatchObject({
    full_name: 'Ngô Bảo',
    phone_number: '0904440001',
    id_number: '079123450002',
    status: 'using',
  })
  const stays = rowsOf(await a(`GET residencies?building_id=1&resident_id=${known.id}`))
  expect(stays).toMatchObject([{ apartment_id: asked.apartment_id, householder_approved: true }])
})

test('a new person is made also where somebody shares the phone; a stranger’s resident cannot be chosen', async () => {
  const known = await person({ full_name: 'Trần Chung', phone_number: '0904440003' })
  const asked = await apply({ full_name: 'Trần Chung', phone_number: '0904440003' })
  const elsewhere = rowsOf(await seeded.as('B2')('GET residents?building_id=2&limit=1'))[0]
  const wrong = { approved_as: 'known_person', resident_id: elsewhere?.id }
  expect(faults(await decide(asked.id, 'accept', wrong))).toEqual(['resident_id:invalid_reference'])
  const accepted = recordOf(await decide(asked.id, 'accept', { approved_as: 'new_person' }))
  expect(accepted.resident_id).not.toBe(known.id)
  expect(accepted).toMatchObject({ status: 'approve', approved_as: 'new_person' })
})

const sides = ['id_front_image', 'id_back_image'] as const
type Side = (typeof sides)[number]
/** Puts pictures of papers into a record: each of its own colour, so that one can tell them apart. */
async function putPictures(path: string, colours: Partial<Record<Side, string>>) {
  const form = new FormData()
  for (const [side, background] of Object.entries(colours)) {
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background } }).png()
    form.append(
      side,
      new File([new Uint8Array(await picture.toBuffer())], `${side}.png`, { type: 'image/png' }),
    )
  }
  const reply = await a(`PATCH ${path}`, undefined, { form })
  expect(outcome(reply)).toBe('200')
}
/** What a side of somebody's papers shows: the colour of its first pixel; or why it shows nothing. */
async function shows(record: Readonly<Record<string, unknown>>, side: Side) {
  const id = record[side]
  if (id === null || id === undefined) return 'none'
  const reply = await seeded.raw(`/v1/manage/storage/media/${String(id)}`)
  if (reply.status !== 200) return String(reply.status)
  const pixels = await sharp(Buffer.from(await reply.arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer()
  return `#${pixels.subarray(0, 3).toString('hex')}`
}
const [red, green, blue] = ['#ff0000', '#00ff00', '#0000ff'] as const

test.each([
  ['both, to a new person', { id_front_image: red, id_back_image: green }, undefined, [red, green]],
  ['the one that there is', { id_back_image: green }, undefined, ['none', green]],
  ['both, to one recorded without any', { id_front_image: red, id_back_image: green }, {}, [red, green]],
  [
    'what their record lacks, and theirs stay',
    { id_front_image: red, id_back_image: green },
    { id_front_image: blue },
    [blue, green],
  ],
] as const)('approval carries the pictures of the papers over: %s', async (_what, asked, own, papers) => {
  const known = own === undefined ? undefined : await person({})
  if (known !== undefined && Object.keys(own ?? {}).length > 0)
    await putPictures(`residents/${known.id}`, own ?? {})
  const registration = await apply()
  await putPictures(`resident-registrations/${registration.id}`, asked)
  const choice =
    known === undefined
      ? { approved_as: 'new_person' }
      : { approved_as: 'known_person', resident_id: known.id }
  const accepted = recordOf(await decide(registration.id, 'accept', choice))
  const entered = await read(`residents/${String(accepted.resident_id)}`)
  expect(await Promise.all(sides.map((side) => shows(entered, side)))).toEqual(papers)
  // Who may not change residents sees no papers of theirs; a stranger finds no file.
  const reader = await seeded.member('1', right('manage_resident', 'read'))
  expect(recordOf(await reader(`GET residents/${entered.id}`))).not.toHaveProperty('id_back_image')
  const file = `GET storage/media/${String(entered.id_back_image)}`
  expect([(await reader(file)).status, (await seeded.as('B2')(file)).status]).toEqual([404, 404])
})

test('a rejected applicant’s pictures stay with their registration', async () => {
  const asked = await apply()
  await putPictures(`resident-registrations/${asked.id}`, { id_front_image: red })
  await decide(asked.id, 'refuse', { reject_reason: 'Ảnh mờ' })
  expect(await shows(await read(`resident-registrations/${asked.id}`), 'id_front_image')).toBe(red)
})

test('approved and rejected at once: one wins', async () => {
  for (let round = 0; round < 5; round++) {
    const asked = await apply()
    const both = await Promise.all([
      decide(asked.id, 'accept', {}),
      decide(asked.id, 'refuse', { reject_reason: 'Giấy tờ không khớp' }),
    ])
    expect(both.map(outcome).toSorted()).toEqual(['200', '409 illegal_transition'])
    const { status, resident_id } = await read(`resident-registrations/${asked.id}`)
    expect(status === 'approve').toBe(resident_id !== null)
  }
})

test('whoever applied is told: the reason of a rejection by e-mail, or by SMS', async () => {
  const mailed = await apply({ email: 'moi@example.test', phone_number: '0905550001' })
  const texted = await apply({ phone_number: '0905550002' })
  await decide(mailed.id, 'refuse', { reject_reason: 'Thiếu mặt sau' })
  await decide(texted.id, 'accept', {})
  const sent = await seeded.db.query<{ channel: string; recipient: string; body: string }>(
    'select channel, recipient, body from outbox where recipient = any($1) order by id',
    [['moi@example.test', '0905550002']],
  )
  expect(sent).toMatchObject([
    { channel: 'email', recipient: 'moi@example.test', body: expect.stringContaining('Thiếu mặt sau') },
    { channel: 'sms', recipient: '0905550002' },
  ])
})

test('a resident’s state follows their stays, and who comes back has both', async () => {
  const { id } = await person({})
  const day = today()
  const first = await stay(id, { move_in_date: addDays(day, 10) })
  expect(await statusOf(id)).toBe('not_moved_in')
  const move = (values: object) => a(`PATCH residencies/${first.id}`, values)
  await move({ move_in_date: addDays(day, -30) })
  expect(await statusOf(id)).toBe('using')
  expect(outcome(await move({ move_out_date: addDays(day, -1) }))).toBe('200')
  expect(await statusOf(id)).toBe('moved_out')
  const back = { resident_id: id, apartment_id: first.apartment_id, block_id: blockId }
  const again = (from: string) =>
    a('POST residencies', { building_id: '1', ...back, relationship_id: relationshipId, move_in_date: from })
  expect(faults(await again(day))).toEqual([])
  expect(await statusOf(id)).toBe('using')
  expect(faults(await again(addDays(day, 2)))).toEqual(['resident_id:record_exists'])
  expect(outcome(await a(`POST residents/${id}/move_out`, {}))).toMatch(/^404/)
})

test('two who enter the same stay at once: one is entered', async () => {
  const { id } = await person({})
  const place = { apartment_id: (await apartment()).id, block_id: blockId, relationship_id: relationshipId }
  const enter = () => a('POST residencies', { building_id: '1', ...place, resident_id: id })
  const both = await Promise.all([enter(), enter()])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422])
})

test('a child does not act for the apartment unless somebody says so', async () => {
  const day = today()
  const child = await person({ date_of_birth: addDays(day, -10 * 365) })
  const adult = await person({ date_of_birth: addDays(day, -30 * 365) })
  const acts = async (id: string, more: object = {}) => (await stay(id, more)).apartment_permission
  expect([
    await acts(child.id),
    await acts(adult.id),
    await acts(child.id, { apartment_permission: '1' }),
  ]).toEqual([false, true, true])
})

test('who acts for the apartment is told in its app and is its contact; with it switched off, another', async () => {
  const { id, block_id } = await apartment()
  const member = async (name: string) => {
    const { id: resident_id } = await person({
      full_name: name,
      phone_number: `0906660${String(++made).padStart(3, '0')}`,
    })
    const at = { apartment_id: id, block_id, relationship_id: relationshipId }
    const place = { ...at, resident_id, apartment_permission: '1' }
    const lived = await make('residencies', place)
    const [account] = await seeded.db.query<{ id: string }>(
      `insert into account (organisation_id, name, email, type, resident_id, status)
        select organisation_id, $1, 'acts-' || $2 || '@example.test', 'org_resident', $2::bigint, 'active'
        from building where id = 1 returning id::text`,
      [name, resident_id],
    )
    return { stay: lived, account: account?.id }
  }
  const [first, second] = [await member('Ông Nhất'), await member('Bà Nhì')]
  const told = async () =>
    [
      ...((await readContacts(seeded.db, { buildingId: '1', apartmentIds: [id] })).get(id)?.accounts ?? []),
    ].toSorted()
  const contact = async () => {
    const [stayOf] = rowsOf(await a(`GET residencies?building_id=1&apartment_id=${id}&contact=1`))
    return [stayOf?.id, (await read(`apartments/${id}`)).householder]
  }
  const act = async (on: '0' | '1') => {
    const reply = await a(`PATCH residencies/${first.stay.id}`, { apartment_permission: on })
    expect(outcome(reply)).toBe('200')
  }
  expect(await told()).toEqual([first.account, second.account].toSorted())
  expect(await contact()).toEqual([first.stay.id, 'Ông Nhất'])
  await act('0')
  expect(await told()).toEqual([second.account])
  expect(await contact()).toEqual([second.stay.id, 'Bà Nhì'])
  await act('1')
  expect(await told()).toEqual([first.account, second.account].toSorted())
  expect(await contact()).toEqual([first.stay.id, 'Ông Nhất'])
  // Where nobody acts, somebody is its contact all the same.
  for (const { stay: lived } of [first, second])
    await a(`PATCH residencies/${lived.id}`, { apartment_permission: '0' })
  expect(await told()).toEqual([])
  expect(await contact()).toEqual([first.stay.id, 'Ông Nhất'])
})
