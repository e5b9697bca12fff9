import { describe, expect, test } from 'vitest'
import { demoBankMessage } from '../demo-bank.ts'
import { sign } from '../signatures.ts'
import type { GatewayKind } from '#domain/money/bank/line-words.ts'
import type { SentMessage } from './gateway.ts'
import { gateways } from './index.ts'

const secret = 'a secret of the gateway'
const now = Date.parse('2026-11-23T09:00:00Z')

const message = (body: string, headers: Readonly<Record<string, string>> = {}): SentMessage => ({
  header: (name) => headers[name] ?? '',
  bytes: Buffer.from(body),
  json: JSON.parse(body),
})

/** Those that send messages: Bakong is asked. */
type SendingKind = Exclude<GatewayKind, 'bakong'>

/** One message of each kind, signed at a time in seconds. */
const signed: Readonly<
  Record<SendingKind, (seconds: number) => { body: string; headers: Record<string, string> }>
> = {
  sepay(seconds) {
    const body = `{"id": 92704, "gateway":"Vietcombank", "transactionDate":"2026-11-23 16:00:00",
      "accountNumber":"0011004123456","subAccount":null,"code":null,"content":"LBA3N A1201 nộp phí",
      "transferType":"in","transferAmount":2277000,"accumulated":19077000.5,"referenceCode":"MBVCB.3278907687"}`
    const content = `${seconds}.${body}`
    const signature = `sha256=${sign({ algorithm: 'sha256', secret, content })}`
    return { body, headers: { 'x-sepay-signature': signature, 'x-sepay-timestamp': String(seconds) } }
  },
  casso(seconds) {
    const body = `{"error":0,"data":{"id":0,"reference":"R1","description":"LBA3N","amount":599000,
      "runningBalance":25000000,"transactionDateTime":"2026-11-23 16:00:01","accountNumber":"88888888",
      "bankName":"VPBank","counterAccountName":"NGUYEN VAN A"}}`
    const ordered =
      '{"data":{"accountNumber":"88888888","amount":599000,"bankName":"VPBank","counterAccountName":"NGUYEN VAN A",' +
      '"description":"LBA3N","id":0,"reference":"R1","runningBalance":25000000,' +
      '"transactionDateTime":"2026-11-23 16:00:01"},"error":0}'
    const content = `${seconds}000.${ordered}`
    const header = `t=${seconds}000,v1=${sign({ algorithm: 'sha512', secret, content })}`
    return { body, headers: { 'x-casso-signature': header } }
  },
  payos() {
    const data = {
      orderCode: 123,
      amount: 3000,
      description: 'LBA3N',
      accountNumber: '12345678',
      reference: 'TF230204212323',
      transactionDateTime: '2026-11-23 18:25:00',
      currency: 'VND',
      paymentLinkId: '124c33293c43417ab7879e14c8d9eb18',
      counterAccountName: null,
    }
    const content =
      'accountNumber=12345678&amount=3000&counterAccountName=&currency=VND&description=LBA3N&orderCode=123&' +
      'paymentLinkId=124c33293c43417ab7879e14c8d9eb18&reference=TF230204212323&transactionDateTime=2026-11-23 18:25:00'
    const signature = sign({ algorithm: 'sha256', secret, content })
    return { body: JSON.stringify({ code: '00', success: true, data, signature }), headers: {} }
  },
  demo(seconds) {
    const body = `{"id":"D1","account":"001","time":"2026-11-23T09:00:00Z","amount":"12.5","text":"LBA3N"}`
    const signature = sign({ algorithm: 'sha256', secret, content: `${seconds}.${body}` })
    return { body, headers: { 'x-demo-bank-time': String(seconds), 'x-demo-bank-signature': signature } }
  },
}
const kinds = Object.keys(signed) as SendingKind[]
const at = (shift: number) => now / 1000 + shift

describe.each(kinds)('%s', (kind) => {
  const { body, headers } = signed[kind](at(0))

  test('takes what is signed with its secret', () => {
    expect(gateways[kind].prove(message(body, headers), { secret, now })).toBe('fresh')
  })

  test('refuses another secret, and a message of which one sign was changed', () => {
    expect(gateways[kind].prove(message(body, headers), { secret: `${secret}.`, now })).toBe('wrong')
    const torn = body.replace('LBA3N', 'LBA3M')
    expect(gateways[kind].prove(message(torn, headers), { secret, now })).toBe('wrong')
  })

  test('refuses a message without a signature', () => {
    const bare = kind === 'payos' ? body.replace(/"signature":"\w+"/, '"signature":""') : body
    expect(gateways[kind].prove(message(bare), { secret, now })).toBe('wrong')
  })

  test('never throws at what is no message of its', () => {
    for (const odd of ['null', '[]', '{}', '1', '"x"', '{"data":[{}]}', '{"__proto__":{"id":1}}']) {
      expect(gateways[kind].read(JSON.parse(odd))).toBeUndefined()
      expect(gateways[kind].prove(message(odd, headers), { secret, now })).toBe('wrong')
    }
  })
})

test.each(kinds.filter((kind) => kind !== 'payos'))('%s is heard within 300 s either way', (kind) => {
  const heard = (shift: number) => {
    const { body, headers } = signed[kind](at(shift))
    return gateways[kind].prove(message(body, headers), { secret, now })
  }
  expect([-301, -300, 300, 301].map(heard)).toEqual(['late', 'fresh', 'fresh', 'late'])
})

test('the API key of SePay alone is enough', () => {
  const { body } = signed.sepay(at(0))
  const heard = (authorization: string) =>
    gateways.sepay.prove(message(body, { authorization }), { secret, now })
  expect([`Apikey ${secret}`, 'Apikey x', secret, ''].map(heard)).toEqual([
    'fresh',
    'wrong',
    'wrong',
    'wrong',
  ])
})

test('each tells of the same movement', () => {
  const facts = kinds.map((kind) => gateways[kind].read(JSON.parse(signed[kind](at(0)).body))?.[0])
  expect(facts).toEqual([
    expect.objectContaining({
      transactionCode: '92704',
      referenceCode: 'MBVCB.3278907687',
      accountNumber: '0011004123456',
      occurredAt: '2026-11-23T09:00:00.000Z',
      type: 'in',
      description: 'LBA3N A1201 nộp phí',
      price: '2277000',
      balance: '19077000.5',
    }),
    expect.objectContaining({
      transactionCode: '0',
      partner: 'NGUYEN VAN A',
      price: '599000',
      balance: '25000000',
    }),
    expect.objectContaining({ transactionCode: 'TF230204212323', referenceCode: '123', price: '3000' }),
    expect.objectContaining({ transactionCode: 'D1', price: '12.5', occurredAt: '2026-11-23T09:00:00.000Z' }),
  ])
})

test('money out of Casso is below zero', () => {
  const { body } = signed.casso(at(0))
  const { data } = JSON.parse(body) as { data: object }
  const mixed = gateways.casso.read({ error: 0, data: [{ ...data, amount: 'x' }, data] })
  expect(mixed?.map((one) => one?.price)).toEqual([undefined, '599000'])
  expect(gateways.casso.read(JSON.parse(body.replace('599000', '-599000')))).toMatchObject([
    { type: 'out', price: '599000' },
  ])
})

test.each(['0', '-5', '1e3', '1234567890123456.7', 'NaN', ''])('an amount of %j is none', (amount) => {
  const transfer = { id: 'D1', account: '1', time: '2026-11-23T09:00:00Z', amount, text: '' }
  expect(gateways.demo.read(JSON.parse(demoBankMessage(transfer, secret).body))).toBeUndefined()
})

test.each(['2026-02-30 10:00:00', '2026-11-23 25:00', 'yesterday', '2026-11-23'])('%j is no time', (time) => {
  expect(gateways.demo.read({ id: 'D1', account: '1', time, amount: '1', text: '' })).toBeUndefined()
})

test('the signed values of PayOS cannot be cut into other values, and are one message whatever stands around them', () => {
  const told = {
    accountNumber: '1',
    amount: 7000,
    description: 'LBA3N&reference=B&transactionDateTime=2026-11-23 10:00:00&z=',
    reference: 'A',
    transactionDateTime: '2026-11-23 11:00:00',
  }
  const cut = {
    accountNumber: '1',
    amount: 7000,
    description: 'LBA3N',
    reference: 'B',
    transactionDateTime: '2026-11-23 10:00:00',
    z: '&reference=A&transactionDateTime=2026-11-23 11:00:00',
  }
  const content = Object.entries(told)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  const signature = sign({ algorithm: 'sha256', secret, content })
  const heard = (data: object) =>
    gateways.payos.prove(message(JSON.stringify({ success: true, data, signature })), { secret, now })
  expect([told, cut].map(heard)).toEqual(['wrong', 'wrong'])
  const { body, headers } = signed.payos(at(0))
  const again = JSON.stringify({ ...(JSON.parse(body) as object), more: 1 })
  const same = [body, again].map((one) => gateways.payos.identity?.(message(one, headers)))
  expect(same[0]).toBeDefined()
  expect(same[1]).toBe(same[0])
})

test('a number that JSON does not keep exactly is no code, and a text that is cut stays whole signs', () => {
  const { body } = signed.demo(at(0))
  const read = (more: string) =>
    gateways.demo.read(JSON.parse(body.replace('{', `{${more},`).replace('"id":"D1",', '')))
  expect(read('"id":9007199254740993')).toBeUndefined()
  expect(read('"id":9007199254740991')).toMatchObject([{ transactionCode: '9007199254740991' }])
  const [long] = gateways.demo.read({ ...(JSON.parse(body) as object), text: `${'a'.repeat(999)}😀` }) ?? []
  expect(long?.description.isWellFormed()).toBe(true)
  expect(long?.description).toHaveLength(1000)
})
