import { afterAll, beforeAll, expect, test } from 'vitest'
import { feeRuns, runFees } from '#api/fees/fee-run.ts'
import { outcome, recordOf, right } from '#tests/support/server/seeded-server.ts'
import { openRunServer, partsOf, type RunServer } from '#tests/support/money/run-server.ts'

// No process works on jobs here: everything that is queued waits, as after a server's death.

let runner: RunServer
let management: string
beforeAll(async () => {
  runner = await openRunServer()
  management = await runner.setting('PQL')
})
afterAll(() => runner.seeded.close())

const waiting = async (month: string) => recordOf(await runner.ask(month, { fee_settings: [management] })).id

const sentTo = () => {
  const sent: string[] = []
  const jobs = {
    ...runner.seeded.server.services.jobs,
    send: async (_: string, data: object) => void sent.push((data as { id: string }).id),
  }
  return { sent, jobs }
}

test('a run of one who has lost the right since, or is disabled, ends as failed', async () => {
  const { seeded, db } = runner
  const member = await seeded.member('1', right('manage_fee', 'read', 'create'))
  const begin = async (month: string) => {
    const reply = await member('POST group-fee-slips', {
      building_id: '1',
      month,
      all_apartments: true,
      fee_settings: [management],
    })
    expect(outcome(reply)).toBe('201')
    return recordOf(reply).id
  }
  const [first, second] = [await begin('2026-10'), await begin('2026-09')]
  await db.execute('delete from account_permission_groups where account_id = $1', [member.person.id])
  await runFees(partsOf(seeded), first)
  expect(await runner.run(first)).toMatchObject({
    status: 'failed',
    problem: 'forbidden',
    done: 0,
    created: 0,
  })
  await db.execute(`update account set status = 'disabled' where id = $1`, [member.person.id])
  await runFees(partsOf(seeded), second)
  expect(await runner.run(second)).toMatchObject({ status: 'failed', problem: 'account_disabled' })
  expect([await runner.fees('2026-10'), await runner.fees('2026-09')]).toEqual([{}, {}])
  // Another user who runs it again does so with their own rights.
  expect(outcome(await runner.a(`POST group-fee-slips/${first}/retry`, {}))).toBe('200')
  await runFees(partsOf(seeded), first)
  expect(await runner.run(first)).toMatchObject({ status: 'success', problem: null })
})

test('a month that was closed after the run was asked for gets no fee', async () => {
  const id = await waiting('2025-12')
  await runner.db.execute(`insert into closed_month (building_id, month) values (1, '2026-01')`)
  await runFees(partsOf(runner.seeded), id)
  expect(await runner.run(id)).toMatchObject({ status: 'failed', problem: 'month_closed', created: 0 })
  expect(await runner.fees('2025-12')).toEqual({})
})

test('a database that goes away leaves the run where it was; the next process continues it', async () => {
  const id = await waiting('2026-08')
  const { seeded } = runner
  let chunks = 0
  const parts = partsOf(seeded)
  const gone = Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' })
  const transaction: typeof seeded.db.transaction = (work) => {
    chunks += 1
    return chunks > 1 ? Promise.reject(gone) : seeded.db.transaction(work)
  }
  await expect(runFees({ ...parts, db: { ...seeded.db, transaction } }, id)).rejects.toThrow(gone)
  const half = await runner.run(id)
  expect(half).toMatchObject({ status: 'running', done: half.total })
  await runFees(parts, id)
  expect(await runner.run(id)).toMatchObject({ status: 'success', created: half.created, done: half.total })
})

test('an unforeseen failure ends the run without telling of the database, and the job knows it', async () => {
  const id = await waiting('2026-07')
  const { db } = runner.seeded
  const transaction = () => Promise.reject(new Error('column "secret" of relation "fee"'))
  const parts = { ...partsOf(runner.seeded), db: { ...db, transaction } }
  await expect(runFees(parts, id)).rejects.toThrow('secret')
  expect(await runner.run(id)).toMatchObject({ status: 'failed', problem: 'failed' })
})

test('a tariff that cannot be read ends the run instead of asking for it again and again', async () => {
  const id = await waiting('2026-07')
  const { db } = runner
  const [tariff] = await db.query<{ id: string; tiers: unknown }>(
    'select id::text, tiers from tariff where building_id = 1 and fee_setting_id = $1',
    [management],
  )
  await db.execute(`update tariff set tiers = 'null' where id = $1`, [tariff?.id])
  await expect(runFees(partsOf(runner.seeded), id)).rejects.toThrow()
  expect(await runner.run(id)).toMatchObject({ status: 'failed', problem: 'failed' })
  await db.execute('update tariff set tiers = $2::jsonb where id = $1', [
    tariff?.id,
    JSON.stringify(tariff?.tiers),
  ])
})

test('runs that are open at the start are sent again; a run that is over does nothing', async () => {
  const id = await waiting('2026-06')
  const { sent, jobs } = sentTo()
  await feeRuns.resume({ db: runner.db, jobs })
  expect(sent).toEqual([id])
  await runFees(partsOf(runner.seeded), id)
  const done = await runner.run(id)
  await runFees(partsOf(runner.seeded), id)
  expect(await runner.run(id)).toEqual(done)
})

test('a run that nobody moves is sent again, but not while another moves', async () => {
  const [moving, stuck] = [await waiting('2026-05'), await waiting('2026-04')]
  const { sent, jobs } = sentTo()
  const age = (id: string, seconds: number) =>
    runner.db.execute(
      `update group_fee_slip set updated_at = now() - $2 * interval '1 second' where id = $1`,
      [id, seconds],
    )
  await age(stuck, 300)
  await feeRuns.resendStuck({ db: runner.db, jobs })
  expect(sent).toEqual([])
  await age(moving, 40)
  await feeRuns.resendStuck({ db: runner.db, jobs })
  expect(sent).toEqual([moving, stuck])
})
