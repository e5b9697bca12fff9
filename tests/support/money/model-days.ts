/* oxlint-disable amounts/exact -- whole đồng as bigint, as the model has them */

/** A day as the model counts it: 0 is today, -1 yesterday. */
export type ModelDay = number
export const today: ModelDay = 0

/** Sums by key and day: what is there, and the least that is there on a day and on each one since. */
export function createDays<Key>(begun: ReadonlyMap<Key, ReadonlyMap<ModelDay, bigint>> = new Map()) {
  const all = new Map([...begun].map(([key, days]) => [key, new Map(days)]))
  const daysOf = (key: Key) => [...(all.get(key) ?? [])]
  return {
    move(key: Key, amount: bigint, day: ModelDay): void {
      const days = all.get(key) ?? new Map<ModelDay, bigint>()
      all.set(key, days.set(day, (days.get(day) ?? 0n) + amount))
    },
    leastSince(key: Key, day: ModelDay): bigint {
      let balance = 0n
      for (const [at, amount] of daysOf(key)) if (at <= day) balance += amount
      let least = balance
      for (const [, amount] of daysOf(key)
        .filter(([at]) => at > day)
        .toSorted(([a], [b]) => a - b)) {
        balance += amount
        if (balance < least) least = balance
      }
      return least
    },
  }
}
