import { isZero } from '#core/amount.ts'
import { addDays, monthOf, officeInstant } from '#core/days.ts'
import { meteredKinds, meteredTypes } from '#domain/metered-kinds.ts'
import type { FigureGroup, FigureRequest } from '#api/records/read/figures.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import { contract } from '#entities/contracts/contract.ts'
import { feedback } from '#entities/forms/feedback.ts'
import { visitor } from '#entities/people/visitor.ts'
import { serviceBooking } from '#entities/services/service-booking.ts'
import { utilityBooking } from '#entities/utilities/utility-booking.ts'
import { voucherPlanPeriod } from '#entities/vouchers/voucher-plan-period.ts'
import { compare, countOf, eq, figureAt, hasValue, isIn } from './parts.ts'

const near = 30
const recent = 90
const rounds = meteredTypes.map((type) => meteredKinds[type])

/** What is near its end, what is being read, what happens today, and how people find it. */
export function officeRequests(today: string) {
  const soon = [today, addDays(today, near)]
  const todays = [
    compare('from_time', 'gte', officeInstant(today)),
    compare('from_time', 'lt', officeInstant(addDays(today, 1))),
  ]
  // How satisfied those are who live here; what staff answer is in the list.
  const answered = [
    compare('created_at', 'gte', officeInstant(addDays(today, -recent))),
    eq('answered_by', 'resident'),
  ]
  return {
    contracts: countOf(contract.name, [
      isIn('status', ['approved', 'nearly_end']),
      compare('end_date', 'between', soon),
    ]),
    plans_due: countOf(voucherPlanPeriod.name, [
      isIn('status', ['coming_soon', 'active']),
      compare('due_on', 'between', soon),
    ]),
    plans_late: countOf(voucherPlanPeriod.name, [eq('status', 'expired')]),
    unmatched: countOf(bankLine.name, [eq('status', 'unmatched')]),
    [utilityBooking.name]: countOf(utilityBooking.name, [
      eq('date', today),
      compare('status', 'nin', ['cancel']),
    ]),
    [serviceBooking.name]: countOf(serviceBooking.name, [
      eq('date', today),
      compare('status', 'nin', ['cancel']),
    ]),
    [visitor.name]: countOf(visitor.name, [...todays, compare('status', 'nin', ['rejected'])]),
    satisfaction: {
      resource: feedback.name,
      filters: answered,
      sums: [null],
      by: 'rate_type',
    },
    answers: countOf(feedback.name, answered),
    ...Object.fromEntries(
      rounds.flatMap(({ reading, meter }) => [
        [reading, countOf(reading, [eq('month', monthOf(today))])],
        [meter, countOf(meter, [eq('is_active', true), hasValue('apartment_id')])],
      ]),
    ),
  } satisfies Partial<Record<OfficeKey, FigureRequest>>
}

type OfficeKey =
  | 'contracts'
  | 'plans_due'
  | 'plans_late'
  | 'unmatched'
  | 'satisfaction'
  | 'answers'
  | (typeof utilityBooking | typeof serviceBooking | typeof visitor)['name']
  | (typeof rounds)[number]['reading' | 'meter']
type Groups = Readonly<Partial<Record<OfficeKey, readonly FigureGroup[]>>>

export function officeFigures(groups: Groups) {
  const count = <Name extends OfficeKey>(name: Name) => {
    const records = figureAt(groups[name])
    return records === null ? [] : [{ name, records }]
  }
  return {
    unmatched: figureAt(groups.unmatched),
    ending: (['contracts', 'plans_due', 'plans_late'] as const).flatMap(count),
    meters: rounds.flatMap(({ reading, meter }) => {
      const read = figureAt(groups[reading])
      const meters = figureAt(groups[meter])
      // A building without meters of a kind has no round of theirs.
      return read === null || meters === null || isZero(meters.value)
        ? []
        : [{ resource: reading, read, meters }]
    }),
    today: [utilityBooking.name, serviceBooking.name, visitor.name].flatMap((resource) =>
      count(resource).map(({ records }) => ({ resource, records })),
    ),
    answers: figureAt(groups.answers),
    satisfaction: feedback.fields.rate_type.options.flatMap((rate) => {
      const answers = figureAt(groups.satisfaction?.filter(({ key }) => key === rate))
      return answers === null ? [] : [{ rate, answers }]
    }),
  }
}
