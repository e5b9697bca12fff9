import { defineEntity } from '#core/entity.ts'
import { belongsTo, boolean, date } from '#core/fields/index.ts'

/** A resident's stay in an apartment: since when, and their relationship to the householder. */
export const residency = defineEntity({
  name: 'residency',
  path: 'residencies',
  scope: 'building',
  permission: 'manage_resident',
  help: 'domain/residents',
  copied: 'never',
  title: 'resident_id',
  subtitle: 'apartment_id',
  menu: { module: 'ql', group: 'people', icon: 'solution', order: 30 },

  fields: {
    block_id: belongsTo('block', { required: true }),
    apartment_id: belongsTo('apartment', {
      required: true,
      searchable: true,
      matching: { block_id: 'block_id' },
    }),
    resident_id: belongsTo('resident', { required: true, searchable: true }),
    relationship_id: belongsTo('relationship', {
      required: true,
      where: { field: 'status', equals: 'active' },
    }),
    move_in_date: date(),
    move_out_date: date(),
    householder_approved: boolean({ required: true, default: false }),
    // Left out: those of age do.
    apartment_permission: boolean(),
  },

  rules: [{ field: 'move_out_date', is: 'not_before', other: 'move_in_date' }],
  // Who comes back has two stays, one of which has ended.
  uniqueTogether: [['apartment_id', 'resident_id', 'move_out_date']],
  list: {
    columns: [
      'resident_id',
      'apartment_id',
      'relationship_id',
      'move_in_date',
      'move_out_date',
      'householder_approved',
      'apartment_permission',
    ],
    card: ['apartment_id', 'relationship_id'],
    filters: [
      'block_id',
      'apartment_id',
      'relationship_id',
      'householder_approved',
      'move_in_date',
      'move_out_date',
    ],
    sort: '-move_in_date',
  },
  form: [
    { name: 'general', fields: ['resident_id', 'block_id', 'apartment_id', 'relationship_id'] },
    {
      name: 'stay',
      fields: ['move_in_date', 'move_out_date', 'householder_approved', 'apartment_permission'],
    },
  ],
})
