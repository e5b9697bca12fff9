import { expect, test } from 'vitest'
import { compareAmounts, subtractAmounts, sumAmounts } from '#core/amount.ts'
import { createSeed } from '#core/derive/demo.ts'
import { addDays, daysAfter, lastDayOf } from '#core/days.ts'
import { lateInterest, ruleOn, type LateInterestRule, type OverdueFee } from './late-interest.ts'

const rule = (more: Partial<LateInterestRule> = {}): LateInterestRule => ({
  id: '1',
  from: '2026-01-01',
  to: null,
  settings: [],
  rate: '0.05',
  per: 'day',
  dayCount: 'unpaid_days',
  graceDays: 0,
  minimum: null,
  capPercent: null,
  ...more,
})
const fee = (more: Partial<OverdueFee> = {}): OverdueFee => ({
  id: '7',
  settingId: '3',
  amount: '1000000',
  lowered: '0',
  dueOn: '2026-09-20',
  settled: [],
  charged: [],
  borne: '0',
  ...more,
})
const spans = (of: OverdueFee, rules: readonly LateInterestRule[], month = '2026-10') =>
  lateInterest(of, { rules, month, currency: 'vnd' }).map(
    ({ from, to, days, unpaid, amount }) => `${from} ${to} ${days} ${unpaid} ${amount}`,
  )

test('every day after the due day costs, month by month', () => {
  expect(spans(fee(), [rule()])).toEqual([
    '2026-09-21 2026-09-30 10 1000000 5000',
    '2026-10-01 2026-10-31 31 1000000 15500',
  ])
})

test('a monthly rate is shared by the days of each month', () => {
  expect(spans(fee(), [rule({ rate: '1.5', per: 'month' })])).toEqual([
    '2026-09-21 2026-09-30 10 1000000 5000',
    '2026-10-01 2026-10-31 31 1000000 15000',
  ])
})

test('the day of a payment costs nothing of what was paid', () => {
  const settled = [
    { day: '2026-10-06', amount: '400000' },
    { day: '2026-10-21', amount: '600000' },
  ]
  expect(spans(fee({ settled }), [rule()])).toEqual([
    '2026-09-21 2026-09-30 10 1000000 5000',
    '2026-10-01 2026-10-05 5 1000000 2500',
    '2026-10-06 2026-10-20 15 600000 4500',
  ])
  expect(spans(fee({ settled: [{ day: '2026-09-20', amount: '1000000' }] }), [rule()])).toEqual([])
})

test('days of grace are never charged', () => {
  expect(spans(fee(), [rule({ graceDays: 15 })])).toEqual(['2026-10-06 2026-10-31 26 1000000 13000'])
})

test('only the days of the rule count, and a later rule takes over', () => {
  const rules = [
    rule({ from: '2026-09-25', to: '2026-10-10' }),
    rule({ id: '2', from: '2026-10-11', rate: '0.1' }),
  ]
  expect(spans(fee(), rules)).toEqual([
    '2026-09-25 2026-09-30 6 1000000 3000',
    '2026-10-01 2026-10-10 10 1000000 5000',
    '2026-10-11 2026-10-31 21 1000000 21000',
  ])
})

test('a rule for the fee setting comes before one for all, and one for others counts not at all', () => {
  const named = rule({ id: '2', settings: ['3'] })
  expect(ruleOn('2026-10-01', '3', [rule(), named])?.id).toBe('2')
  expect(ruleOn('2026-10-01', '4', [rule(), named])?.id).toBe('1')
  expect(ruleOn('2026-10-01', null, [rule(), named])?.id).toBe('1')
  expect(ruleOn('2026-10-01', '4', [named])).toBeUndefined()
})

test('less than the minimum costs nothing', () => {
  const settled = [{ day: '2026-10-01', amount: '950000' }]
  expect(spans(fee({ settled }), [rule({ minimum: '100000' })])).toEqual([
    '2026-09-21 2026-09-30 10 1000000 5000',
  ])
  expect(spans(fee({ amount: '100000' }), [rule({ minimum: '100000' })])).toHaveLength(2)
})

test('interest ends at the cap, with what was borne before', () => {
  expect(spans(fee(), [rule({ capPercent: '1' })])).toEqual([
    '2026-09-21 2026-09-30 10 1000000 5000',
    '2026-10-01 2026-10-31 31 1000000 5000',
  ])
  expect(spans(fee({ borne: '10000' }), [rule({ capPercent: '1' })])).toEqual([])
})

test('a debt that is paid in two parts costs what its rule counts', () => {
  const of = fee({
    dueOn: '2026-03-10',
    settled: [
      { day: '2026-04-01', amount: '400000' },
      { day: '2026-05-15', amount: '600000' },
    ],
  })
  const sumOf = (dayCount: LateInterestRule['dayCount']) =>
    sumAmounts(
      lateInterest(of, { rules: [rule({ dayCount })], month: '2026-10', currency: 'vnd' }).map(
        ({ amount }) => amount,
      ),
    )
  expect(sumOf('to_payment')).toBe('24200')
  expect(sumOf('unpaid_days')).toBe('23700')
  expect(spans(of, [rule({ dayCount: 'to_payment' })], '2026-05')).toEqual([
    '2026-03-11 2026-03-31 21 1000000 10500',
    '2026-04-01 2026-04-01 1 1000000 500',
    '2026-04-02 2026-04-30 29 600000 8700',
    '2026-05-01 2026-05-15 15 600000 4500',
  ])
  // Who pays on the due day pays in time, by either.
  const inTime = fee({ settled: [{ day: '2026-09-20', amount: '1000000' }] })
  expect(spans(inTime, [rule({ dayCount: 'to_payment' })])).toEqual([])
})

test('days that were charged are not charged again', () => {
  const charged = [{ from: '2026-09-21', to: '2026-09-30' }]
  expect(spans(fee({ charged }), [rule()])).toEqual(['2026-10-01 2026-10-31 31 1000000 15500'])
  const later = [{ from: '2026-10-10', to: '2026-10-12' }]
  expect(spans(fee({ charged: [...charged, ...later] }), [rule()])).toEqual([
    '2026-10-01 2026-10-09 9 1000000 4500',
    '2026-10-13 2026-10-31 19 1000000 9500',
  ])
})

test('each span is rounded once, half away from zero', () => {
  expect(spans(fee({ amount: '333333', dueOn: '2026-10-30' }), [rule()])).toEqual([
    '2026-10-31 2026-10-31 1 333333 167',
  ])
})

/** The same by counting day after day. */
function byTheDay(of: OverdueFee, rules: readonly LateInterestRule[], month: string): string[] {
  const days: string[] = []
  for (let day = addDays(of.dueOn, 1); day <= lastDayOf(month); day = addDays(day, 1)) {
    const found = ruleOn(day, of.settingId, rules)
    const isCharged = of.charged.some(({ from, to }) => from <= day && day <= to)
    const isPaid = (on: string) => (found?.dayCount === 'to_payment' ? on < day : on <= day)
    const paid = sumAmounts(of.settled.filter((one) => isPaid(one.day)).map(({ amount }) => amount))
    const unpaid = subtractAmounts(of.amount, paid)
    if (found === undefined || isCharged || compareAmounts(unpaid, '0') <= 0) continue
    if (daysAfter(of.dueOn, day) <= found.graceDays) continue
    if (found.minimum !== null && compareAmounts(unpaid, found.minimum) < 0) continue
    days.push(`${day} ${found.id} ${unpaid}`)
  }
  return days
}

test('charges exactly the days that counting them one by one finds', () => {
  const seed = createSeed(4711)
  const integer = (from: number, to: number) => from + Math.floor(seed.random() * (to - from + 1))
  const day = () => addDays('2026-05-01', integer(0, 180))
  for (let round = 0; round < 300; round += 1) {
    const cut = day()
    const rules = [
      rule({ from: day(), to: integer(0, 1) === 0 ? null : addDays(cut, 40), graceDays: integer(0, 20) }),
      rule({
        id: '2',
        from: cut,
        settings: ['3'],
        minimum: '300000',
        graceDays: integer(0, 5),
        dayCount: integer(0, 1) === 0 ? 'to_payment' : 'unpaid_days',
      }),
    ]
    const from = day()
    const of = fee({
      dueOn: day(),
      settingId: integer(0, 1) === 0 ? '3' : '4',
      settled: [
        { day: day(), amount: '300000' },
        { day: day(), amount: String(integer(1, 700000)) },
      ],
      charged: [{ from, to: addDays(from, integer(0, 30)) }],
    })
    const listed = lateInterest(of, { rules, month: '2026-09', currency: 'vnd' }).flatMap((span) =>
      Array.from({ length: span.days }, (_, at) => `${addDays(span.from, at)} ${span.ruleId} ${span.unpaid}`),
    )
    expect(listed).toEqual(byTheDay(of, rules, '2026-09'))
  }
})
