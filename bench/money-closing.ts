import { monthAfter } from '#core/days.ts'
import { cashiers, thisMonth } from './money-ground.ts'
import { askOf, collecting, type House } from './money-office.ts'
import { figure, said, seconds, timed, type Figure } from './money-times.ts'

const goal = 'p99 < 150 ms'

/** Closes the two last months of a building, the first with all before it, while cashiers collect in another. */
export async function closeMonths(house: House, other: House): Promise<Figure[]> {
  const ask = askOf(house)
  const take = await collecting(other, askOf(other), '1000')
  let at = 0
  const others = (calls: number) =>
    timed({ calls, parallel: cashiers, work: (_call, cashier) => take(at++, cashier) })
  const close = (before: number) => ask('closed-months', { month: monthAfter(thisMonth, -before) })
  await others(100)
  const alone = await others(300)
  let first = 0
  let second = 0
  const beside: number[] = []
  let isDone = false
  const collectBeside = async () => {
    while (!isDone) beside.push(...(await others(cashiers)))
  }
  const busy = collectBeside()
  first = await seconds(() => close(2))
  second = await seconds(() => close(1))
  isDone = true
  await busy
  const checklist = await timed({
    calls: 20,
    work: () => ask(`closed-months/checklist?building_id=${house.site.building}&month=${thisMonth}`),
  })
  return [
    { what: 'closing a month and all before it', said: `${first.toFixed(1)} s` },
    { what: 'closing the next month', said: `${second.toFixed(1)} s` },
    figure('checklist of a month, p50 / p99', checklist, goal),
    {
      what: 'collecting in the other building meanwhile, p50 / p99',
      said: said(beside.toSorted((a, b) => a - b)),
      goal: 'as without',
    },
    figure('– the same while nobody closes', alone),
  ]
}
