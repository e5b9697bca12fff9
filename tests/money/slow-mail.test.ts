import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deliverBulk, type Transports } from '#api/mail/bulk.ts'
import { noticeMessages } from '#api/notices/follow-messages.ts'
import { sendNotices } from '#api/notices/notice-run.ts'
import { outcome, recordOf } from '#tests/support/server/seeded-server.ts'
import { openNoticeServer, partsOfNotices, type NoticeServer } from '#tests/support/money/notice-server.ts'

// A mail server that takes longer for a message than the database lets a transaction wait.
let office: NoticeServer
let homes: string[] = []
beforeAll(async () => {
  office = await openNoticeServer()
  homes = [0, 1, 2].map(office.desk.apartment)
  for (const [at, home] of homes.entries()) {
    await office.settle(home, { email: `h${at}@example.test`, phone: `091234567${at}`, withAccount: true })
    await office.desk.fee(home, '100000')
  }
})
afterAll(() => office.close())
beforeEach(() => office.db.execute(`update outbox set status = 'sent', next_try_at = null`))

interface Kept {
  readonly id: string
  readonly status: string
  readonly attempts: number
}
const waiting = () =>
  office.db.query<Kept>(
    `select id, status, attempts from outbox where next_try_at is not null or status = 'sending' order by id`,
  )
const deliver = (email: NonNullable<Transports['email']>) =>
  deliverBulk({
    db: office.seeded.server.serving,
    transports: { email },
    followers: [noticeMessages({ events: { publish: () => undefined }, publicUrl: 'https://lobby.example' })],
  })
/** Transactions that wait for this process; those of other work end by themselves. */
const idleTransactions = async () => {
  const [found] = await office.db.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`,
  )
  return found?.count
}
const notify = async () => {
  const values = { audience: 'apartments', apartments: homes, channels: ['email'] }
  const { id } = recordOf(await office.make(values))
  expect(outcome(await office.a(`POST group-notice-slips/${id}/send`, {}))).toBe('200')
  await sendNotices(partsOfNotices(office.seeded), id)
  return id
}
/** The minute's run, which tries what may be tried again by now. */
const runAgain = async (email: NonNullable<Transports['email']>) => {
  await office.db.execute(
    `update outbox set next_try_at = now() where next_try_at is not null and status <> 'sending'`,
  )
  await deliver(email).catch(() => undefined)
}

test('each message leaves once, counted before it leaves, with no transaction open meanwhile', async () => {
  const id = await notify()
  const accepted: string[] = []
  const states: (Kept | undefined)[] = []
  const slow: NonNullable<Transports['email']> = async (message) => {
    states.push((await waiting()).find((one) => one.id === message.id))
    await expect.poll(idleTransactions).toBe(0)
    accepted.push(message.recipient)
  }
  for (let minute = 1; minute <= 4; minute += 1) await runAgain(slow)
  expect(accepted.toSorted()).toEqual(['h0@example.test', 'h1@example.test', 'h2@example.test'])
  expect(states.map((one) => [one?.status, one?.attempts])).toEqual([1, 2, 3].map(() => ['sending', 1]))
  expect(await waiting()).toEqual([])
  expect((await office.slips(id)).map(({ email_state }) => email_state)).toEqual(['sent', 'sent', 'sent'])
})

test('what a dead process was sending is tried again once its time is over, five times at most', async () => {
  const id = await notify()
  const [first] = await waiting()
  await office.db.execute(
    `update outbox set status = 'sending', attempts = 4, next_try_at = now() where id = $1`,
    [first?.id],
  )
  await office.db.execute(`update outbox set status = 'dropped', next_try_at = null where id > $1`, [
    first?.id,
  ])
  const tries: number[] = []
  const hanging: NonNullable<Transports['email']> = async (message) => {
    tries.push(Number((await waiting()).find((one) => one.id === message.id)?.attempts))
    // Whoever sends it never comes back.
    await new Promise(() => undefined)
  }
  void deliver(hanging)
  await expect.poll(() => tries).toEqual([5])
  await office.db.execute('update outbox set next_try_at = now() where id = $1', [first?.id])
  await deliver(hanging)
  expect(tries).toEqual([5])
  const [kept] = await office.db.query<Kept>('select status, attempts from outbox where id = $1', [first?.id])
  expect(kept).toMatchObject({ status: 'failed' })
  expect((await office.slips(id)).filter(({ email_state }) => email_state === 'failed')).toHaveLength(1)
})
