import { expect, test } from 'vitest'
import { defineEntity } from '../entity.ts'
import { text, translated } from '../fields/index.ts'
import { titleIn, titleTranslations } from './title.ts'

const way = defineEntity({
  name: 'way',
  path: 'ways',
  scope: 'building',
  permission: 'manage_apartment',
  title: 'name',
  fields: { name: text({ required: true }), contents: translated({ of: ['name'] }) },
  list: { columns: ['name'] },
  form: [{ name: 'general', fields: ['name', 'contents'] }],
})

test('a title follows the language where the office gave one, and no other language stands in', () => {
  const record = { name: 'Tiền mặt', contents: [{ language_code: 'en', name: 'Cash' }] }
  expect(titleTranslations(way)).toBe('contents')
  expect(titleIn(way, record, 'en')).toBe('Cash')
  expect(titleIn(way, record, 'km')).toBeUndefined()
  expect(titleIn(way, { name: 'Tiền mặt' }, 'en')).toBeUndefined()
})
