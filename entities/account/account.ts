import { defineEntity } from '#core/entity.ts'
import { userTypes } from '#domain/permission.ts'
import { belongsTo, email, image, manyToMany, password, phone, select, text } from '#core/fields/index.ts'

/** Someone who signs in: staff of the organisation, or a resident (docs/domain/permission-map.md). */
export const account = defineEntity({
  name: 'account',
  path: 'org-members',
  scope: 'organisation',
  permission: 'manage_account',
  help: 'admins/rights',
  title: 'name',
  subtitle: 'email',
  home: 'home_building_id',
  choices: { address: 'colleagues', fields: ['name'] },
  replyKey: 'users',
  screens: { list: 'account-management' },
  menu: { module: 'account', group: 'account', icon: 'user', order: 30 },

  fields: {
    /** The staff code that receipts print beside the name: its owner can't change it. Given by the server if left empty. */
    code: text({ unique: true, searchable: true, format: 'code', uppercase: true, maxLength: 20 }),
    name: text({ required: true, searchable: true }),
    phone_number: phone({ unique: true, searchable: true, personal: 'update' }),
    // Required of staff; residents may have a phone number instead.
    email: email({ unique: true, searchable: true, personal: 'update' }),
    type: select({ required: true, options: userTypes, default: 'org_member' }),
    avatar: image(),
    password: password({ readOnly: true }),
    permission_groups: manyToMany('permission_group'),
    resident_id: belongsTo('resident'),
    home_building_id: belongsTo('building', { readOnly: true, onDelete: 'set null' }),
  },

  lifecycle: {
    initial: 'active',
    states: { active: { color: 'success' }, disabled: { color: 'danger' } },
    transitions: {
      enable: { from: ['disabled'], to: 'active', flag: 'update' },
      disable: { from: ['active'], to: 'disabled', flag: 'update', confirm: true },
    },
  },

  actions: {
    /** Nobody types another person's password: its owner gets a link by e-mail. */
    send_link: {
      flag: 'update',
      when: { field: 'status', equals: 'active' },
      refuse: 'account_disabled',
      toOthers: true,
    },
  },

  mails: { on: ['create', 'send_link'], to: 'email' },

  conditions: [
    { fields: ['resident_id'], show: { field: 'type', equals: 'org_resident' } },
    {
      fields: ['email'],
      require: {
        any: [
          { field: 'type', notEquals: 'org_resident' },
          { field: 'phone_number', present: false },
        ],
      },
    },
  ],
  list: {
    columns: ['code', 'name', 'email', 'phone_number', 'type', 'permission_groups', 'status'],
    card: ['phone_number', 'permission_groups'],
    filters: ['type', 'permission_groups', 'status'],
    sort: 'name',
  },
  form: [
    { name: 'general', fields: ['code', 'name', 'email', 'phone_number', 'avatar'] },
    { name: 'access', fields: ['type', 'resident_id', 'permission_groups', 'home_building_id'] },
    { slot: 'rights' },
  ],
})
