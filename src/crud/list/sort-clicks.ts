import type { Sort } from '#domain/lists/list-state.ts'

/** Up, down, not at all. A plain click sorts by that column alone; with Shift it joins the others. */
export function nextSort(before: readonly Sort[], field: string, adds: boolean): readonly Sort[] {
  const own = before.find((one) => one.field === field)
  const next = own === undefined ? { field, desc: false } : own.desc ? undefined : { field, desc: true }
  if (!adds) return next === undefined ? [] : [next]
  if (own === undefined) return [...before, { field, desc: false }]
  return before.flatMap((one) => (one.field !== field ? [one] : next === undefined ? [] : [next]))
}
