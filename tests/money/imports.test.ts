import { afterAll, beforeAll, expect, test } from 'vitest'
import { importsOf } from '../api/sheets.ts'
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

/** Uploads a sheet, waits until it has been tried out, and takes what can be taken. */
async function taken(type: string, csv: string) {
  const office = importsOf(world.house, world.tokens.A ?? '')
  const { id } = await office.check(type, csv)
  const { counts } = await office.press('apply', id)
  const rows = await office.rows(id)
  return { counts, codes: rows.flatMap(({ errors }) => errors.map(({ code }) => code)) }
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
