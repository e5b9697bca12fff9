import { defineEntity } from '#core/entity.ts'
import { appAccesses } from '#domain/resident-invitation.ts'
import {
  code,
  computed,
  date,
  dateTime,
  email,
  hasMany,
  identifier,
  image,
  lines,
  password,
  phone,
  select,
  text,
} from '#core/fields/index.ts'

/** A person who lives in the building, or owns in it. */
export const resident = defineEntity({
  name: 'resident',
  path: 'residents',
  scope: 'building',
  permission: 'manage_resident',
  help: 'domain/residents',
  copied: 'never',
  begins: 'import',
  title: 'full_name',
  subtitle: 'code',
  menu: { module: 'ql', group: 'people', icon: 'team', order: 10 },
  webview: { list: true, show: true, edit: true, create: true },

  fields: {
    code: code({ numbered: 'CD-{00000}' }),
    full_name: text({ required: true, searchable: true }),
    name: text({ searchable: true }),
    gender: select({ required: true, options: ['male', 'female', 'unknown'], default: 'unknown' }),
    date_of_birth: date({ latest: 'today' }),
    nationality: select({ required: true, options: ['vietnam', 'foreign'], default: 'vietnam' }),
    resident_type: select({
      required: true,
      options: ['householder', 'not_householder'],
      default: 'not_householder',
    }),
    // A family may share one.
    phone_number: phone({ searchable: true, personal: 'update' }),
    email: email({ unique: true, searchable: true, personal: 'update' }),
    notification_emails: lines({ fields: { email: email({ required: true }) }, access: { read: 'update' } }),
    id_number: identifier({ unique: true, searchable: true, personal: 'update', maxLength: 30 }),
    id_issue_date: date(),
    id_expiry_date: date(),
    id_front_image: image({ access: { read: 'update' } }),
    id_back_image: image({ access: { read: 'update' } }),
    profile_image: image(),
    tag_image: image(),
    nfc_card: identifier({ personal: 'update', unique: true, maxLength: 50 }),
    password: password(),
    // The database writes both when an account gets or loses them as a home.
    app_access: select({
      required: true,
      options: appAccesses,
      default: 'never',
      readOnly: true,
      colors: { never: 'default', invited: 'primary', in: 'success' },
    }),
    app_since: dateTime({ readOnly: true }),
    lives_in: computed({ of: 'text', server: true, from: 'apartment' }),
    apartments: hasMany('residency', 'resident_id', { refuse: 'resident_has_apartments' }),
    vehicles: hasMany('vehicle', 'owner_id', { refuse: 'resident_has_vehicles' }),
    parking_cards: hasMany('parking_card', 'resident_id'),
    conversations: hasMany('conversation', 'sender_id'),
    invitations: hasMany('resident_invitation', 'resident_id'),
  },

  lifecycle: {
    initial: 'not_moved_in',
    states: {
      not_moved_in: { color: 'warning' },
      using: { color: 'success' },
      moved_out: { color: 'default' },
    },
    // Their stays decide (api/people/follow-stays.ts).
    transitions: {
      move_in: { from: ['not_moved_in', 'moved_out'], to: 'using', by: 'records' },
      move_out: { from: ['using', 'not_moved_in'], to: 'moved_out', by: 'records' },
      expect: { from: ['using', 'moved_out'], to: 'not_moved_in', by: 'records' },
    },
  },

  rules: [{ field: 'id_expiry_date', is: 'after', other: 'id_issue_date' }],
  list: {
    columns: [
      'code',
      'full_name',
      'lives_in',
      'phone_number',
      'email',
      'resident_type',
      'app_access',
      'gender',
      'status',
    ],
    card: ['lives_in', 'phone_number'],
    filters: ['resident_type', 'app_access', 'app_since', 'gender', 'nationality', 'date_of_birth', 'status'],
    sort: 'code',
  },
  summary: [
    { name: 'apartment', of: 'apartments', sort: '-move_in_date', show: 'apartment_id' },
    { name: 'relationship', of: 'apartments', sort: '-move_in_date', show: 'relationship_id' },
    'phone_number',
    'email',
    'resident_type',
    'vehicles',
    'parking_cards',
  ],
  form: [
    {
      name: 'general',
      fields: [
        'code',
        'full_name',
        'name',
        'gender',
        'date_of_birth',
        'nationality',
        'resident_type',
        'profile_image',
      ],
    },
    { name: 'contact', fields: ['phone_number', 'email', 'notification_emails', 'password'] },
    {
      name: 'identity',
      fields: ['id_number', 'id_issue_date', 'id_expiry_date', 'id_front_image', 'id_back_image'],
    },
    { name: 'access', fields: ['nfc_card', 'tag_image', 'app_access', 'app_since'] },
  ],
  tabs: ['apartments', 'vehicles', 'parking_cards', 'conversations', 'invitations'],
  imports: {
    by: ['code'],
    elseBy: [['id_number'], ['full_name', 'phone_number'], ['full_name', 'apartments.apartment_id']],
    beside: { apartments: ['apartment_id', 'relationship_id', 'move_in_date', 'apartment_permission'] },
  },
  overview: true,
})
