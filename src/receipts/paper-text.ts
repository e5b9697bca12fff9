export { textOf } from '#domain/documents/values.ts'

/** Room to write by hand. */
export const dots = '……………………'
