/** The five rights that a permission group gives for each code (docs/domain/permission-map.md). */
export const flags = ['read', 'create', 'update', 'delete', 'approve'] as const
export type Flag = (typeof flags)[number]

/** Where a right must be held: in the record's building, or for the organisation as a whole. */
export type Level = 'building' | 'organisation'

/** The code of a right, and of `a+b` those of which it needs `read` beside it. */
export function codesIn(right: string): readonly [own: string, ...beside: string[]] {
  const [own = '', ...beside] = right.split('+')
  return [own, ...beside]
}

/** A right as routes and documents spell it: `a.update`, or of `a+b` `a.update,b.read`. */
export const rightText = (right: string, flag: Flag): `${string}.${Flag}` => {
  const [own, ...beside] = codesIn(right)
  return [`${own}.${flag}` as const, ...beside.map((code) => `${code}.read`)].join() as `${string}.${Flag}`
}
