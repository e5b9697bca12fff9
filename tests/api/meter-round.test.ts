import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { meteredKinds, meteredTypes } from '#domain/metered-kinds.ts'
import { meteredEntities } from '#entities/metering/metered-entities.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// The round of a month, of each kind of meters: a sheet of readings saved at once, its bad rows named, approved floor
// by floor.
const kinds = meteredTypes.map((name) => {
  const { path, reading, permission } = meteredKinds[name]
  return { name, path, reading, permission, meters: meteredEntities[name].meter.path }
})
type Kind = (typeof kinds)[number]

let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
let blockId: string
beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
  blockId = String(rowsOf(await a('GET blocks?building_id=1'), 'blocks')[0]?.id)
})
afterAll(() => seeded.close())

interface Row {
  readonly meter_id: string
  readonly meter: string
  readonly apartment: string | null
  readonly previous: string
  readonly usual: string | null
  readonly reading: {
    id: string
    version: number
    new_number: string
    status: string
    consumption: string
  } | null
}
interface Refused {
  readonly at: number
  readonly errors: readonly { field: string; code: string; message: string }[]
  readonly confirm?: object
}

let made = 0
/** The calls of one kind's round, and new meters for it. */
const roundOf = ({ path, meters, reading }: Kind) => {
  const save = (month: string, rows: readonly object[], as = a) =>
    as(`POST ${path}/round`, { building_id: '1', month, rows: JSON.stringify(rows) })
  return {
    save,
    async meter(floor: number, more: object = {}) {
      const [home, code] = [`MR-${++made}`, `MW-${made}`]
      const place = { building_id: '1', block_id: blockId, area: '50', floor }
      const { id: apartment_id } = recordOf(await a('POST apartments', { ...place, code: home }))
      const values = { building_id: '1', code, apartment_id, start_number: 100, ...more }
      return { id: recordOf(await a(`POST ${meters}`, values)).id, code, apartment: home }
    },
    async read(month: string, more = '', as = a) {
      const reply = await as(`GET ${path}/round?building_id=1&month=${month}${more}`)
      return reply.body.data as {
        rows: Row[]
        places: { floor: number; meters: number; read: number; confirmed: number }[]
      }
    },
    saved: async (reply: ReturnType<typeof save>) =>
      (await reply).body.data as { saved: Row[]; refused: Refused[] },
    approve: (month: string, more: object = {}, as = a) =>
      as(`POST ${path}/round/approve`, { building_id: '1', month, ...more }),
    readings: (meterId: string) => seeded.db.query(`select from ${reading} where meter_id = $1`, [meterId]),
  }
}
const codes = (refused: readonly Refused[]) =>
  refused.map(({ at, errors }) => `${at} ${errors.map(({ field, code }) => `${field}:${code}`).join()}`)

test('a thousand pasted rows are one request, and the same sheet again writes nothing', async () => {
  const { save, saved } = roundOf(kinds[0]!)
  const building = await seeded.db.query<{ id: string }>(
    `with a as (insert into apartment (building_id, block_id, code, area, floor)
        select 1, ${blockId}, 'TH-' || n, 50, 60 + n / 20 from generate_series(1, 1000) n returning id, code)
      insert into water_meter (building_id, apartment_id, code, type, start_number, current_number)
        select 1, id, 'TM-' || code, 'cold', 10, 10 from a returning id`,
  )
  expect(building).toHaveLength(1000)
  const sheet = building.map(({ id }, at) => ({ meter_id: id, new_number: at % 100 === 0 ? '5' : '25' }))
  const first = await saved(save('2026-03', sheet))
  expect([first.saved.length, first.refused.length]).toEqual([990, 10])
  const logs = () =>
    seeded.db.query<{ n: number }>(`select count(*)::int as n from log where resource = 'water_reading'`)
  const [before] = await logs()
  const again = await saved(save('2026-03', sheet))
  expect([again.saved.length, again.refused.length]).toEqual([990, 10])
  expect(await logs()).toEqual([before])
  expect(outcome(await save('2026-03', [...sheet, { name: 'x', new_number: '1' }]))).toBe('422 too_many')
}, 60_000)

describe.each(kinds)('the round of $name', (kind) => {
  const { path, meters } = kind
  const { meter, save, read, saved, approve, readings } = roundOf(kind)

  test('the round lists a floor’s meters where the month continues, and how far each floor is', async () => {
    const [one, two] = [await meter(41), await meter(41)]
    const before = await read('2026-03', '&floor=41')
    expect(before.rows.map(({ meter: code, previous, reading }) => [code, previous, reading])).toEqual([
      [one.code, '100', null],
      [two.code, '100', null],
    ])
    const { saved: done, refused } = await saved(save('2026-03', [{ meter_id: one.id, new_number: '112.5' }]))
    expect(refused).toEqual([])
    expect(done[0]).toMatchObject({ meter: one.code, reading: { consumption: '12.5', status: 'draft' } })
    const { places } = await read('2026-03')
    expect(places.find(({ floor }) => floor === 41)).toMatchObject({ meters: 2, read: 1 })
  })

  test('a sheet saves its good rows and names what is wrong with each of the others, in the caller’s language', async () => {
    const all = [await meter(42), await meter(42), await meter(42), await meter(42)]
    const sheet = [
      { name: all[0]!.code.toLowerCase(), new_number: '110' },
      { name: all[1]!.apartment, new_number: '90' },
      { name: all[2]!.code, new_number: 'twelve' },
      { name: 'NOBODY', new_number: '5' },
      { name: '', new_number: '5' },
      { meter_id: all[0]!.id, new_number: '111' },
      { meter_id: all[3]!.id, new_number: '' },
    ]
    const reply = await saved(save('2026-03', sheet))
    expect(reply.saved.map(({ meter: code }) => code)).toEqual([all[0]!.code])
    expect(codes(reply.refused)).toEqual([
      '1 new_number:index_runs_backwards',
      '2 new_number:invalid_number',
      '3 meter_id:reference_not_found',
      '4 meter_id:required',
      '5 meter_id:duplicate_in_file',
      '6 new_number:required',
    ])
    expect(reply.refused.every(({ errors }) => errors[0]!.message.length > 5)).toBe(true)
  })

  describe('two people on one round', () => {
    test('who has not seen the other’s index is told, and overwrites nothing', async () => {
      const one = await meter(43)
      const first = await saved(save('2026-03', [{ meter_id: one.id, new_number: '110', version: 0 }]))
      const late = await saved(save('2026-03', [{ meter_id: one.id, new_number: '120', version: 0 }]))
      expect(codes(late.refused)).toEqual(['0 new_number:record_changed'])
      const { version } = first.saved[0]!.reading!
      const seen = await saved(save('2026-03', [{ meter_id: one.id, new_number: '120', version }]))
      expect(seen.saved[0]!.reading!.new_number).toBe('120')
    })

    test('what the other says that a replaced meter used is not overwritten unseen', async () => {
      const one = await meter(43)
      const row = { meter_id: one.id, new_number: '3', replaced: true }
      await save('2026-03', [{ ...row, replaced_consumption: '9', version: 0 }])
      const late = await saved(save('2026-03', [{ ...row, replaced_consumption: '12', version: 0 }]))
      expect(codes(late.refused)).toEqual(['0 new_number:record_changed'])
      const seen = await saved(save('2026-03', [{ ...row, replaced_consumption: '12', version: 1 }]))
      expect(seen.saved[0]!.reading).toMatchObject({ consumption: '12' })
    })

    test('twenty writers of one cell leave one reading', async () => {
      const one = await meter(43)
      const tries = Array.from({ length: 20 }, (_none, at) =>
        save('2026-03', [{ meter_id: one.id, new_number: String(101 + at), version: 0 }]),
      )
      const replies = await Promise.all(tries)
      const done = replies
        .map(({ body }) => body.data as { saved: Row[] })
        .filter((data) => data?.saved.length === 1)
      expect(done).toHaveLength(1)
      expect(await readings(one.id)).toHaveLength(1)
    })
  })

  test('a replaced meter and one that began again at zero say what was really used', async () => {
    const one = await meter(44)
    const rows = [{ meter_id: one.id, new_number: '3', replaced: true, replaced_consumption: '9' }]
    const { saved: done } = await saved(save('2026-03', rows))
    expect(done[0]!.reading).toMatchObject({ new_number: '3', consumption: '9' })
    const missing = await saved(save('2026-04', [{ meter_id: one.id, new_number: '1', replaced: true }]))
    expect(codes(missing.refused)).toEqual(['0 replaced_consumption:required'])
  })

  test('approving a floor confirms its drafts and locks them; what is far above the usual asks first', async () => {
    const one = await meter(45)
    await save('2026-03', [{ meter_id: one.id, new_number: '110' }])
    const reply = await approve('2026-03', { floor: '45' })
    expect(reply.body.data).toEqual({ confirmed: 1, refused: [] })
    const locked = await saved(save('2026-03', [{ meter_id: one.id, new_number: '111' }]))
    expect(locked.refused).toHaveLength(1)
    const next = await read('2026-04', '&floor=45')
    expect(next.rows[0]).toMatchObject({ previous: '110', usual: '10' })
    const much = { meter_id: one.id, new_number: '1110' }
    const asked = await saved(save('2026-04', [much]))
    expect(asked.refused[0]).toMatchObject({ confirm: { old: '10', new: '1000' } })
    const sure = await saved(save('2026-04', [{ ...much, confirmed: true }]))
    expect(sure.saved).toHaveLength(1)
  })

  test('a photo is kept with its reading, and is what was taken', async () => {
    const one = await meter(48)
    await save('2026-03', [{ meter_id: one.id, new_number: '110' }])
    const [row] = (await read('2026-03', '&floor=48')).rows
    const photo = await sharp({ create: { width: 12, height: 9, channels: 3, background: '#c33' } })
      .jpeg()
      .toBuffer()
    const form = new FormData()
    form.append('image', new File([new Uint8Array(photo)], 'photo.jpg', { type: 'image/jpeg' }))
    const address = `${path}/${row!.reading!.id}`
    expect(outcome(await a(`PATCH ${address}`, undefined, { form }))).toBe('200')
    const [after] = (await read('2026-03', '&floor=48')).rows
    expect(after!.reading).toMatchObject({ new_number: '110', status: 'draft', has_image: true })
    const { image } = recordOf(await a(`GET ${address}`))
    const shown = await seeded.raw(`/v1/manage/storage/media/${String(image)}`)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const { width, height } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata()
    expect([width, height]).toEqual([12, 9])
  })

  test('a photo of 40 MB is refused, and the reading stays without one', async () => {
    const one = await meter(47)
    await save('2026-03', [{ meter_id: one.id, new_number: '110' }])
    const [row] = (await read('2026-03', '&floor=47')).rows
    const form = new FormData()
    form.append('image', new File([new Uint8Array(40 * 1024 ** 2)], 'photo.jpg', { type: 'image/jpeg' }))
    // The server answers before all of it has come; whoever still sends may find the line closed.
    const reply = await a(`PATCH ${path}/${row!.reading!.id}`, undefined, { form }).then(
      outcome,
      () => 'closed',
    )
    expect(['413 file_limit_exceeded', '413 body_too_large', 'closed']).toContain(reply)
    const [after] = (await read('2026-03', '&floor=47')).rows
    expect(after!.reading).toMatchObject({ new_number: '110', has_image: false })
  })

  describe('rights', () => {
    test('a stranger reads, writes and approves nothing, and names no meter of another building', async () => {
      const b = seeded.as('B2')
      expect(outcome(await b(`GET ${path}/round?building_id=1&month=2026-03`))).toBe('403 forbidden')
      expect(outcome(await save('2026-03', [{ name: 'x', new_number: '1' }], b))).toBe('403 forbidden')
      expect(outcome(await approve('2026-03', {}, b))).toBe('403 forbidden')
      const own = await meter(46)
      const theirs = await b(`POST ${path}/round`, {
        building_id: '2',
        month: '2026-03',
        rows: JSON.stringify([{ meter_id: own.id, new_number: '110' }]),
      })
      expect(codes((theirs.body.data as { refused: Refused[] }).refused)).toEqual([
        '0 meter_id:reference_not_found',
      ])
    })

    test('who may not read apartments sees meters alone', async () => {
      const reader = await seeded.member('1', right(kind.permission, 'read', 'create'))
      const { rows } = await read('2026-03', '', reader)
      expect(rows.length).toBeGreaterThan(0)
      expect(rows.every(({ apartment }) => apartment === null)).toBe(true)
    })
  })

  test('a meter that could not be read keeps the photo of that month, and the round says so without a reading', async () => {
    const { id } = await meter(88)
    const picture = new Uint8Array(
      await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    )
    const form = new FormData()
    form.append('missed_readings[0][month]', '2026-03')
    form.append('missed_readings[0][photo]', new Blob([picture], { type: 'image/png' }), 'door.png')
    form.append('missed_readings[0][remark]', 'Khóa cửa')
    const kept = recordOf(await a(`PATCH ${meters}/${id}`, undefined, { form }))
    expect(kept.missed_readings).toMatchObject([
      { month: '2026-03', photo: expect.any(String), remark: 'Khóa cửa' },
    ])
    const rowIn = async (month: string) => {
      const reply = await a(`GET ${path}/round?building_id=1&month=${month}`)
      const { rows } = (reply.body as { data: { rows: (Row & { is_missed: boolean })[] } }).data
      return rows.find(({ meter_id: meterId }) => meterId === id)
    }
    expect(await rowIn('2026-03')).toMatchObject({ is_missed: true, reading: null })
    expect(await rowIn('2026-04')).toMatchObject({ is_missed: false, reading: null })
  })
})
