import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoBankHeaders, demoBankMessage, demoBankSecret, signDemoBank } from '#api/banks/demo-bank.ts'
import { openBankFeed, type BankFeed } from '#tests/support/money/bank-feed.ts'
import { openCashDesk, times, type CashDesk } from '#tests/support/money/cash-desk.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// Anybody can send a message to the address of a gateway: only who knows its secret is heard, and nothing stops the server.
let seeded: SeededServer
let desk: CashDesk
let feed: BankFeed
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  feed = await openBankFeed(seeded, desk)
})
afterAll(() => seeded.close())

/** The message of a transfer, signed so many seconds from now. */
function signed(shift: number, more: Parameters<BankFeed['transferOf']>[0] = {}, secret = demoBankSecret) {
  const transfer = feed.transferOf(more)
  const { body } = demoBankMessage(transfer, secret)
  const time = String(Math.floor(Date.now() / 1000) + shift)
  const headers = {
    'content-type': 'application/json',
    [demoBankHeaders.time]: time,
    [demoBankHeaders.signature]: signDemoBank({ secret, time, body }),
  }
  return { transfer, body, headers }
}
const statusOf = async (
  address: string,
  { body, headers }: { body: string; headers: Record<string, string> },
) => (await feed.send(address, body, headers)).status

test('eight attempts and fifty at once are all well received, and one line', async () => {
  const home = desk.apartment(1)
  const message = signed(0, { text: feed.reference(home) })
  const answers: number[] = []
  for (let turn = 0; turn < 8; turn++) answers.push(await statusOf('demo', message))
  answers.push(...(await Promise.all(times(50, () => statusOf('demo', message)))))
  expect(new Set(answers)).toEqual(new Set([200]))
  expect(await feed.linesOf(message.transfer.id)).toHaveLength(1)
  expect(await desk.receiptsOf(home)).toHaveLength(1)
})

test('a known message is well received however old its signature has become; an unknown one is not', async () => {
  const { transfer, body, headers } = signed(0)
  expect(await statusOf('demo', { body, headers })).toBe(200)
  const time = String(Math.floor(Date.now() / 1000) - 25 * 3600)
  const old = {
    ...headers,
    [demoBankHeaders.time]: time,
    [demoBankHeaders.signature]: signDemoBank({ secret: demoBankSecret, time, body }),
  }
  expect(await statusOf('demo', { body, headers: old })).toBe(200)
  expect(await feed.linesOf(transfer.id)).toHaveLength(1)
  expect(await statusOf('demo', signed(-310))).toBe(401)
  expect(await statusOf('demo', signed(310))).toBe(401)
  expect(await statusOf('demo', signed(-290))).toBe(200)
})

test('another secret, one changed byte and no signature are refused, and nothing is kept', async () => {
  const count = async () => (await seeded.db.query('select from bank_message')).length
  const before = await count()
  const right = signed(0)
  expect(await statusOf('demo', signed(0, {}, 'another secret'))).toBe(401)
  expect(await statusOf('demo', { ...right, body: right.body.replace('1000', '9000') })).toBe(401)
  expect(await statusOf('demo', { ...right, headers: { 'content-type': 'application/json' } })).toBe(401)
  for (const address of ['sepay', 'casso', 'payos', 'nobody', '999999', '0', '-1', '1%27', 'constructor'])
    expect([address, await statusOf(address, right)]).toEqual([address, 401])
  expect(await count()).toBe(before)
})

test('a gateway that is not in use, or in the trash, is not heard', async () => {
  const other = await openBankFeed(seeded, desk, '777000')
  const message = () => {
    const transfer = other.transferOf({})
    return demoBankMessage(transfer, demoBankSecret)
  }
  expect(await statusOf('demo', message())).toBe(200)
  await seeded.db.execute('update bank_gateway set is_active = false where id = $1', [other.gateway.id])
  expect(await statusOf('demo', message())).toBe(401)
})

const json = 'application/json'
const odd: readonly (readonly [string, string, number, string])[] = [
  ['nothing', '', 400, json],
  ['no JSON', '{"id":', 400, json],
  ['a number', '7', 401, json],
  ['a list', '[]', 401, json],
  ['JSON that is very deep', `${'['.repeat(4000)}${']'.repeat(4000)}`, 400, json],
  ['a forbidden name', '{"__proto__":{"a":1}}', 400, json],
  ['more than a message has', JSON.stringify({ text: 'x'.repeat(140_000) }), 413, json],
  ['text', 'hello', 415, 'text/plain'],
  ['a form', 'a=1', 415, 'application/x-www-form-urlencoded'],
]
test.each(odd)('%s is refused, and the server goes on', async (_, body, status, type) => {
  expect(await statusOf('demo', { body, headers: { 'content-type': type } })).toBe(status)
  expect(await statusOf('demo', signed(0))).toBe(200)
})

test('what can’t have happened yet is kept for somebody to look at, and becomes no line', async () => {
  const message = signed(0, { time: new Date(Date.now() + 3 * 86_400_000).toISOString() })
  expect(await statusOf('demo', message)).toBe(422)
  expect(await feed.linesOf(message.transfer.id)).toHaveLength(0)
  const [kept] = await seeded.db.query<{ status: string }>(
    'select status from bank_message where body = $1',
    [message.body],
  )
  expect(kept?.status).toBe('unread')
})

test('bytes that are no text are refused', async () => {
  const { status } = await fetch(`${seeded.server.address}/v1/webhooks/banks/demo`, {
    method: 'POST',
    body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]),
    headers: { 'content-type': 'application/json' },
  })
  expect(status).toBe(400)
})

test.each([
  { amount: '-5' },
  { amount: '99999999999999' },
  { amount: '1.234' },
  { time: 'today' },
  { id: '' },
  { account: '' },
])('a signed message with %j is kept as it came, and refused', async (more) => {
  const { body, headers } = signed(0, more)
  expect(await statusOf(feed.gateway.id, { body, headers })).toBe(422)
  const [kept] = await seeded.db.query<{ status: string }>(
    'select status from bank_message where body = $1',
    [body],
  )
  expect(kept).toEqual({ status: 'unread' })
})

test('texts of any length and kind are kept as far as they have room', async () => {
  const text = `\u0000\u0007${'ắ'.repeat(3000)}`
  const { transfer, body, headers } = signed(0, { text, payer: '<script>alert(1)</script>' })
  expect(await statusOf('demo', { body, headers })).toBe(200)
  const [line] = await feed.linesOf(transfer.id)
  expect(line).toMatchObject({ description: 'ắ'.repeat(1000), partner: '<script>alert(1)</script>' })
})

test('the secret is sealed in the database, and bound to its building', async () => {
  const rows = await seeded.db.query<{ secret: string }>('select secret from bank_gateway')
  for (const { secret } of rows) expect(secret).toMatch(/^v1\.[\w-]{40,}$/)
  expect(new Set(rows.map(({ secret }) => secret)).size).toBe(rows.length)
  const history = await desk.a(`GET bank-gateways/${feed.gateway.id}/history`)
  expect(JSON.stringify(history.body)).not.toContain(demoBankSecret)
})

test('a new secret is sealed too, and the old one is not heard any more', async () => {
  const other = await openBankFeed(seeded, desk, '888000')
  const fresh = 'a new secret of the bank'
  const { version } = other.gateway
  const reply = await desk.a(`PATCH bank-gateways/${other.gateway.id}`, {
    version,
    secret: fresh,
    name: 'Mới',
  })
  expect(reply.status).toBe(200)
  expect(await statusOf('demo', demoBankMessage(other.transferOf({}), demoBankSecret))).toBe(401)
  expect(await statusOf('demo', demoBankMessage(other.transferOf({}), fresh))).toBe(200)
  const renamed = await desk.a(`PATCH bank-gateways/${other.gateway.id}`, {
    version: version + 1,
    name: 'Mới hơn',
  })
  expect(renamed.status).toBe(200)
  expect(await statusOf('demo', demoBankMessage(other.transferOf({}), fresh))).toBe(200)
})

test('one gateway tells of an account: a second one would book each transfer twice', async () => {
  const own = await openBankFeed(seeded, desk, '888111')
  const second = (name: string, is_active: boolean) =>
    desk.a('POST bank-gateways', {
      building_id: '1',
      name,
      kind: 'sepay',
      bank_id: own.bank.id,
      secret: demoBankSecret,
      is_active,
    })
  expect(outcome(await second('A', true))).toBe('409 bank_has_gateway')
  const waiting = [await second('B', false), await second('C', false)].map(recordOf)
  const activate = ({ id }: { id: string }, is_active = true) =>
    desk.a(`PATCH bank-gateways/${id}`, { is_active })
  for (const one of waiting) expect(outcome(await activate(one))).toBe('409 bank_has_gateway')
  expect(outcome(await activate(own.gateway, false))).toBe('200')
  const both = (await Promise.all(waiting.map((one) => activate(one)))).map(outcome)
  expect(both.toSorted()).toEqual(['200', '409 bank_has_gateway'])
})
