import { belongsTo, code, date, files, hasMany, longText } from '#core/fields/index.ts'

// Goods received, issued and counted are documents alike: approving one moves the stock of its warehouse by its lines.

export const documentHead = (numbered: string) => ({
  code: code({ numbered }),
  warehouse_id: belongsTo('warehouse', { required: true, where: { field: 'is_active', equals: true } }),
  date: date({ required: true, starts: 'today' }),
})

/** `via`: the field of a movement that names the document. */
export const documentFoot = <const V extends string>(via: V) => ({
  files: files({ max: 5 }),
  note: longText(),
  cancel_reason: longText({ maxLength: 500 }),
  movements: hasMany('stock_movement', via, { refuse: 'document_has_movements' }),
})

export const documentShape = {
  lifecycle: {
    initial: 'draft',
    waits: ['draft'],
    states: {
      draft: { color: 'primary' },
      approved: { color: 'success' },
      cancelled: { color: 'danger' },
    },
    transitions: {
      approve: { from: ['draft'], to: 'approved', flag: 'approve', confirm: true },
      cancel: {
        from: ['draft', 'approved'],
        to: 'cancelled',
        flag: 'approve',
        asks: ['cancel_reason'],
        requires: ['cancel_reason'],
      },
    },
  },
  conditions: [{ fields: ['cancel_reason'], show: { field: 'status', equals: 'cancelled' } }],
  frozen: [{ in: ['approved', 'cancelled'] }],
  tabs: ['movements'],
} as const

/** The sections below the general one. */
export const documentSections = [
  { name: 'lines', fields: ['lines'] },
  { name: 'more', fields: ['files', 'note', 'cancel_reason'] },
] as const
