import { afterAll, beforeAll, expect, test } from 'vitest'
import { figureWords } from '#domain/lists/figure-words.ts'
import { labels } from '#entities/labels.ts'
import { packed, pdfText } from '#tests/support/documents/pdf-text.ts'
import { tableIn } from '#tests/support/server/sheets.ts'
import { openSeededServer, recordOf, type SeededServer } from '#tests/support/server/seeded-server.ts'

// The figures of a list by group, as a file and on paper.
let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
let foreign: string
beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
  foreign = String(
    recordOf(await seeded.as('B2')('POST blocks', { building_id: '2', code: 'FO', name: 'Tháp lạ' })).id,
  )
})
afterAll(() => seeded.close())

const words = figureWords.en
const orders = labels.order.en
const download = async (query: string) => {
  const reply = await fetch(`${seeded.server.address}/v1/manage/${query}`, {
    headers: { 'client-id': '3', authorization: `Bearer ${seeded.tokens.A}`, 'accept-language': 'en' },
  })
  return { status: reply.status, bytes: Buffer.from(await reply.arrayBuffer()) }
}
interface Row {
  readonly key: string
  readonly records: number
}
const rowsOf = async (query: string) =>
  ((await a(`GET ${query}`)).body.data as { readonly rows: readonly Row[] }).rows

test('a workbook has the rows of the screen, and below them the total and what it leaves out', async () => {
  const query = 'building_id=1&rows=status&sums=amount'
  const screen = await rowsOf(`orders/figures?${query}`)
  const { bytes } = await download(`orders/export?format=xlsx&${query}`)
  const { above, titles, rows, foot } = await tableIn(bytes)
  expect(above[0]).toBe(orders.many)
  expect(titles).toEqual([orders.state, words.records, orders.fields.amount])
  expect(rows.map(([name, records]) => [name, records])).toEqual(
    screen.map(({ key, records }) => [orders.states[key as 'cancel'], records]),
  )
  expect(foot.map(([first]) => first)).toEqual([
    `∑ ${words.all}`,
    `∑ ${words.left_out.replace('{{states}}', orders.states.cancel)}`,
  ])
})

test('on paper stand whose they are, what they are narrowed down to, all rows, and who made it', async () => {
  const [block] = (await a('GET blocks?building_id=1&limit=1')).body.blocks as { id: string; name: string }[]
  const filters = `block_id=${block?.id ?? ''}&created_at[gte]=2020-01-01`
  const { status, bytes } = await download(
    `apartments/export?format=pdf&building_id=1&rows=handover_status&sums=area&${filters}`,
  )
  expect([status, bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  const { text } = pdfText(bytes)
  const of = labels.apartment.en
  for (const part of [
    of.many,
    of.state,
    `${of.fields.block_id}: ${block?.name ?? ''}`,
    '≥ 01/01/2020',
    words.all,
  ])
    expect(packed(text)).toContain(packed(part))
  expect(text).not.toContain('undefined')
})

test('a record of another building that a filter names is not named on paper', async () => {
  const { bytes } = await download(
    `apartments/export?format=pdf&building_id=1&rows=handover_status&block_id=${foreign}`,
  )
  const { text } = pdfText(bytes)
  expect(packed(text)).toContain(packed(`${labels.apartment.en.fields.block_id}: …`))
  expect(packed(text)).not.toContain(packed('Tháp lạ'))
})

test.each([
  ['apartments/export?format=doc&building_id=1&rows=handover_status', 422],
  ['apartments/export?format=csv&building_id=1&rows=', 422],
  ['apartments/export?format=pdf&building_id=2&rows=handover_status', 403],
])('%s is refused: %s', async (query, status) => {
  expect((await download(query)).status).toBe(status)
})
