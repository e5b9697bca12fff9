import { defineEntity } from '../entity.ts'
import {
  belongsTo,
  boolean,
  count,
  date,
  file,
  hasMany,
  manyToMany,
  money,
  number,
  password,
  phone,
  select,
  text,
} from '../fields/index.ts'
import { defineRegistry } from '../registry.ts'

/** A small set of declarations for the tests of derived things: every scope, every sort of relation. */
export const site = defineEntity({
  name: 'site',
  path: 'sites',
  scope: 'building_itself',
  permission: 'manage_building',
  title: 'name',
  fields: {
    name: text({ required: true, unique: true }),
    towers: hasMany('tower', 'building_id', { refuse: 'building_has_blocks' }),
  },
  list: { columns: ['name'] },
  form: [{ name: 'general', fields: ['name'] }],
})

export const tower = defineEntity({
  name: 'tower',
  path: 'towers',
  scope: 'building',
  permission: 'manage_block',
  title: 'code',
  trash: false,
  fields: {
    code: text({ required: true, unique: true }),
    leases: hasMany('lease', 'tower_id'),
    leases_count: count('lease', 'tower_id'),
  },
  list: { columns: ['code', 'leases_count'] },
  form: [{ name: 'general', fields: ['code'] }],
  tabs: ['leases'],
})

export const lease = defineEntity({
  name: 'lease',
  path: 'leases',
  scope: 'building',
  permission: 'manage_contract',
  title: 'code',
  fields: {
    code: text({ required: true, unique: true, searchable: true, immutable: true }),
    tower_id: belongsTo('tower', { required: true }),
    next_id: belongsTo('lease', { onDelete: 'set null' }),
    tags: manyToMany('tag'),
    guests: manyToMany('tower'),
    scan: file(),
    tenant_phone: phone({ personal: 'update', searchable: true }),
    rent: money({ required: true, access: { read: 'approve', update: 'approve' } }),
    deposit: money(),
    floor: number({ integer: true, default: 1 }),
    furnished: boolean({ required: true, default: false }),
    kind: select({ required: true, options: ['home', 'shop'], default: 'home' }),
    shop_name: text(),
    starts: date({ required: true }),
    ends: date(),
    signed_by: text({ readOnly: true }),
    reason: text(),
    pin: password(),
  },
  lifecycle: {
    initial: 'draft',
    states: { draft: { color: 'default' }, active: { color: 'success' }, over: { color: 'danger' } },
    transitions: {
      sign: { from: ['draft'], to: 'active', flag: 'approve', asks: ['signed_by', 'starts'] },
      stop: { from: ['active'], to: 'over', flag: 'update', asks: ['reason'], requires: ['reason'] },
      expire: { from: ['active'], to: 'over', by: 'clock', due: { field: 'ends', after: 1 } },
    },
  },
  rules: [
    { field: 'ends', is: 'after', other: 'starts' },
    { field: 'rent', is: 'at_least', other: 'deposit' },
  ],
  conditions: [
    {
      fields: ['shop_name'],
      show: { field: 'kind', equals: 'shop' },
      require: { field: 'kind', equals: 'shop' },
    },
    { fields: ['reason'], show: { field: 'shop_name', present: true } },
  ],
  uniqueTogether: [['tower_id', 'starts']],
  list: { columns: ['code', 'tower_id', 'status'], filters: ['tower_id', 'status'], sort: '-starts' },
  form: [
    {
      name: 'general',
      fields: ['code', 'tower_id', 'next_id', 'tags', 'guests', 'kind', 'shop_name', 'starts', 'ends'],
    },
    {
      name: 'money',
      fields: ['rent', 'deposit', 'floor', 'furnished', 'tenant_phone', 'scan', 'reason', 'pin'],
    },
  ],
  imports: { by: ['code'] },
})

export const tag = defineEntity({
  name: 'tag',
  path: 'tags',
  scope: 'organisation',
  permission: 'manage_file',
  title: 'name',
  fields: { name: text({ required: true, unique: true }), main_lease_id: belongsTo('lease') },
  operations: ['create'],
  history: false,
  export: false,
  list: { columns: ['name'] },
  form: [{ name: 'general', fields: ['name', 'main_lease_id'] }],
})

export const upload = defineEntity({
  name: 'file',
  path: 'files/{folder}/items',
  scope: 'building',
  buildingOptional: true,
  permission: 'manage_file',
  title: 'name',
  screens: { list: 'files' },
  fields: { name: text({ unique: true }) },
  list: { columns: ['name'] },
  form: [{ name: 'general', fields: ['name'] }],
})

export const sample = defineRegistry({ site, tower, lease, tag, file: upload })
