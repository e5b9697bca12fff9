import { randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readNote } from '#api/database/cluster/postmaster.ts'
import { runningUrl } from '#api/database/cluster/running.ts'
import { demoPassword } from '#entities/demo/index.ts'
import { sql } from '#tests/support/database/data-home.ts'
import { openBankTeller } from '#tests/support/money/bank-teller.ts'
import { startLobby, type Lobby } from '#tests/support/server/start-lobby.ts'
import { runStep } from '../../scripts/steps.ts'
import { crowding } from '#tests/support/server/crowding.ts'

/** Kills in each test: `MONEY_KILLS=100` for the complete measurement, of which the fee run takes 20. */
const rounds = Number(process.env.MONEY_KILLS ?? 3)
const runRounds = Math.min(rounds, 20)
/** Apartments of the demo's first building, in place of its own. */
const apartments = rounds > 3 ? 5_000 : 600
/** Who write at once: at the desks, and the bank. */
const [writers, tellers] = [8, 2]

let dataDir: string
let lobby: Lobby
let token: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lobby-money-kills-'))
  lobby = await start()
  token = await signIn()
  await furnish()
}, 900_000)
afterAll(async () => {
  await lobby.stop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

async function signIn(): Promise<string> {
  const body = JSON.stringify({ username: 'manager@lobby.test', password: demoPassword, remember: true })
  const reply = await fetch(`${lobby.url}/v1/auth/login`, { method: 'POST', headers: headers(), body })
  if (reply.status === 503) return wait(200).then(signIn)
  return ((await reply.json()) as { data: { access_token: string } }).data.access_token
}
const start = () => startLobby({ dataDir, env: { DATABASE_URL: '', LOBBY_DEMO: 'brief' } })
const headers = () => ({
  'client-id': '3',
  'content-type': 'application/json',
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
})
const ask = async <T>(...statements: string[]) =>
  (await sql((await runningUrl(dataDir)) ?? '', ...statements)) as T[]

interface Sent {
  readonly status: number
  readonly data: Readonly<Record<string, unknown>>
}
async function send(path: string, body?: object, key?: string): Promise<Sent> {
  const reply = await fetch(`${lobby.url}/v1/manage/${path}`, {
    headers: { ...headers(), ...(key === undefined ? {} : { 'idempotency-key': key }) },
    signal: AbortSignal.timeout(10_000),
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  })
  const { data = {} } = (await reply.json()) as { data?: Sent['data'] }
  return { status: reply.status, data }
}

/** Calls again as long as the server says that it is overloaded, as the rest of a test run may cause. */
async function call(...asked: Parameters<typeof send>): Promise<Sent> {
  for (let tries = 0; ; tries++) {
    const sent = await send(...asked)
    if (sent.status !== 503 || tries === 100) return sent
    await wait(200)
  }
}

/**
 * Kills the server as a power cut would; every third time the database with it. Returns milliseconds until it is back.
 */
async function killed(round: number): Promise<number> {
  const postgres = readNote(join(dataDir, 'postgres'))?.pid
  // The sums that reports read may be under way, too.
  const summing = ask('select sum_ledger(1)').catch(() => undefined)
  lobby.process.kill('SIGKILL')
  if (round % 3 === 2 && postgres !== undefined) process.kill(postgres, 'SIGKILL')
  const began = performance.now()
  lobby = await start()
  const recovery = performance.now() - began
  await summing
  return recovery
}

/** A month that nobody has charged or closed. */
const monthOf = (round: number) =>
  `${2040 + Math.floor(round / 12)}-${String((round % 12) + 1).padStart(2, '0')}`
/**
 * Makes apartments, each of them charged four fees in those months: by area, flat rate, by its garden, by its meter.
 */
async function furnish() {
  const months = Array.from({ length: runRounds + 1 }, (_, at) => `'${monthOf(at)}'`).join(', ')
  await ask(
    `insert into apartment (building_id, block_id, code, name, area, garden_area, handover_date, handover_status)
      select 1, (select min(id) from block where building_id = 1), 'KILL-' || n, 'Kill ' || n, 40 + n % 90 + 0.35, 5 + n % 7, '2019-01-01', 'handover'
      from generate_series(1, ${apartments}) n`,
    `insert into electric_meter (building_id, code, apartment_id, type, start_number, charge_factor)
      select 1, 'M-' || code, id, 'single_phase', 0, 1 from apartment where code like 'KILL-%'`,
    `insert into electric_reading (building_id, meter_id, apartment_id, month, old_number, new_number, consumption, read_on, status)
      select 1, id, apartment_id, month, 0, 60 + id % 400, 60 + id % 400, '2040-01-28', 'confirmed'
      from electric_meter, unnest(array[${months}]) month where code like 'M-KILL-%'`,
    `update apartment set handover_status = 'inactive' where building_id = 1 and code not like 'KILL-%'`,
    `insert into fee_setting (building_id, code, name, fee_type, price_type) values (1, 'KILL', 'Kill', 'OTHERS', 'all_in')`,
    `insert into tariff (building_id, name, fee_setting_id, valid_from, tiers)
      select 1, 'Kill', id, '2019-01-01', '[{"price": "10000", "up_to": null}]' from fee_setting where code = 'KILL' and building_id = 1`,
  )
}

const charged = ['PQL', 'DIEN', 'SANVUON', 'KILL']

/** Starts a run over all of them; returns its id. */
async function begin(month: string): Promise<string> {
  const settings = await ask<{ id: string }>(
    `select id::text from fee_setting where building_id = 1 and code in ('${charged.join("','")}')`,
  )
  const { status, data } = await call('group-fee-slips', {
    building_id: '1',
    month,
    confirm_month: '1',
    all_apartments: true,
    fee_settings: settings.map(({ id }) => id),
  })
  expect(status).toBe(201)
  return String(data.id)
}

/** Waits until the run is over; returns milliseconds. */
async function over(id: string): Promise<number> {
  const began = performance.now()
  const status = async () => (await call(`group-fee-slips/${id}`)).data.status
  await expect.poll(status, { timeout: 60_000 * crowding(), interval: 20 }).not.toBe('running')
  return performance.now() - began
}

/** Waits until a random number of apartments is done, and a moment more. */
async function someway(id: string): Promise<void> {
  const enough = randomInt(apartments)
  const isThere = async () => {
    const { done, status } = (await call(`group-fee-slips/${id}`)).data
    return Number(done) >= enough || status !== 'running'
  }
  await expect.poll(isThere, { timeout: 60_000 * crowding(), interval: 2 }).toBe(true)
  await wait(randomInt(100))
}

interface Made {
  readonly month: string
  readonly fees: number
  readonly once: number
  readonly apartments: number
  readonly traces: number
  readonly lines: number
  readonly amount: string
}
const made = () =>
  ask<Made>(`
    select f.month, count(*)::int as fees, count(distinct (f.apartment_id, f.fee_setting_id))::int as once,
      count(distinct f.apartment_id)::int as apartments, count(t.fee_id)::int as traces,
      (select count(*)::int from log l join fee g on l.record_id = g.id::text where l.resource = 'fee' and l.action = 'create'
        and g.building_id = 1 and g.month = f.month) as lines, sum(f.amount)::text as amount
    from fee f left join fee_trace t on t.building_id = f.building_id and t.fee_id = f.id
    where f.building_id = 1 and f.month >= '2040' and f.deleted_at is null and f.status <> 'void' group by f.month order by f.month`)

test(`a fee run killed ${runRounds} times makes each fee exactly once and ends as success`, async () => {
  const first = await begin(monthOf(0))
  const whole = await over(first)
  const [model] = await made()
  const fees = apartments * charged.length
  expect(model).toMatchObject({ month: monthOf(0), fees, once: fees, apartments, traces: fees, lines: fees })

  let halfway = 0
  const waits: number[] = []
  for (let round = 0; round < runRounds; round++) {
    const id = await begin(monthOf(round + 1))
    await someway(id)
    await killed(round)
    const { data } = await call(`group-fee-slips/${id}`)
    if (data.status === 'running' && Number(data.done) > 0) halfway += 1
    waits.push(await over(id))
    expect((await call(`group-fee-slips/${id}`)).data).toMatchObject({
      status: 'success',
      problem: null,
      total: apartments,
      done: apartments,
      created: fees,
      skipped: 0,
      failed_count: 0,
    })
  }
  expect(await made()).toEqual(
    Array.from({ length: runRounds + 1 }, (_, at) => ({ ...model, month: monthOf(at) })),
  )
  console.log(
    `${runRounds} kills of a run of ${fees} fees (${Math.round(whole)} ms), ${halfway} of them half-way, over ${Math.round(Math.max(...waits))} ms after the restart at the latest`,
  )
}, 3_600_000)

/** Collects 1,000 đồng; the key is in the note too, so that the receipt can be found. */
const receiptOf = (key: string, apartmentId: string, methodId: string): [string, object, string] => [
  'receipts',
  {
    building_id: '1',
    apartment_id: apartmentId,
    month: monthOf(0),
    payment_method_id: methodId,
    amount_received: '1000',
    note: key,
  },
  key,
]

test(`of ${rounds} kills during collecting none loses or doubles a receipt, or leaves a hole`, async () => {
  const fees = await ask<{ id: string; apartment: string }>(`
    select id::text, apartment_id::text as apartment from fee where building_id = 1 and month = '${monthOf(0)}' and fee_type = 'MANAGEMENT' order by id limit 20`)
  const { status } = await call('fees/approve', { building_id: '1', ids: fees.map(({ id }) => id) })
  expect(status).toBe(200)
  const owing = fees.map(({ apartment }) => apartment)
  const [method] = await ask<{ id: string }>(
    `select id::text from payment_method where building_id = 1 and code = 'CASH'`,
  )
  const paying = (key: string, apartmentId: string) => receiptOf(key, apartmentId, method?.id ?? '')
  const teller = await openBankTeller({ url: () => lobby.url, ask, apartmentIds: owing })
  const acknowledged = new Map<string, unknown>()
  const unknown = new Map<string, string>()
  const refused = new Set<number>()
  const recoveries: number[] = []
  for (let round = 0; round < rounds; round++) {
    let isKilled = false
    const writing = Array.from({ length: writers }, async () => {
      while (!isKilled) {
        const [key, apartmentId] = [randomUUID(), owing[randomInt(owing.length)] ?? '']
        const sent = await send(...paying(key, apartmentId)).catch(() => undefined)
        if (sent?.status === 201) acknowledged.set(key, sent.data.code)
        else unknown.set(key, apartmentId)
        if (sent !== undefined && ![201, 503].includes(sent.status)) refused.add(sent.status)
        if (sent?.status !== 201) await wait(50)
      }
    })
    const telling = Array.from({ length: tellers }, () => teller.tellUntil(() => isKilled))
    const [paid, told] = [acknowledged.size, teller.answered.length]
    // The bank is answered once its transfer is judged, which a busy machine does seconds later.
    const isUnderWay = () => acknowledged.size > paid + 1 && teller.answered.length > told
    await expect.poll(isUnderWay, { timeout: 20_000 * crowding(), interval: 5 }).toBe(true)
    await wait(randomInt(1_000))
    const back = killed(round)
    isKilled = true
    await Promise.all([...writing, ...telling])
    recoveries.push(await back)
  }
  // The same keys again: those whose reply was lost, and some that were answered.
  for (const [key, apartmentId] of unknown) expect((await call(...paying(key, apartmentId))).status).toBe(201)
  await teller.requireBooked()
  const receipts = await ask<{ note: string; code: string }>(
    `select note, code from receipt where building_id = 1 and note ~ '^[0-9a-f-]{36}$'`,
  )
  const byKey = new Map(receipts.map(({ note, code }) => [note, code]))

  expect(acknowledged.size).toBeGreaterThan(rounds)
  expect([...refused]).toEqual([])
  expect([...acknowledged].filter(([key, code]) => byKey.get(key) !== code)).toEqual([])
  expect(byKey.size).toBe(receipts.length)
  expect(receipts).toHaveLength(acknowledged.size + unknown.size)
  // Nothing else takes a number of these books meanwhile, but vouchers have taken some before.
  const books = await ask<{ holes: number }>(`
    select max(substr(code, 9)::int) - min(substr(code, 9)::int) + 1 - count(*)::int as holes
      from receipt where building_id = 1 and note ~ '^[0-9a-f-]{36}$' group by substr(code, 1, 8)`)
  expect(books.map(({ holes }) => holes)).toEqual(books.map(() => 0))
  const wrong = await ask<object>(`
    select d.apartment_id from debt d where d.building_id = 1 and array[d.outstanding, -d.credit] <>
      (select array[coalesce(sum(l.amount) filter (where account = 'receivable'), 0), coalesce(sum(l.amount) filter (where account = 'credit'), 0)]
        from ledger_line l where l.building_id = 1 and l.apartment_id = d.apartment_id)
    union all select apartment_id from (select f.apartment_id, sum(f.amount - f.settled) as open from fee f
        where f.building_id = 1 and f.status in ('approved', 'settled') group by 1) f join debt d using (apartment_id)
      where d.building_id = 1 and f.open <> d.outstanding
    union all select r.id from receipt r where r.building_id = 1 and r.settled <>
      (select coalesce(sum(s.amount), 0) from settlement s where s.building_id = 1 and s.receipt_id = r.id and not s.reverses)
    union all select r.id from receipt r where r.building_id = 1 and not exists
      (select from ledger_entry e where e.building_id = 1 and e.kind = 'receipt' and e.document_id = r.id)`)
  expect(wrong).toEqual([])
  // It takes about a second; a server that waits for something that died with the other would take half a minute.
  expect(Math.max(...recoveries)).toBeLessThan(20_000 * crowding())
  console.log(
    `${rounds} kills, ${acknowledged.size} receipts acknowledged, ${unknown.size} asked again, ${teller.answered.length} transfers answered and ${teller.unanswered.length} told again, back within ${Math.round(Math.max(...recoveries))} ms`,
  )
}, 3_600_000)

test('after all these kills the books hold', async () => {
  // The check compares sums as far as they are made.
  await ask('select sum_ledger(id) from building')
  const url = (await runningUrl(dataDir)) ?? ''
  const before = process.env.DATABASE_URL
  process.env.DATABASE_URL = url
  try {
    const { passed, output } = await runStep({ name: 'ledger:check', args: ['scripts/ledger-check.ts'] })
    expect({ passed, output }).toMatchObject({ passed: true })
  } finally {
    if (before === undefined) delete process.env.DATABASE_URL
    else process.env.DATABASE_URL = before
  }
})
