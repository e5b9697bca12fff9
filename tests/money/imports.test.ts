import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, recordOf, rowsOf, type World } from '../api/world.ts'
import { openTill } from './till.ts'

let world: World
let till: Awaited<ReturnType<typeof openTill>>
let codes: string[]
beforeAll(async () => {
  world = await openWorld()
  await world.house.services.jobs.start()
  till = await openTill(world)
  const rows = await world.db.query<{ code: string }>('select code from apartment where building_id = 1 order by id limit 3')
  codes = rows.map(({ code }) => code)
}) // prettier-ignore
afterAll(() => world.close())

interface Batch {
  readonly id: string
  readonly status: string
  readonly counts: Readonly<Record<string, number>>
}

/** Uploads a sheet, waits until it has been tried out, and takes what can be taken. */
async function taken(type: string, csv: string) {
  const form = new FormData()
  form.append('building_id', '1')
  form.append('file', new File([csv], 'sheet.csv'))
  const headers = { 'client-id': '3', 'accept-language': 'en', authorization: `Bearer ${world.tokens.A}` }
  const sent = await fetch(`${world.house.address}/v1/manage/imports/${type}`, { method: 'POST', body: form, headers })
  const { data } = (await sent.json()) as { data: Batch }
  const batch = await settled(data.id)
  await till.a(`POST imports/${batch.id}/apply`, {})
  const { counts } = await settled(batch.id)
  const rows = rowsOf(await till.a(`GET imports/${batch.id}/rows`)) as { errors: { code: string }[] }[]
  return { counts, codes: rows.flatMap(({ errors }) => errors.map(({ code }) => code)) }
} // prettier-ignore

async function settled(id: string): Promise<Batch> {
  for (;;) {
    const batch = (await till.a(`GET imports/${id}`)).body.data as Batch
    if (!batch.status.endsWith('ing')) return batch
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

test('opening debts become open lines of their apartments, once', async () => {
  const sheet = `apartment_id,fee_type,month,name,amount\n${codes[0]},MANAGEMENT,2026-05,Nợ cũ,1250000\n${codes[1]},WATER,2026-06,Nợ nước,90000.5\n`
  expect(await taken('opening-debt', sheet)).toEqual({ counts: { created: 1, invalid: 1 }, codes: ['too_many_decimals'] })
  expect(await till.balance(till.apartment(0))).toEqual(['1250000', '0'])
  const again = `apartment_id,fee_type,month,name,amount\n${codes[0]},MANAGEMENT,2026-05,Nợ cũ,999\n`
  expect((await taken('opening-debt', again)).codes).toEqual(['record_exists'])
  expect(await till.balance(till.apartment(0))).toEqual(['1250000', '0'])
  expect((await till.collect(till.apartment(0), '1250000')).status).toBe(201)
}) // prettier-ignore

test('a month’s index file is taken once, and never backwards', async () => {
  const sheet = `apartment_id,month,old_index,new_index\n${codes[0]},2026-10,100,142.5\n${codes[1]},2026-10,50,49\n`
  expect(await taken('indexed-fee', sheet)).toEqual({
    counts: { created: 1, invalid: 1 },
    codes: ['index_runs_backwards'],
  })
  const twice = await taken(
    'indexed-fee',
    `apartment_id,month,old_index,new_index\n${codes[0]},2026-10,1,2\n`,
  )
  expect(twice.codes).toEqual(['month_index_file_exists'])
  const [index] = rowsOf(await till.a('GET indexed-fees?building_id=1'))
  expect(recordOf(await till.a(`GET indexed-fees/${String(index?.id)}`))).toMatchObject({ consumption: 42.5 })
})
