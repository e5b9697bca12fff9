import { defineEntity } from '#core/entity.ts'
import {
  boolean,
  code,
  email,
  hasMany,
  identifier,
  image,
  longText,
  number,
  phone,
  text,
} from '#core/fields/index.ts'

/** A company whose services residents book. */
export const provider = defineEntity({
  name: 'provider',
  path: 'service-providers',
  scope: 'building',
  permission: 'manage_provider',
  help: 'domain/booking',
  copied: { ticked: false },
  title: 'name',
  subtitle: 'code',
  menu: { module: 'ql', group: 'services', icon: 'shop', order: 40 },
  screens: { list: 'providers' },

  fields: {
    code: code(),
    name: text({ required: true, searchable: true }),
    contact_name: text({ searchable: true }),
    phone_number: phone({ searchable: true }),
    email: email({ searchable: true }),
    address: text(),
    website: text({ maxLength: 200, format: 'website' }),
    tax_code: identifier({ searchable: true, maxLength: 20 }),
    logo: image(),
    description: longText(),
    // One crew by default: then the database holds its bookings apart (docs/decisions/one-crew.md).
    jobs_at_once: number({ required: true, min: 1, max: 1000, integer: true, default: 1 }),
    is_active: boolean({ required: true, default: true }),
    services: hasMany('service', 'provider_id', { refuse: 'provider_has_services' }),
    bookings: hasMany('service_booking', 'provider_id', { refuse: 'provider_has_bookings' }),
  },

  list: {
    columns: ['code', 'name', 'contact_name', 'phone_number', 'email', 'is_active'],
    card: ['contact_name', 'phone_number'],
    filters: ['is_active'],
    sort: 'code',
  },
  form: [
    { name: 'general', fields: ['code', 'name', 'logo', 'jobs_at_once', 'is_active', 'description'] },
    { name: 'contact', fields: ['contact_name', 'phone_number', 'email', 'address', 'website', 'tax_code'] },
  ],
  tabs: ['services', 'bookings'],
})
