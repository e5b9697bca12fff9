import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { expireRequests } from '#api/banks/payment-requests.ts'
import { readQr } from '#domain/money/qr/payment-qr.ts'
import { openBakong, type BakongPayment } from '#tests/support/money/bakong.ts'
import { openBankFeed, type BankFeed } from '#tests/support/money/bank-feed.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// The desk asks for a payment by a QR: it waits, is paid or expires; money that comes is never lost and never booked twice.
let seeded: SeededServer
let desk: CashDesk
let feed: BankFeed
let bakong: Awaited<ReturnType<typeof openBakong>>
let method: string
let at = 0
const nextHome = () => desk.apartment(++at)

beforeAll(async () => {
  bakong = await openBakong('bakong-token')
  seeded = await openSeededServer({ bakongUrl: bakong.url })
  desk = await openCashDesk(seeded)
  feed = await openBankFeed(seeded, desk)
  const [row] = await seeded.db.query<{ id: string }>(
    `update payment_method set bank_id = $1 where building_id = 1 and code = 'BANK_TRANSFER' returning id::text`,
    [feed.bank.id],
  )
  method = row?.id ?? ''
})
afterEach(async () => {
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
  expect(seeded.server.errors).toEqual([])
})
afterAll(async () => {
  await seeded.close()
  await bakong.close()
})

const ask = (apartment_id: string, amount: string, more: object = {}) =>
  desk.a('POST payment-requests', {
    building_id: '1',
    apartment_id,
    payment_method_id: method,
    amount,
    ...more,
  })
const requestOf = async (id: string) => recordOf(await desk.a(`GET payment-requests/${id}`))
async function asked(home: string, amount: string) {
  const { id } = recordOf(await ask(home, amount))
  return requestOf(id)
}
const expire = async (id: string) => {
  await seeded.db.execute(
    `update payment_request set expires_at = now() - interval '1 minute' where id = $1`,
    [id],
  )
  await expireRequests(seeded.db, { publish: () => undefined })
}

test('it has a QR of the amount, whose text names the request, and waits for ten minutes', async () => {
  const told = recordOf(await ask(nextHome(), '150000'))
  const request = await requestOf(told.id)
  expect(told.qr).toBe(request.qr)
  expect(request).toMatchObject({
    status: 'waiting',
    minutes: 10,
    bank_name: 'Vietcombank',
    receipt_id: null,
  })
  expect(readQr(String(request.qr))).toMatchObject({
    valid: true,
    fields: { amount: '150000', account: feed.number, purpose: request.purpose },
  })
  const picture = async (more: string) => {
    const path = `/v1/manage/payment-requests/${told.id}/qr${more}`
    const reply = await seeded.raw(path)
    return [reply.status, reply.headers.get('content-type'), (await reply.text()).slice(0, 4)]
  }
  expect(await picture('')).toEqual([200, 'image/png', expect.stringContaining('PNG')])
  expect(await picture('?format=svg')).toEqual([200, 'image/svg+xml', '<svg'])
  const left = Date.parse(String(request.expires_at)) - Date.now()
  expect(left > 9 * 60_000 && left <= 10 * 60_000).toBe(true)
})

test('the transfer that it names makes it a success, and the debt is gone', async () => {
  const home = nextHome()
  await desk.fee(home, '150000')
  const request = await asked(home, '150000')
  const { line } = await feed.pay({ amount: '150000', text: String(request.purpose) })
  expect(line).toMatchObject({ status: 'matched', why: 'exact_reference', apartment_id: home })
  expect(await requestOf(request.id)).toMatchObject({ status: 'success', receipt_id: line.receipt_id })
  expect(await desk.balance(home)).toEqual(['0', '0'])
})

test('paid twice, the second is asked about, and is credit once somebody says so', async () => {
  const home = nextHome()
  await desk.fee(home, '150000')
  const request = await asked(home, '150000')
  const first = await feed.pay({ amount: '150000', text: String(request.purpose) })
  const second = await feed.pay({ amount: '150000', text: String(request.purpose) })
  expect([first.line.status, second.line.status]).toEqual(['matched', 'unmatched'])
  expect([second.line.why, await desk.balance(home)]).toEqual(['request_paid', ['0', '0']])
  expect(outcome(await feed.move(second.line.id, 'match', { apartment_id: home }))).toBe('200')
  expect(await requestOf(request.id)).toMatchObject({ status: 'success', receipt_id: first.line.receipt_id })
  expect(await desk.balance(home)).toEqual(['0', '150000'])
})

test('paid after its time, it is booked all the same', async () => {
  const home = nextHome()
  await desk.fee(home, '70000')
  const request = await asked(home, '70000')
  await expire(request.id)
  expect(await requestOf(request.id)).toMatchObject({ status: 'expired' })
  await feed.pay({ amount: '70000', text: String(request.purpose) })
  expect([(await requestOf(request.id)).status, await desk.balance(home)]).toEqual(['success', ['0', '0']])
})

test('less than it asks for settles what it is enough for, and does not pay it', async () => {
  const home = nextHome()
  await desk.fee(home, '90000')
  const request = await asked(home, '90000')
  await feed.pay({ amount: '40000', text: String(request.purpose) })
  expect([(await requestOf(request.id)).status, await desk.balance(home)]).toEqual([
    'waiting',
    ['50000', '0'],
  ])
})

test.each(['at the desk', 'in the list of transactions'])('voided %s, it waits again', async (where) => {
  const home = nextHome()
  await desk.fee(home, '60000')
  const request = await asked(home, '60000')
  const { line } = await feed.pay({ amount: '60000', text: String(request.purpose) })
  const undone =
    where === 'at the desk'
      ? await desk.takeBack(String(line.receipt_id))
      : await feed.move(line.id, 'undo', { reason: 'nhầm' })
  expect(outcome(undone)).toBe('200')
  const back = { status: 'waiting', receipt_id: null, paid_at: null }
  expect(await requestOf(request.id)).toMatchObject(back)
  await feed.pay({ amount: '60000', text: String(request.purpose) })
  expect((await requestOf(request.id)).status).toBe('success')
})

test('a transfer with the apartment’s own reference pays the request of the same amount, and no other', async () => {
  const home = nextHome()
  const [other, same] = [await asked(home, '1000'), await asked(home, '2000')]
  await feed.pay({ amount: '2000', text: feed.reference(home) })
  expect([(await requestOf(other.id)).status, (await requestOf(same.id)).status]).toEqual([
    'waiting',
    'success',
  ])
})

test('a transfer without any reference is matched by hand, and the request is a success then', async () => {
  const home = nextHome()
  const request = await asked(home, '3000')
  const { line } = await feed.pay({ amount: '3000', text: 'tra tien' })
  expect((await requestOf(request.id)).status).toBe('waiting')
  expect(outcome(await feed.move(line.id, 'match', { apartment_id: home }))).toBe('200')
  expect((await requestOf(request.id)).status).toBe('success')
})

test('cash has no QR, and neither has nothing', async () => {
  const home = nextHome()
  const cash = await ask(home, '1000', { payment_method_id: desk.cash })
  expect([cash.status >= 400, cash.body.data]).toEqual([true, undefined])
  expect(faults(await ask(home, '0'))).toEqual(['amount:too_small'])
  expect(faults(await ask(home, '1000', { minutes: 0 }))).toEqual(['minutes:too_small'])
  const [row] = await seeded.db.query<{ count: number }>(
    'select count(*)::int as count from payment_request where amount = 1000 and apartment_id = $1',
    [home],
  )
  expect(row?.count).toBe(0)
})

test('it is asked for by whoever collects, in their own building', async () => {
  const request = await asked(nextHome(), '1000')
  expect((await seeded.as('AR')(`GET payment-requests/${request.id}`)).status).toBe(200)
  expect((await seeded.as('AR')('POST payment-requests', { building_id: '1' })).status).toBe(403)
  expect((await seeded.as('B2')(`GET payment-requests/${request.id}`)).status).toBe(404)
})

describe('Bakong, which tells nothing by itself', () => {
  const number = 'lobby_riel@abaa'
  let riel: { readonly method: string; readonly home: string }
  const adm = (path: string, values: object) =>
    seeded.as('ADM')(`POST ${path}`, { building_id: '2', ...values })

  /** Building 2 in riel, with an account of which Bakong can be asked. */
  beforeAll(async () => {
    await seeded.db.execute(`update building set currency_code = 'riel' where id = 2`)
    await seeded.db.execute(`update bank set is_default = false where building_id = 2`)
    const bank = recordOf(
      await adm('payment-methods/banks', {
        name: 'ABA Bank',
        account_number: number,
        account_holder: 'MEKONG',
        currency_code: 'riel',
        is_default: '1',
      }),
    )
    const fund = await adm('report/accounts', {
      code: 'ABA',
      name: 'ABA',
      account_type: 'building',
      account_sub_type: 'bank',
      bank_id: bank.id,
    })
    const made = await adm('bank-gateways', {
      name: 'Bakong',
      kind: 'bakong',
      bank_id: bank.id,
      secret: 'bakong-token',
    })
    expect([outcome(fund), outcome(made)]).toEqual(['201', '201'])
    // It names no account, so that it goes to the default one.
    const [way] = await seeded.db.query<{ id: string }>(
      `update payment_method set bank_id = null where building_id = 2 and code = 'BANK_TRANSFER' returning id::text`,
    )
    riel = { method: way?.id ?? '', home: String(seeded.ids.APARTMENT2) }
  })

  async function asked(amount: string) {
    const values = { apartment_id: riel.home, payment_method_id: riel.method, amount }
    const made = await adm('payment-requests', values)
    expect(outcome(made)).toBe('201')
    const request = recordOf(made)
    const md5 = createHash('md5').update(String(request.qr)).digest('hex')
    return { id: request.id, md5 }
  }
  const check = async (id: string) => recordOf(await seeded.as('B2')(`POST payment-requests/${id}/check`))
  const stateOf = async (id: string) => recordOf(await seeded.as('B2')(`GET payment-requests/${id}`)).status
  const linesOf = (code: string) =>
    seeded.db.query(
      `select status, why, trim_scale(price)::text as price, account_number, partner from bank_line where transaction_code = $1`,
      [code],
    )
  const payment = (hash: string, amount: number, more: Partial<BakongPayment> = {}): BakongPayment => ({
    hash,
    amount,
    toAccountId: number,
    currency: 'KHR',
    ...more,
  })

  test('is asked by the MD5 of the QR, and its answer is a line and a receipt, once', async () => {
    const { id, md5 } = await asked('40000')
    expect(await check(id)).toEqual({ is_asked: true })
    expect([bakong.asked.at(-1), await stateOf(id)]).toEqual([md5, 'waiting'])
    bakong.paid.set(md5, payment('H-1', 40_000))
    await Promise.all([check(id), check(id), check(id)])
    expect(await stateOf(id)).toBe('success')
    expect(await linesOf('H-1')).toEqual([
      {
        status: 'matched',
        why: 'exact_reference',
        price: '40000',
        account_number: number,
        partner: 'payer@aclb',
      },
    ])
    expect(await check(id)).toEqual({ is_asked: false })
  })

  test.each([
    ['another account', payment('H-2', 50_000, { toAccountId: 'thief@abaa' })],
    ['another amount', payment('H-3', 49_900)],
    ['another currency', payment('H-4', 50_000, { currency: 'USD' })],
  ])('an answer about %s books nothing, and is kept for somebody to look at', async (_what, answer) => {
    const { id, md5 } = await asked('50000')
    bakong.paid.set(md5, answer)
    await check(id)
    expect([await stateOf(id), await linesOf(answer.hash)]).toEqual(['waiting', []])
    const [kept] = await seeded.db.query<{ status: string }>(
      `select status from bank_message where building_id = 2 and body like '%' || $1 || '%'`,
      [answer.hash],
    )
    expect(kept?.status).toBe('unread')
  })

  test('of other accounts nobody is asked, and its failure changes nothing', async () => {
    const before = bakong.asked.length
    const other = recordOf(await ask(nextHome(), '1000'))
    expect(recordOf(await desk.a(`POST payment-requests/${other.id}/check`, {}))).toEqual({ is_asked: false })
    expect(bakong.asked).toHaveLength(before)
    expect((await seeded.as('B2')(`POST payment-requests/${other.id}/check`, {})).status).toBe(404)
    const { id } = await asked('60000')
    await seeded.db.execute(`update bank_gateway set secret = 'x' where building_id = 2 and kind = 'bakong'`)
    expect([await check(id), await stateOf(id)]).toEqual([{ is_asked: true }, 'waiting'])
  })
})
