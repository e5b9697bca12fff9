import { defineEntity } from '#core/entity.ts'
import { email, number, phone, select, text, translated } from '#core/fields/index.ts'

/** A phone number for residents, and its purpose. */
export const buildingContact = defineEntity({
  name: 'building_contact',
  path: 'building-contacts',
  scope: 'building',
  permission: 'manage_building_contact',
  help: 'users/talking-with-residents',
  copied: {
    ticked: false,
    by: ['name', 'phone_number'],
    // The police and the fire brigade; the office's own numbers are its own.
    where: { field: 'kind', equals: 'emergency' },
  },
  title: 'name',
  subtitle: 'phone_number',
  menu: { module: 'ql', group: 'media', icon: 'phone', order: 90 },
  screens: { list: 'building-contact' },

  fields: {
    name: text({ required: true, searchable: true }),
    kind: select({
      required: true,
      options: ['management', 'reception', 'security', 'technical', 'emergency', 'other'],
      colors: { emergency: 'danger' },
      default: 'management',
    }),
    phone_number: phone({ required: true, searchable: true }),
    email: email(),
    hours: text({ maxLength: 100 }),
    order: number({ required: true, min: 0, max: 10_000, integer: true, default: 0 }),
    language_contents: translated({ of: ['name', 'note'] }),
  },

  list: {
    columns: ['name', 'kind', 'phone_number', 'email', 'hours', 'order'],
    filters: ['kind'],
    sort: 'order',
  },
  form: [
    {
      name: 'general',
      fields: ['name', 'kind', 'phone_number', 'email', 'hours', 'order', 'language_contents'],
    },
  ],
  resident: {
    own: 'published',
    who: 'lives',
    reads: ['name', 'kind', 'phone_number', 'email', 'hours', 'language_contents'],
    sort: 'order',
  },
})
