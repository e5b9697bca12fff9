/** A list with one of its items at another place, at most at either end. */
export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const place = Math.min(Math.max(to, 0), list.length - 1)
  return list.filter((_item, at) => at !== from).toSpliced(place, 0, ...list.slice(from, from + 1))
}
