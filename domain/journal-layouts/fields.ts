import type { HandoverPart } from './names.ts'

/**
 * What a column of a layout may hold, by the file that it is in. A line of the journal is a line of the books, one side of
 * an entry, or a pair of a debit and a credit: `shapes`.
 */
export const layoutFields = {
  journal: [
    'entry',
    'day',
    'number',
    'kind',
    'head_text',
    'text',
    'currency',
    'code',
    'counter',
    'debit',
    'credit',
    'group',
    'debit_code',
    'credit_code',
    'amount',
    'object',
    'debit_object',
    'credit_object',
    'apartment',
    'party',
    'category',
  ],
  accounts: ['code', 'name'],
  objects: ['code', 'name', 'kind', 'address', 'tax_code'],
  openings: ['code', 'name', 'object', 'object_name', 'debit', 'credit', 'currency'],
} as const satisfies Readonly<Record<HandoverPart, readonly string[]>>

export type LayoutField<P extends HandoverPart = HandoverPart> = (typeof layoutFields)[P][number]

/**
 * `lines`: as the books have them. `sides`: one side a line, the lines of a group being one against many. `pairs`: one
 * debit, one credit and one amount a line.
 */
export const shapes = ['lines', 'sides', 'pairs'] as const
export type Shape = (typeof shapes)[number]
