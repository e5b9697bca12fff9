import { describe, expect, test } from 'vitest'
import { addAmounts } from '#core/amount.ts'
import { addDays, officeInstant } from '#core/days.ts'
import { createSeed } from '#core/derive/demo.ts'
import { drawReference } from '../qr/reference.ts'
import { planTellings, type Outcome, type Placed } from './plan-tellings.ts'
import { readTelling } from './telling.ts'

/** A movement as it truly was. */
interface Movement {
  readonly day: string
  readonly minutes: number
  readonly amount: number
  readonly apartment: number | undefined
  readonly text: string
  readonly payer: string
  readonly number: string
  readonly balance: string
}

interface Told {
  /** The place of the movement. */
  readonly of: number
  readonly placed: Placed
  readonly isBooked: boolean
}

const first = '2026-06-01'
const days = 150
const { random, pick } = createSeed(20261128)
const upTo = (most: number) => Math.floor(random() * most)
const references = Array.from({ length: 301 }, () => drawReference(upTo))
const digits = (length: number) => Array.from({ length }, () => upTo(10)).join('')

const general = ['chuyen tien', 'nop phi', 'tien nha', 'thanh toan', 'CK', 'phi quan ly']
const payers = Array.from(
  { length: 250 },
  () =>
    `${pick(['NGUYEN', 'TRAN', 'LE', 'PHAM'])} ${pick(['VAN', 'THI', 'MINH', 'NGOC'])} ${pick(['AN', 'BINH', 'HOA', 'LAN', 'SON', 'TUAN', 'HUNG', 'MAI'])}`,
)

/** Fees of equal flats are equal, and most are paid in the first days of a month. */
function movements(count: number): Movement[] {
  let balance = '5000000'
  return Array.from({ length: count }, () => ({ at: upTo(days), minutes: 5 * 60 + upTo(17 * 60 - 10) }))
    .map(({ at, minutes }) => ({ at: random() < 0.6 ? at - (at % 30) + upTo(10) : at, minutes }))
    .toSorted((a, b) => a.at - b.at || a.minutes - b.minutes)
    .map(({ at, minutes }) => {
      const apartment = 1 + upTo(300)
      const amount = random() < 0.75 ? 11_000 * (60 + (apartment % 40)) : 1_000 * (100 + upTo(3_000))
      balance = addAmounts(balance, String(amount))
      const code = `A${String(1 + (apartment % 30)).padStart(2, '0')}${String(1 + (apartment % 12)).padStart(2, '0')}`
      const kind = random()
      const isNamed = kind >= 0.2 && kind < 0.7
      return {
        day: addDays(first, at),
        minutes,
        amount,
        apartment: isNamed ? apartment : undefined,
        text: isNamed
          ? `${references[apartment]} ${code} ${pick(['', 'nop phi', 'T6', 'phi thang'])}`
          : kind < 0.2
            ? pick(general)
            : `can ho ${code} ${pick(general)}`,
        payer: pick(payers),
        number: `FT${26000 + at}${digits(5)}`,
        balance,
      }
    })
}

interface Style {
  readonly file: { readonly first: string; readonly last: string } | null
  readonly isPoor?: boolean
  /** Spaces that the bank puts elsewhere. */
  readonly spaces?: string
  readonly text?: (one: Movement) => string
}

/** Tells of movements as a source would. */
function tell(all: readonly Movement[], { file, isPoor = false, spaces = ' ', text }: Style): Told[] {
  return all.map((one, of) => {
    const said = (text?.(one) ?? `${one.text} ${one.payer}`).replaceAll(' ', spaces)
    const moved = isPoor && random() < 0.1 ? pick([1, 1, 2]) : 0
    const description = isPoor ? said.slice(0, 35) : said
    const time = `${String(Math.floor(one.minutes / 60)).padStart(2, '0')}:${String(one.minutes % 60).padStart(2, '0')}:00`
    const telling = readTelling(
      {
        date: addDays(one.day, moved),
        occurred_at: isPoor ? null : officeInstant(one.day, time),
        reference_code: isPoor ? null : one.number,
        description,
        balance: isPoor ? null : one.balance,
      },
      file,
    )
    return { of, placed: { key: String(one.amount), telling }, isBooked: telling.references.length > 0 }
  })
}

/** Some gateways leave the payer out, or of the text only what a provider's code of theirs left. */
function gatewayText({ text, payer }: Movement): string {
  const kind = random()
  if (kind < 0.05) return text.replace(/^LB\w+ /, '')
  return kind < 0.6
    ? `MBVCB.${digits(10)}.${text}.CT tu ${payer}`
    : `TKP${digits(3)} ${text.replaceAll(' ', '')}`
}

/** What a gateway told: not every movement, now and then without number, and with a balance that is late. */
const byGateway = (all: readonly Movement[]) =>
  tell(all, { file: null, text: gatewayText })
    .filter(() => random() < 0.98)
    .map((told) => {
      const { telling } = told.placed
      const number = random() < 0.1 ? undefined : telling.number
      return {
        ...told,
        placed: {
          ...told.placed,
          telling: { ...telling, number, balance: random() < 0.3 ? '1' : telling.balance },
        },
      }
    })

function score(rows: readonly Told[], lines: readonly Told[], addsUp: boolean) {
  const outcomes = planTellings(
    rows.map(({ placed }) => placed),
    lines.map(({ placed }) => placed),
    { addsUp },
  )
  const told = new Map(lines.map((line) => [line.of, line]))
  const count = (is: (outcome: Outcome, row: Told, before: Told | undefined) => boolean) =>
    outcomes.filter((outcome, at) => {
      const row = rows[at]
      return row !== undefined && is(outcome, row, told.get(row.of))
    }).length
  return {
    newThoughTold: count(({ state }, _, before) => state === 'new' && before !== undefined),
    knownThoughNot: count(({ state }, _, before) => state === 'known' && before === undefined),
    asked: count(({ state }) => state === 'maybe_known'),
    twice: excessOf([...lines, ...rows.filter((_, at) => outcomes[at]?.state === 'new')]),
  }
}

/** Receipts that would be made by themselves beyond the movements of their apartment and amount. */
function excessOf(written: readonly Told[]): number {
  const nameOf = ({ of }: Told) => `${all[of]?.apartment} ${all[of]?.amount}`
  const booked = Map.groupBy(
    written.filter(({ isBooked }) => isBooked),
    nameOf,
  )
  const truly = Map.groupBy(all, ({ apartment, amount }) => `${apartment} ${amount}`)
  return [...booked].reduce(
    (sum, [name, { length }]) => sum + Math.max(0, length - (truly.get(name)?.length ?? 0)),
    0,
  )
}

const all = movements(4_500)
const file = { first, last: addDays(first, days + 3) }
const half = all.slice(0, 2_250)
const halfFile = { first, last: half.at(-1)?.day ?? first }

describe('4,500 movements told twice', () => {
  test.each([
    ['by a gateway, then in a full statement', byGateway(all), tell(all, { file }), true, 43],
    [
      'by a gateway, then in a poor statement',
      byGateway(all),
      tell(all, { file, isPoor: true }),
      false,
      1_072,
    ],
    [
      'in a full statement, then in a poor one',
      tell(all, { file }),
      tell(all, { file, isPoor: true }),
      false,
      143,
    ],
    [
      'in a full statement of half of the time, then all in a poor one',
      tell(half, { file: halfFile }),
      tell(all, { file, isPoor: true }),
      false,
      69,
    ],
    [
      'in a poor statement, then in one with other spaces and days',
      tell(all, { file, isPoor: true }),
      tell(all, { file, isPoor: true, spaces: '' }),
      false,
      250,
    ],
  ])('%s: no receipt twice, and few questions', (_, lines, rows, addsUp, mostAsked) => {
    const scored = score(rows, lines, addsUp)
    expect(scored.twice).toBe(0)
    expect(scored.asked).toBeLessThanOrEqual(mostAsked)
  })
})

describe('tellings of one amount', () => {
  const key = 'in vnd 500000'
  const at = (
    description: string,
    more: Readonly<Record<string, string>> = {},
    span: typeof file | null = null,
  ) => ({
    key,
    telling: readTelling(
      { date: '2026-06-10', occurred_at: null, reference_code: null, balance: null, description, ...more },
      span,
    ),
  })
  const inFile = (description: string, more = {}) => at(description, more, file)
  const states = (rows: Placed[], lines: Placed[], addsUp = false) =>
    planTellings(rows, lines, { addsUp }).map(({ state }) => state)
  const [ours, theirs] = references

  test('with another apartment’s reference are never one, nor by the amount of the day alone', () => {
    const told = [at('CK DEN 970422 NGUYEN THU NGHIEM')]
    expect(states([inFile(`${ours} A0503 ck`)], told, true)).toEqual(['maybe_known'])
    expect(states([inFile(`${ours} A0503`), inFile('NGUYEN THU NGHIEM')], told, true)).toEqual([
      'new',
      'known',
    ])
    expect(states([inFile(`${ours} ck`)], [at(`${theirs} ck`)], true)).toEqual(['new'])
    // Words that every transfer has are no evidence against a reference.
    expect(states([inFile(`${ours} A0503 ck`)], [at('ck')], true)).toEqual(['maybe_known'])
  })

  test('in one file are never each other: a third is one more', () => {
    const twice = [inFile('nop phi'), inFile('nop phi')]
    expect(states(twice, [])).toEqual(['new', 'new'])
    expect(states([...twice, inFile('nop phi')], twice)).toEqual(['known', 'known', 'new'])
  })

  test('are one by the bank’s number or balance, and two by another of the same form', () => {
    const number = (reference_code: string) => ({ reference_code })
    expect(states([inFile('a', number('FT26161123'))], [at('b', number('FT26161123'))])).toEqual(['known'])
    expect(states([inFile('so FT26161123 b')], [at('x', number('FT26161123'))])).toEqual(['known'])
    expect(states([inFile('ck', number('FT26161123'))], [at('ck', number('FT26161124'))])).toEqual(['new'])
    expect(states([inFile('a', { balance: '9' })], [inFile('b', { balance: '9.00' })])).toEqual(['known'])
    expect(states([inFile('ck', { balance: '9' })], [inFile('ck', { balance: '8' })])).toEqual(['new'])
    expect(states([inFile('ck', { balance: '9' })], [at('ck', { balance: '0' })])).toEqual(['known'])
  })

  test('on two days are one only where a file tells of both, or around midnight', () => {
    const short = { first: '2026-06-10', last: '2026-06-10' }
    const before = (description: string, more = {}) => at(description, { date: '2026-06-09', ...more })
    expect(states([inFile('nop phi thang')], [before('nop phi thang')])).toEqual(['known'])
    expect(states([at('nop phi thang', {}, short)], [before('nop phi thang')])).toEqual(['maybe_known'])
    const late = before('nop phi thang', { occurred_at: officeInstant('2026-06-09', '23:10:00') })
    expect(states([at('nop phi thang', {}, short)], [late])).toEqual(['known'])
    // Whoever pays at night and again in the morning has paid twice, perhaps.
    const morning = at('nop phi thang', { occurred_at: officeInstant('2026-06-10', '09:00:00') }, short)
    expect(states([morning], [late])).toEqual(['maybe_known'])
    const far = at('nop phi thang', { date: '2026-06-12' })
    expect(states([inFile('nop phi thang')], [far])).toEqual(['maybe_known'])
    expect(states([inFile('nop phi thang')], [at('nop phi thang', { date: '2026-06-14' })])).toEqual(['new'])
  })

  test('each find theirs, though another row is as near to it', () => {
    const on = (day: string) => at(`${ours} A0503 nop phi`, { date: `2026-06-${day}` })
    const inLater = (day: string) => inFile(`${ours} A0503 nop phi`, { date: `2026-06-${day}` })
    expect(states([inLater('08'), inLater('10')], [on('06'), on('09')])).toEqual(['known', 'known'])
  })

  test('of no likeness on one day are asked for, unless the file adds up and each has its own', () => {
    expect(states([inFile('a'), inFile('b')], [at('c'), at('d')])).toEqual(['maybe_known', 'maybe_known'])
    expect(states([inFile('a'), inFile('b')], [at('c'), at('d')], true)).toEqual(['known', 'known'])
    expect(states([inFile('a'), inFile('b')], [at('c')], true)).toEqual(['maybe_known', 'maybe_known'])
    const [morning, evening] = ['08:00:00', '17:00:00'].map((time) => ({
      occurred_at: officeInstant('2026-06-10', time),
    }))
    expect(states([inFile('ck', morning)], [at('ck', evening)], true)).toEqual(['new'])
  })

  test('with one reference at other hours are asked for', () => {
    const [morning, evening] = ['09:00:00', '17:00:00'].map((time) => ({
      occurred_at: officeInstant('2026-06-10', time),
    }))
    expect(states([inFile(`${ours} ck`, evening)], [at(`${ours} ck`, morning)])).toEqual(['maybe_known'])
  })

  test('of which one says whose it is are one where a file that lacks nothing has no other row of that amount', () => {
    const told = [at(`${ours} A0503`)]
    expect(states([inFile('IBFT chuyen tien')], told, true)).toEqual(['known'])
    expect(states([inFile('IBFT chuyen tien')], told)).toEqual(['maybe_known'])
    expect(states([inFile(`${theirs} A0412`), inFile('IBFT chuyen tien')], told, true)).toEqual([
      'new',
      'known',
    ])
    expect(states([inFile('LE VAN LAN'), inFile('ck')], told, true)).toEqual(['maybe_known', 'maybe_known'])
    const late = at(`${ours} A0503`, { occurred_at: officeInstant('2026-06-10', '23:10:00') })
    expect(states([inFile('IBFT chuyen tien')], [late], true)).toEqual(['maybe_known'])
  })

  test('of two rows with one balance, the one that says the same is the line', () => {
    const told = at(`${ours} A0503`, { balance: '9000000' })
    const rows = [
      inFile('IBFT chuyen tien', { balance: '9000000' }),
      inFile(`${ours} A0503`, { balance: '9000000' }),
    ]
    expect(states(rows, [told])).toEqual(['new', 'known'])
  })
})
