import { compareAmounts, multiplyAmounts } from '#core/amount.ts'
import type { Country } from '../countries.ts'
import type { InterestPeriod } from './late-interest.ts'

/** The highest interest that may be agreed on, from a day on; what is above it is void. */
export interface InterestLimit {
  /** Percent a year. */
  readonly percent: string
  readonly law: string
  readonly from_date: string
}

const limits: Partial<Readonly<Record<Country, readonly InterestLimit[]>>> = {
  VN: [{ percent: '20', law: '91/2015/QH13', from_date: '2017-01-01' }],
}

const periodsInYear: Readonly<Record<InterestPeriod, string>> = { day: '365', month: '12' }

interface Agreed {
  readonly country: Country
  /** Percent of the period. */
  readonly rate: string
  readonly per: InterestPeriod
  /** yyyy-MM-dd */
  readonly day: string
}

/** The limit that a rate is above on a day; undefined where it is not, or where no limit is known. */
export function limitExceeded({ country, rate, per, day }: Agreed): InterestLimit | undefined {
  const limit = limits[country]?.findLast(({ from_date: from }) => from <= day)
  if (limit === undefined) return undefined
  return compareAmounts(multiplyAmounts(rate, periodsInYear[per]), limit.percent) > 0 ? limit : undefined
}
