import { expect, test } from 'vitest'
import { languages } from '#core/language.ts'
import { titleIn } from '../layout-columns.ts'
import { layouts, partsOf } from './layout.ts'
import { journalLayouts } from './names.ts'

const titles = (name: (typeof journalLayouts)[number], part: 'journal' | 'objects') =>
  (layouts[name].parts[part]?.columns ?? []).map((column) => titleIn(column.title, 'vi'))

test('MISA’s file has its 37 columns in their order', () => {
  expect(titles('misa', 'journal')).toHaveLength(37)
  expect(titles('misa', 'journal').slice(0, 15)).toEqual([
    'Hiển thị trên sổ',
    'Ngày chứng từ (*)',
    'Ngày hạch toán (*)',
    'Số chứng từ (*)',
    'Diễn giải',
    'Hạn thanh toán',
    'Loại tiền',
    'Tỷ giá',
    'Diễn giải (Hạch toán)',
    'TK Nợ (*)',
    'TK Có (*)',
    'Số tiền',
    'Số tiền quy đổi',
    'Đối tượng Nợ',
    'Đối tượng Có',
  ])
  expect(titles('misa', 'objects').slice(0, 2)).toEqual(['Mã khách hàng (*)', 'Tên khách hàng (*)'])
})

test('a layout has only the files that somebody could tell the columns of', () => {
  expect(Object.fromEntries(journalLayouts.map((name) => [name, partsOf(name)]))).toEqual({
    lobby: ['journal', 'accounts', 'objects', 'openings'],
    misa: ['journal', 'objects'],
    fast: ['journal', 'accounts', 'objects'],
  })
  for (const name of ['misa', 'fast'] as const) expect(layouts[name].unknown.length).toBeGreaterThan(0)
})

test('our own columns have a title in each language, and another program’s have its own in all', () => {
  for (const name of journalLayouts)
    for (const { title } of layouts[name].parts.journal.columns)
      for (const language of languages) {
        expect(titleIn(title, language)).not.toBe('')
        if (name !== 'lobby') expect(titleIn(title, language)).toBe(titleIn(title, 'vi'))
      }
})
