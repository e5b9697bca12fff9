import { describe, expect, test } from 'vitest'
import { at, chargeFixture, nothing, outcomeOf, parts, vat, vehicle, withVehicles } from './charge.fixture.ts'
import { rulingOf, type FeeReach, type FeeRule, type RuledApartment } from './fee-rules.ts'
import { sumAmounts } from '#core/amount.ts'

const home: RuledApartment = {
  id: '7',
  blockId: '1',
  typeId: '3',
  floor: 2,
  occupancies: ['owner_staying', 'for_sale'],
  handoverState: 'handover',
}
const rule = (more: Partial<FeeRule> = {}): FeeRule => ({
  id: '1',
  name: 'rule',
  priority: 100,
  effect: 'exempt',
  coefficient: '1',
  reason: 'because',
  from: '2026-01',
  to: null,
  blocks: [],
  apartmentTypes: [],
  floorFrom: null,
  floorTo: null,
  occupancies: [],
  handoverStates: [],
  apartments: [],
  ...more,
})
const rule6 = (
  more?: Partial<FeeRule>,
  who: Partial<RuledApartment> = {},
  reach: FeeReach = 'all_apartments',
) => rulingOf({ reach, rules: [rule(more)] }, { ...home, ...who }, '2026-06').is

describe('a rule fits', () => {
  test.each([
    ['everybody, if it names nothing', {}, {}, 'exempt'],
    ['from its first month on', { from: '2026-06' }, {}, 'exempt'],
    ['not before it', { from: '2026-07' }, {}, 'charged'],
    ['through its last month', { to: '2026-06' }, {}, 'exempt'],
    ['not after it', { to: '2026-05' }, {}, 'charged'],
    ['a block that it names', { blocks: ['2', '1'] }, {}, 'exempt'],
    ['no other block', { blocks: ['2'] }, {}, 'charged'],
    ['no apartment without the type that it names', { apartmentTypes: ['3'] }, { typeId: null }, 'charged'],
    ['a floor between its floors', { floorFrom: 2, floorTo: 2 }, {}, 'exempt'],
    ['no floor above', { floorTo: 1 }, {}, 'charged'],
    ['no floor below', { floorFrom: 3 }, {}, 'charged'],
    ['no unknown floor', { floorFrom: -10 }, { floor: null }, 'charged'],
    ['one of several occupancies', { occupancies: ['for_sale'] }, {}, 'exempt'],
    ['no other occupancy', { occupancies: ['for_rent'] }, {}, 'charged'],
    ['a state of handover', { handoverStates: ['wait_closed'] }, {}, 'charged'],
    ['an apartment that it names', { apartments: ['7'] }, {}, 'exempt'],
    ['only where all conditions hold', { apartments: ['7'], blocks: ['2'] }, {}, 'charged'],
  ] as const)('%s', (_name, more, who, is) => {
    expect(rule6(more, who)).toBe(is)
  })
})

test('of several rules the first that fits decides', () => {
  const rules = [
    rule({ id: '1', apartments: ['8'] }),
    rule({ id: '2', effect: 'charge', coefficient: '2' }),
    rule({ id: '3' }),
  ]
  expect(rulingOf({ reach: 'all_apartments', rules }, home, '2026-06')).toMatchObject({
    is: 'charged',
    rule: { id: '2' },
  })
})

test('a fee that is charged by rule charges nobody that no rule names', () => {
  expect(rule6({ apartments: ['8'], effect: 'charge' }, {}, 'by_rule')).toBe('not_covered')
  expect(rule6({ effect: 'charge' }, {}, 'by_rule')).toBe('charged')
})

const terms = (more: Partial<FeeRule>) => ({
  terms: { reach: 'all_apartments' as const, rules: [rule({ effect: 'charge', ...more })] },
})

test('a coefficient multiplies the price, the tax follows, and the trace says by which rule', () => {
  const facts = { area: '68.35', ruled: home }
  const charge = chargeFixture(
    'area',
    [at('9000', { surcharges: vat('8') })],
    facts,
    terms({ coefficient: '1.5' }),
  )
  // 68.35 × 13,500 = 922,725; 8 % of it is 73,818.
  expect(charge.amount).toBe('996543')
  expect(charge.unitPrice).toBe('13500')
  expect(sumAmounts(parts(charge))).toBe(charge.amount)
  expect(charge.trace.rule).toEqual({ name: 'rule', coefficient: '1.5', reason: 'because' })
})

test('a coefficient multiplies what vehicles pay', () => {
  const facts = { ...withVehicles(vehicle('29X1', '100000')), ruled: home }
  expect(chargeFixture('parking', [], facts, terms({ coefficient: '0.5' })).amount).toBe('50000')
})

test('a coefficient of one leaves no trace, and an exempt apartment has no fee', () => {
  const facts = { area: '50', ruled: home }
  expect(chargeFixture('area', [at('9000')], facts, terms({ coefficient: '1.0' })).trace.rule).toBeUndefined()
  expect(outcomeOf('area', [at('9000')], { ...nothing, ...facts }, terms({ effect: 'exempt' }))).toEqual({
    skip: true,
  })
})
