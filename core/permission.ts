/** The five rights that a permission group gives for each code (docs/domain/permission-map.md). */
export const flags = ['read', 'create', 'update', 'delete', 'approve'] as const
export type Flag = (typeof flags)[number]

/** Where a right must be held: in the record's building, or for the organisation as a whole. */
export type Level = 'building' | 'organisation'
