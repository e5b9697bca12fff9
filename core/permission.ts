/** The five rights that a permission group gives for each code (docs/domain/permission-map.md). */
export const flags = ['read', 'create', 'update', 'delete', 'approve'] as const
export type Flag = (typeof flags)[number]

/** Where a right must be held: in the record's building, or for the organisation as a whole. */
export type Level = 'building' | 'organisation'

/** The codes of which each gives a right by itself: of `a|b` both. Each has beside it, as `a+b`, those of which `read` is needed. */
export const waysTo = (right: string): readonly (readonly [own: string, ...beside: string[]])[] =>
  right.split('|').map((way) => {
    const [own = '', ...beside] = way.split('+')
    return [own, ...beside]
  })

/** A right as routes and documents spell it: `a.update`, of `a+b` `a.update,b.read`, of `a|b` `a.update|b.update`. */
export const rightText = (right: string, flag: Flag): `${string}.${Flag}` =>
  waysTo(right)
    .map(([own, ...beside]) => [`${own}.${flag}`, ...beside.map((code) => `${code}.read`)].join())
    .join('|') as `${string}.${Flag}`
