/** `2026-11` as offices write it: `11/2026`. */
export const monthName = (month: string) => month.split('-').toReversed().join('/')
