import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, officeToday } from '#core/days.ts'
import { lodge, type Lodger } from '#tests/support/server/lodgers.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// What the office puts on the first page of the residents' app: those banners that stand there today.
let seeded: SeededServer
let who: Lodger
let home = ''
beforeAll(async () => {
  seeded = await openSeededServer()
  const [apartment] = await seeded.db.query<{ id: string }>(
    'select id::text from apartment where building_id = 1 and deleted_at is null order by id limit 1',
  )
  home = apartment?.id ?? ''
  await seeded.db.execute('delete from banner where building_id = 1')
  who = await lodge(seeded, { stays: [{ apartmentId: home }] })
})
afterAll(() => seeded.close())

const make = async (title: string, values: object = {}) =>
  recordOf(await seeded.as('A')('POST banners', { building_id: '1', title, ...values })).id
const shown = async () => {
  const { banners } = recordOf(await who(`GET resident/home?apartment_id=${home}`))
  return banners as readonly { readonly id: string; readonly title: string }[]
}

test('in their order, within their days, of this page and this building', async () => {
  const today = officeToday()
  const elsewhere = seeded.as('B2')
  expect(outcome(await elsewhere('POST banners', { building_id: '2', title: 'Nhà khác' }))).toBe('201')
  await make('Hôm qua', { show_to: addDays(today, -1) })
  await make('Ngày mai', { show_from: addDays(today, 1) })
  await make('Tắt', { is_active: false })
  await make('Trang phí', { place: 'fees' })
  const deleted = await make('Đã xóa')
  expect(outcome(await seeded.as('A')(`DELETE banners/${deleted}`))).toBe('200')
  const second = await make('Thứ hai', { order: 2, show_from: today, show_to: today })
  const first = await make('Thứ nhất', { order: 1, link: '/public/news/7' })
  expect(await shown()).toEqual([
    { id: first, title: 'Thứ nhất', link: '/public/news/7', has_picture: false },
    { id: second, title: 'Thứ hai', link: null, has_picture: false },
  ])
})

test('its picture is open as long as it stands there', async () => {
  const form = new FormData()
  const png = await sharp({ create: { width: 30, height: 10, channels: 3, background: '#1677ff' } })
    .png()
    .toBuffer()
  form.append('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'banner.png')
  const uploaded = await seeded.raw('/v1/manage/storage/media', { method: 'POST', body: form })
  const { data } = (await uploaded.json()) as { readonly data: { readonly id: string } }
  const id = await make('Có hình', { image: data.id, order: 3 })
  expect((await shown()).find((one) => one.id === id)).toMatchObject({ has_picture: true })
  const open = async () => {
    const reply = await fetch(`${seeded.server.address}/v1/public/banner/${id}/picture`)
    await reply.arrayBuffer()
    return [reply.status, reply.headers.get('content-type')?.split(';')[0]]
  }
  expect(await open()).toEqual([200, 'image/png'])
  await seeded.as('A')(`PATCH banners/${id}`, { is_active: false })
  expect(await open()).toEqual([404, 'application/json'])
})
