import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startDue } from '#api/fees/fee-schedules.ts'
import { outcome, recordOf, right, rowsOf } from '#tests/support/server/seeded-server.ts'
import { openRunServer, schedulerOf, type RunServer } from '#tests/support/money/run-server.ts'

let runner: RunServer
let parts: ReturnType<typeof schedulerOf>
beforeAll(async () => {
  runner = await openRunServer()
  parts = schedulerOf(runner.seeded)
  await runner.seeded.server.services.jobs.start()
})
afterAll(() => runner.seeded.close())
beforeEach(async () => {
  await runner.db.execute('update fee_schedule set deleted_at = now() where deleted_at is null')
})

const due = (day: string) => startDue(parts, day)

/** A schedule of building 1's management fee that has existed since the beginning of November. */
async function scheduled(values: object = {}, by = runner.a): Promise<string> {
  const reply = await by('POST fee-schedules', {
    building_id: '1',
    name: 'Hằng tháng',
    fee_setting_id: await runner.setting('PQL'),
    day: 5,
    for_month: 'last',
    ...values,
  })
  expect([outcome(reply), reply.body.errors]).toEqual(['201', undefined])
  const { id } = recordOf(reply)
  await runner.db.execute(
    `update fee_schedule set created_at = '2026-11-01', updated_at = '2026-11-01' where id = $1`,
    [id],
  )
  return id
}
const runsOf = async (id: string) =>
  rowsOf(await runner.a(`GET group-fee-slips?building_id=1&schedule_id=${id}&sort=month&limit=100`))
const monthsOf = async (id: string) => (await runsOf(id)).map(({ month }) => month)
const noted = async (id: string) => recordOf(await runner.a(`GET fee-schedules/${id}`)).last_month

test('a schedule starts once on its day, and its run makes the fee of the month before', async () => {
  const id = await scheduled()
  expect(await due('2026-11-04')).toBe(0)
  expect(await due('2026-11-05')).toBe(1)
  expect(await noted(id)).toBe('2026-10')
  expect([await due('2026-11-05'), await due('2026-11-06'), await due('2026-11-30')]).toEqual([0, 0, 0])
  const [run] = await runsOf(id)
  expect(run).toMatchObject({ month: '2026-10', name: 'Hằng tháng' })
  const apartments = await runner.charged()
  expect(await runner.over(String(run?.id))).toMatchObject({ status: 'success', created: apartments.length })
  expect(Object.keys(await runner.fees('2026-10')).toSorted()).toEqual(
    apartments.map((one) => `${one}/PQL`).toSorted(),
  )
  expect(await due('2026-12-05')).toBe(1)
  expect(await monthsOf(id)).toEqual(['2026-10', '2026-11'])
})

test('a schedule may charge the month that it is', async () => {
  const id = await scheduled({ for_month: 'this', day: 28 })
  expect([await due('2026-02-27'), await due('2026-02-28')]).toEqual([0, 1])
  expect(await monthsOf(id)).toEqual(['2026-02'])
})

test('the turn of the year goes back to December', async () => {
  const id = await scheduled({ day: 1 })
  expect(await due('2027-01-01')).toBe(1)
  expect([await monthsOf(id), await noted(id)]).toEqual([['2026-12'], '2026-12'])
})

test('five parallel requests start it once', async () => {
  const id = await scheduled()
  const started = await Promise.all(Array.from({ length: 5 }, () => due('2026-11-05')))
  expect(started.toSorted()).toEqual([0, 0, 0, 0, 1])
  expect(await monthsOf(id)).toEqual(['2026-10'])
})

test('a server that was down on the day catches up later in the month, once', async () => {
  const id = await scheduled()
  expect([await due('2026-11-23'), await due('2026-11-24')]).toEqual([1, 0])
  expect(await monthsOf(id)).toEqual(['2026-10'])
})

test('and in the next month, where the day was one of the last', async () => {
  const id = await scheduled({ for_month: 'this', day: 28 })
  expect([await due('2026-12-01'), await due('2026-12-27'), await due('2026-12-28')]).toEqual([1, 0, 1])
  expect(await monthsOf(id)).toEqual(['2026-11', '2026-12'])
})

test('one that was made or switched on after the day of last month begins with its next day', async () => {
  const id = await scheduled({ for_month: 'this', day: 28 })
  await runner.db.execute(`update fee_schedule set updated_at = '2026-11-29' where id = $1`, [id])
  expect([await due('2026-12-02'), await due('2026-12-28')]).toEqual([0, 1])
  // A schedule that ran the month before continues, whatever was edited meanwhile.
  await runner.db.execute(`update fee_schedule set updated_at = '2027-02-01' where id = $1`, [id])
  expect(await due('2027-02-02')).toBe(1)
  expect(await monthsOf(id)).toEqual(['2026-12', '2027-01'])
})

const problemOf = async (id: string) => {
  const { problem, problem_month, last_month } = recordOf(await runner.a(`GET fee-schedules/${id}`))
  return [problem, problem_month, last_month]
}

test('one that is off, or deleted, does not start', async () => {
  const id = await scheduled({ is_active: false })
  expect(await due('2026-11-05')).toBe(0)
  await runner.db.execute('update fee_schedule set is_active = true, deleted_at = now() where id = $1', [id])
  expect(await due('2026-11-05')).toBe(0)
  expect(await monthsOf(id)).toEqual([])
})

test('one whose fee is switched off, or deleted, says so and waits until it is charged again', async () => {
  const setting = await runner.setting('NUOC')
  const id = await scheduled({ fee_setting_id: setting })
  const now = (change: string) =>
    runner.db.execute(`update fee_setting set ${change} where id = $1`, [setting])
  await now('is_active = false')
  expect([await due('2026-11-05'), await noted(id)]).toEqual([0, null])
  expect(await problemOf(id)).toEqual(['fee_not_charged', '2026-10', null])
  await now('is_active = true, deleted_at = now()')
  expect([await due('2026-11-05'), await noted(id)]).toEqual([0, null])
  await now('deleted_at = null')
  expect([await due('2026-11-06'), await monthsOf(id)]).toEqual([1, ['2026-10']])
  expect(await problemOf(id)).toEqual([null, null, '2026-10'])
})

test('it runs for the building, though its maker has lost the right, is gone, or never was', async () => {
  const { seeded, db } = runner
  const member = await seeded.member('1', right('manage_fee', 'read', 'create'))
  const nobodys = await scheduled({ fee_setting_id: await runner.setting('DIEN') })
  await db.execute('update fee_schedule set created_by = null, updated_by = null where id = $1', [nobodys])
  const lost = await scheduled({ fee_setting_id: await runner.setting('NUOC'), name: 'Nước' }, member)
  await db.execute('delete from account_permission_groups where account_id = $1', [member.person.id])
  await db.execute(`update account set status = 'disabled' where id = $1`, [member.person.id])
  expect(await due('2026-04-05')).toBe(2)
  expect([await monthsOf(nobodys), await monthsOf(lost)]).toEqual([['2026-03'], ['2026-03']])
  const [run] = await runsOf(lost)
  expect(await runner.over(String(run?.id))).toMatchObject({ problem: null })
  const logged = await db.query<{ actor_id: string | null; actor_name: string }>(
    `select distinct actor_id::text, actor_name from log where (resource = 'group_fee_slip' and record_id = $1)
      or (resource = 'fee' and record_id in (select id::text from fee where group_fee_slip_id = $1::bigint))`,
    [run?.id],
  )
  expect(logged).toEqual([{ actor_id: null, actor_name: 'Lobby (Nước)' }])
})

const noticesAbout = (id: string) =>
  runner.db.query<{ message: string; account_id: string }>(
    `select message, account_id::text from web_notification where link = $1 order by id`,
    [`/fee-schedule-detail/${id}`],
  )

test('a month that is closed keeps it from starting: it says so, tells who may approve once, and starts when open again', async () => {
  const { seeded } = runner
  const approver = await seeded.member('1', right('manage_fee', 'read', 'approve'))
  const reader = await seeded.member('1', right('manage_fee', 'read', 'create'))
  const elsewhere = await seeded.member('2', right('manage_fee', 'read', 'approve'))
  const id = await scheduled()
  const other = await scheduled({ fee_setting_id: await runner.setting('SANVUON'), for_month: 'this' })
  await runner.db.execute(`insert into closed_month (building_id, month) values (1, '2026-10')`)
  expect(await due('2026-11-05')).toBe(1)
  expect(await problemOf(id)).toEqual(['month_closed', '2026-10', null])
  expect(await problemOf(other)).toEqual([null, null, '2026-11'])
  expect(await due('2026-11-06')).toBe(0)
  const notices = await noticesAbout(id)
  expect(new Set(notices.map(({ message }) => message))).toEqual(
    new Set(['Tính phí tự động · Hằng tháng · 10/2026: Tháng đã khóa sổ']),
  )
  const told = notices.map(({ account_id }) => account_id)
  expect(told.filter((one) => one === approver.person.id)).toHaveLength(1)
  expect(told).not.toContain(reader.person.id)
  expect(told).not.toContain(elsewhere.person.id)
  const found = rowsOf(await runner.a('GET fee-schedules?building_id=1&problem=month_closed'))
  expect(found.map((one) => one.id)).toEqual([id])
  await runner.db.execute(`update closed_month set status = 'reopened'`)
  expect(await due('2026-11-07')).toBe(1)
  expect(await problemOf(id)).toEqual([null, null, '2026-10'])
})

test('a building whose order has expired is not charged, and its schedule says why', async () => {
  const { db } = runner
  await db.execute(
    `insert into "order" (building_id, code, permission_product_codes, start_date, end_date, status)
      values (1, 'DH-SCHEDULE', '{tc}', '2020-01-01', '2020-12-31', 'complete')`,
  )
  await db.execute(`update "order" set deleted_at = now() where building_id = 1 and code <> 'DH-SCHEDULE'`)
  const id = await expired()
  expect(await due('2026-11-05')).toBe(0)
  const kept = await db.query(`select problem, problem_month, last_month from fee_schedule where id = $1`, [
    id,
  ])
  expect(kept).toEqual([{ problem: 'order_expired', problem_month: '2026-10', last_month: null }])
  await db.execute(`delete from "order" where code = 'DH-SCHEDULE'`)
  expect(await due('2026-11-06')).toBe(1)
})

/** A schedule of a building that nobody may enter any more. */
async function expired(): Promise<string> {
  const [made] = await runner.db.query<{ id: string }>(
    `insert into fee_schedule (building_id, name, fee_setting_id, day, for_month, is_active, updated_at)
      values (1, 'Hằng tháng', $1, 5, 'last', true, '2026-11-01') returning id::text`,
    [await runner.setting('PQL')],
  )
  return made?.id ?? ''
}

test('a run that fails is its schedule’s problem until it is mended', async () => {
  const id = await scheduled({ fee_setting_id: await runner.setting('PQL') })
  expect(await due('2026-06-05')).toBe(1)
  const [run] = await runsOf(id)
  await runner.over(String(run?.id))
  await runner.db.execute(`update group_fee_slip set status = 'failed' where id = $1`, [run?.id])
  await due('2026-06-06')
  expect(await problemOf(id)).toEqual(['run_failed', '2026-05', '2026-05'])
  const count = (await noticesAbout(id)).length
  expect(count).toBeGreaterThan(0)
  await runner.a(`POST group-fee-slips/${String(run?.id)}/retry`, {})
  await runner.over(String(run?.id))
  await due('2026-06-07')
  expect([await problemOf(id), (await noticesAbout(id)).length]).toEqual([[null, null, '2026-05'], count])
})

test('so is a run that could not calculate every fee: those who approve are told once', async () => {
  const lift = {
    building_id: '1',
    code: 'THANGMAY',
    name: 'Thang máy',
    fee_type: 'OTHERS',
    price_type: 'all_in',
  }
  const { id: fee_setting_id } = recordOf(await runner.a('POST fee-settings', lift))
  const id = await scheduled({ fee_setting_id })
  expect(await due('2026-06-05')).toBe(1)
  const [run] = await runsOf(id)
  expect(await runner.over(String(run?.id))).toMatchObject({ status: 'incomplete' })
  await due('2026-06-06')
  expect(await problemOf(id)).toEqual(['run_incomplete', '2026-05', '2026-05'])
  const notices = await noticesAbout(id)
  expect(new Set(notices.map(({ message }) => message))).toEqual(
    new Set(['Tính phí tự động · Hằng tháng · 05/2026: Có phí chưa tính được']),
  )
  const tariff = {
    building_id: '1',
    name: 'T',
    fee_setting_id,
    valid_from: '2026-01-01',
    tiers: [{ price: '1000' }],
  }
  expect(outcome(await runner.a('POST tariffs', tariff))).toBe('201')
  await due('2026-06-07')
  expect(await problemOf(id)).toEqual(['run_incomplete', '2026-05', '2026-05'])
  await runner.a(`POST group-fee-slips/${String(run?.id)}/retry`, {})
  expect(await runner.over(String(run?.id))).toMatchObject({ status: 'success' })
  await due('2026-06-08')
  expect([await problemOf(id), await noticesAbout(id)]).toEqual([[null, null, '2026-05'], notices])
})

test('a failure is reported once the others have started', async () => {
  await scheduled()
  const other = await scheduled({ fee_setting_id: await runner.setting('NUOC') })
  const { records } = parts
  let calls = 0
  const within: typeof records.within = (tx) => {
    calls += 1
    if (calls === 1) throw new Error('out of order')
    return records.within(tx)
  }
  await expect(startDue({ ...parts, records: { ...records, within } }, '2026-11-05')).rejects.toThrow(
    '1 fee schedules',
  )
  expect(await monthsOf(other)).toEqual(['2026-10'])
})

test('two runs and the scheduler, started together, make one set', async () => {
  const [setting, id] = [await runner.setting('PQL'), await scheduled()]
  const more = { fee_settings: [setting] }
  const [first, second] = await Promise.all([
    runner.ask('2026-07', more),
    runner.ask('2026-07', more),
    due('2026-08-05'),
  ])
  const [third] = await runsOf(id)
  const ids = [recordOf(first).id, recordOf(second).id, String(third?.id)]
  const runs = await Promise.all(ids.map(runner.over))
  const apartments = await runner.charged()
  expect(runs.map(({ status }) => status)).toEqual(['success', 'success', 'success'])
  expect(runs.reduce((sum, { created }) => sum + created, 0)).toBe(apartments.length)
  expect(Object.keys(await runner.fees('2026-07'))).toHaveLength(apartments.length)
})
