import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { handedMonth, openHandoverGround, type HandoverGround } from '#tests/support/money/handover-ground.ts'
import { faults, outcome, recordOf, right, rowsOf } from '#tests/support/server/seeded-server.ts'

// A month's journal, handed over to an accounting program: once, then what came since.
let ground: HandoverGround
beforeAll(async () => {
  ground = await openHandoverGround()
})
afterAll(() => ground.close())

let first: Readonly<Record<string, unknown>> & { id: string }

describe('before', () => {
  const preview = (more = '') =>
    `GET journal-handovers/preview?building_id=1&month=${handedMonth}&layout=misa&extent=whole${more}`

  test('it says what would be handed over, and changes nothing', async () => {
    const reply = await ground.desk.a(preview())
    expect(reply.body.data).toEqual({
      entries: 4,
      lines: 10,
      amount: '3730',
      last: null,
      is_closed: false,
      uncoded: [],
      is_foreign: false,
    })
    expect(rowsOf(await ground.desk.a('GET journal-handovers?building_id=1'))).toEqual([])
  })

  test('it takes the rights to all that the journal shows, in the building', async () => {
    const funds = (flag: 'read' | 'create') => right('manage_cash_account', 'read', flag)
    const half = await ground.seeded.member('1', funds('create'))
    const reader = await ground.seeded.member('1', funds('read'), right('manage_debt', 'read'))
    const body = { building_id: '1', month: handedMonth, layout: 'misa', extent: 'whole' }
    for (const one of [half, reader, ground.seeded.as('B2')]) {
      expect(outcome(await one(preview()))).toBe('403 forbidden')
      expect(outcome(await one('POST journal-handovers', body))).toMatch(/^40[34] /)
    }
  })
})

describe('a hand-over', () => {
  test('keeps how much it holds, its checksum, and who made it', async () => {
    first = await ground.made({})
    expect(first).toMatchObject({
      name: '10/2026 · MISA',
      entries: 4,
      lines: 6,
      amount: '3730',
      since: 0,
      status: 'handed_over',
      ordinal: 1,
    })
    expect(first.checksum).toMatch(/^[0-9a-f]{64}$/)
    expect(first.ledger_head).toMatch(/^\d+-[0-9a-f]{12}$/)
    expect(first.made_by_name).not.toBe('')
  })

  test('is read and taken in its own building, by those who may read the books', async () => {
    const half = await ground.seeded.member('1', right('manage_cash_account', 'read'))
    for (const path of [`journal-handovers/${first.id}`, `journal-handovers/${first.id}/file`])
      expect(outcome(await ground.seeded.as('B2')(`GET ${path}`))).toBe('404 record_not_found')
    expect(outcome(await half(`GET journal-handovers/${first.id}/file`))).toBe('403 forbidden')
    expect((await ground.take(first.id)).status).toBe(200)
    const logged = await ground.seeded.db.query<{ record_title: string }>(
      `select record_title from log where action = 'export' and resource = 'journal_handover' and record_id = $1
        order by id limit 1`,
      [first.id],
    )
    expect(logged).toEqual([{ record_title: 'journal-misa-2026-10-1.csv' }])
  })

  test('is not changed or deleted in the database', async () => {
    for (const change of [
      'update journal_handover set lines = 1',
      `update journal_handover set checksum = ''`,
      'delete from journal_handover',
    ])
      await expect(ground.seeded.db.execute(change)).rejects.toMatchObject({
        code: expect.stringMatching(/^23/),
      })
  })
})

describe('again', () => {
  let second: { id: string }

  test('what was handed over is asked about, and nothing new is no hand-over', async () => {
    const again = await ground.handOver({})
    expect([again.status, faults(again), again.body.confirm]).toEqual([
      422,
      ['extent:handed_over_already'],
      'confirm_again',
    ])
    expect(faults(await ground.handOver({ extent: 'since' }))).toEqual(['extent:nothing_to_hand_over'])
    expect(faults(await ground.handOver({ extent: 'since', month: '2026-09' }))).toEqual([
      'extent:not_handed_over_yet',
    ])
    expect(faults(await ground.handOver({ month: '2026-09' }))).toEqual(['month:nothing_to_hand_over'])
  })

  test('what came since is told on its row and before the month is closed, and handed over alone', async () => {
    const fee = await ground.desk.fee(ground.desk.apartment(1), '70', { name: 'Phí khác' })
    await ground.makeOfRun(fee)
    expect(await ground.sinceOf(first.id)).toBe(1)
    const checks = (await ground.desk.a(`GET closed-months/checklist?building_id=1&month=${handedMonth}`))
      .body.data as {
      checks: { check: string; count: number; level: string }[]
    }
    expect(checks.checks.find(({ check }) => check === 'changed_handovers')).toMatchObject({
      count: 1,
      level: 'warning',
    })
    second = await ground.made({ extent: 'since' })
    expect(second).toMatchObject({ name: '10/2026 · MISA · 2', entries: 1, lines: 1, amount: '70', since: 0 })
    expect([await ground.sinceOf(first.id), await ground.sinceOf(second.id)]).toEqual([null, 0])
    const [, ...rows] = await ground.sheet(second.id)
    expect(rows.map((row) => [row[3], row[9], row[10], row[11]])).toEqual([
      ['KP-20261031-4500-2', '131', '5113', '70'],
    ])
    // A run’s number of the day may have been handed over before. What was handed over first is still the same.
    expect((await ground.sheet(first.id)).slice(1)).toHaveLength(6)
  })

  test('all of it is given once more by who confirms that', async () => {
    const third = await ground.made({ confirm_again: '1' })
    expect(third).toMatchObject({ name: '10/2026 · MISA · 3', entries: 5, lines: 7, amount: '3800' })
    expect(outcome(await ground.takeBack(second.id))).toBe('409 take_back_last_first')
    expect(outcome(await ground.takeBack(third.id))).toBe('200')
    expect(await ground.sinceOf(second.id)).toBe(0)
    expect(outcome(await ground.takeBack(third.id))).toMatch(/^409/)
  })

  test('several at once make one', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => ground.handOver({ layout: 'fast' })))
    const refused = '422 handed_over_already'
    expect(replies.map(outcome).toSorted()).toEqual(['201', refused, refused])
  })
})

test('a file whose accounts have changed since is not the one that was handed over', async () => {
  const own = recordOf(
    await ground.desk.a('POST report/chart-accounts', {
      building_id: '1',
      posting: 'revenue',
      fee_type: 'WATER',
      code: '5118',
    }),
  )
  expect((await ground.take(first.id)).status).toBe(409)
  await ground.desk.a(`DELETE report/chart-accounts/${own.id}`)
  expect((await ground.take(first.id)).status).toBe(200)
})

test('books without codes, or in another currency, are no layout’s of others', async () => {
  await ground.seeded.db.execute(`update building set chart = 'none' where id = 1`)
  expect(faults(await ground.handOver({ extent: 'since' }))).toEqual(['layout:accounts_without_code'])
  await ground.seeded.db.execute(`update building set chart = 'tt133' where id = 1`)
  expect(await findBrokenInvariants(ground.seeded.db)).toEqual({})
})
