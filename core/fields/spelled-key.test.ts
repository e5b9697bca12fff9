import { expect, test } from 'vitest'
import { isCustomKey } from './custom-fields.ts'
import { followingKey, spellKey } from './spelled-key.ts'

test.each([
  ['Số người đi cùng', 'so_nguoi_di_cung'],
  ['Bring children?', 'bring_children'],
  ['មតិ', 'field_3'],
  ['2026', 'field_2026'],
  ['constructor', 'field_constructor'],
  ['', 'field_3'],
])('%s is spelled %s', (called, key) => {
  expect(spellKey(called, 2, [])).toBe(key)
  expect(isCustomKey(key)).toBe(true)
})

test('a key differs from those that are taken, and is never too long', () => {
  expect(spellKey('Tên', 1, ['ten'])).toBe('ten_2')
  expect(spellKey('Tên', 2, ['ten', 'ten_2'])).toBe('ten_3')
  expect(isCustomKey(spellKey('dài '.repeat(60), 0, []))).toBe(true)
})

test('a key follows what its row is called until somebody types another', () => {
  const spells = ['key', 'label'] as const
  const follow = (row: object, next: string) =>
    followingKey({ rows: [{ key: 'ten', label: 'Tên' }, { ...row }], at: 1, spells, next })
  expect(follow({ key: null, label: null }, 'Tuổi')).toBe('tuoi')
  expect(follow({ key: 'tuoi', label: 'Tuổi' }, 'Tuổi bé')).toBe('tuoi_be')
  expect(follow({ key: 'age', label: 'Tuổi' }, 'Tuổi bé')).toBe('age')
  expect(follow({ key: 'tuoi', label: 'Tuổi' }, 'Tên')).toBe('ten_2')
})
