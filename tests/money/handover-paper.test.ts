import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handoverWords } from '#domain/documents/handover-words.ts'
import { firstPage } from '#tests/support/documents/first-page.ts'
import { pdfText } from '#tests/support/documents/pdf-text.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

const pictureIn = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer()
let seeded: SeededServer
let desk: CashDesk
let home: string
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  home = desk.apartment(0)
})
afterAll(() => seeded.close())

const plan = async () =>
  recordOf(
    await desk.a('POST handovers', {
      building_id: '1',
      apartment_id: home,
      planned_at: '2026-11-20T02:00:00Z',
      receiver_name: 'Lê Thị <Hoa>',
      keys_count: 3,
      water_number: 12.5,
      defects: [{ item: 'Cửa ban công', description: 'Kẹt', due_date: '2026-12-01', fixed: false }],
    }),
  ).id
const pageOf = async (id: string, language = 'vi') =>
  firstPage(await desk.a(`GET handovers/${id}/paper?language=${language}`))

test('name what was handed over, on screen and as PDF, for those who may read it', async () => {
  const id = await plan()
  const page = await pageOf(id)
  expect(page.table?.rows).toEqual([['Cửa ban công', 'Kẹt', '01/12/2026']])
  expect(page.facts).toContainEqual({ name: 'Chỉ số nước', value: '12,5 m³' })
  // What nobody has judged yet is judged by hand.
  const [checked] = page.body ?? []
  const judged = checked?.block === 'lines' ? checked.table.rows.map(([, passed]) => passed) : []
  expect(judged).toEqual(handoverWords.vi.items.map(() => ''))
  // What nobody has entered is a dotted line.
  expect(page.facts).toContainEqual({ name: 'Số thẻ', value: null })
  expect(page.signatures?.map(({ title }) => title)).toEqual(['Bên giao', 'Bên nhận'])
  const typed = { head: undefined, facts: undefined, body: undefined, table: undefined, notes: undefined }
  const khmer = { ...(await pageOf(id, 'km')), ...typed }
  expect(JSON.stringify({ ...khmer, signatures: khmer.signatures?.map(({ title }) => title) })).not.toMatch(
    /[àáâãèéêìíòóôõùúýăđĩũơưạ-ỹ]/iu,
  )
  const pdf = pdfText(await (await seeded.raw(`/v1/manage/handovers/${id}/pdf`)).bytes())
  expect([pdf.pages, pdf.width]).toEqual([1, 210])
  expect(pdf.text).toContain('LêThị<Hoa>')
  const stranger = await seeded.member('1', right('manage_fee', 'read'))
  expect(outcome(await stranger(`GET handovers/${id}/paper`))).toBe('403 forbidden')
  expect(outcome(await seeded.as('B2')(`GET handovers/${id}/pdf`))).toBe('404 record_not_found')
})

test('print the checklist as it was typed, the photos of its lines, and what both sides signed', async () => {
  const form = new FormData()
  const typed = 'Cửa #strong[chính] <b>'
  const fields = {
    building_id: '1',
    apartment_id: home,
    planned_at: '2026-11-20T02:00:00Z',
    receiver_name: 'Hoa',
    'checklist[0][item]': typed,
    'checklist[0][passed]': '0',
    'checklist[0][remark]': 'Trầy',
    'checklist[1][item]': 'Bếp',
    'checklist[1][passed]': '1',
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const pictures = {
    'checklist[0][photos][0]': '#2a7',
    'checklist[0][photos][1]': '#a27',
    giver_signature: '#27a',
  }
  for (const [name, colour] of Object.entries(pictures))
    form.append(name, new Blob([await pictureIn(colour)], { type: 'image/png' }), `${name.length}.png`)
  const made = recordOf(await desk.a('POST handovers', undefined, { form }))
  const rows = made.checklist as { item: string; photos: string[] | null }[]
  const [first] = rows
  expect(rows.map(({ item, photos }) => [item, photos?.length])).toEqual([
    [typed, 2],
    ['Bếp', undefined],
  ])
  const page = await pageOf(made.id)
  const [checked] = page.body ?? []
  expect(checked?.block === 'lines' && checked.table.rows).toEqual([
    [typed, 'Chưa đạt', 'Trầy'],
    ['Bếp', 'Đạt', ''],
  ])
  expect(page.pictures).toEqual(first?.photos?.map((file) => ({ file, caption: typed })))
  expect(page.signatures?.map((one) => one.picture)).toEqual([made.giver_signature, undefined])
  const bytes = await (await seeded.raw(`/v1/manage/handovers/${made.id}/pdf`)).bytes()
  expect(
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/Subtype ?\/Image/g),
  ).toHaveLength(3)
  expect(pdfText(bytes).text).toContain(typed.replaceAll(' ', ''))

  // Whoever may not change handovers sees no signature; a stranger's building sees nothing.
  const reader = await seeded.member('1', right('manage_apartment', 'read'))
  const seen = firstPage(await reader(`GET handovers/${made.id}/paper?language=vi`))
  expect([seen.pictures?.length, seen.signatures?.map((one) => one.picture)]).toEqual([
    2,
    [undefined, undefined],
  ])
  const photo = String(first?.photos?.[0])
  expect(outcome(await seeded.as('B2')(`GET storage/media/${photo}`))).toBe('404 record_not_found')

  // A photo of another field is not taken; one that its line no longer names is nobody's.
  const taken = rows.map((row) => ({ ...row, photos: [made.giver_signature] }))
  expect(faults(await desk.a(`PATCH handovers/${made.id}`, { checklist: taken }))).toEqual([
    'checklist:invalid_reference',
  ])
  const left = rows.map((row) => ({ ...row, photos: row.photos?.slice(1) ?? null }))
  expect(outcome(await desk.a(`PATCH handovers/${made.id}`, { checklist: left }))).toBe('200')
  expect(outcome(await desk.a(`GET storage/media/${photo}`))).toBe('404 record_not_found')
})

test('keep the text that they were handed over with', async () => {
  const id = await plan()
  const content =
    '<p>Giao cho {{ receiver }}: {{ keys }} chìa khóa</p><p>{{ defects }}</p><p>{{ signatures }}</p>'
  const template = recordOf(
    await desk.a('POST example-templates', {
      building_id: '1',
      code: 'TemplateNotice_HANDOVER_1',
      name: 'Biên bản',
      type: 'handover',
      is_default: true,
      content,
    }),
  ).id
  expect(JSON.stringify((await pageOf(id)).body)).toContain('Giao cho ')
  const done = await desk.a(`POST handovers/${id}/hand_over`, { handover_date: '2026-11-21' })
  expect(outcome(done)).toBe('200')
  const first = await pageOf(id)
  await desk.a(`PATCH example-templates/${template}`, { content: '<p>Khác: {{ receiver }}</p>' })
  expect(await pageOf(id)).toEqual(first)
  expect(JSON.stringify((await pageOf(await plan())).body)).toContain('Khác: ')
  const draft = { building_id: '1', type: 'handover', content }
  expect(recordOf(await desk.a('POST example-templates/preview', draft)).invented).toBe(false)
})
