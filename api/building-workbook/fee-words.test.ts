import { expect, test } from 'vitest'
import { labels } from '#entities/labels.ts'
import { feeWords } from './fee-words.ts'

const { wordsIn, meaning } = feeWords(
  [
    { code: 'QL', name: 'Phí quản lý', type: 'MANAGEMENT' },
    { code: 'RAC', name: 'Vệ sinh, rác', type: 'OTHERS' },
    { code: 'SAN', name: 'Sân vườn', type: 'OTHERS' },
  ],
  labels,
)
const meanings = (text: string) => wordsIn(text).map((word) => meaning(word))

test.each([
  ['all fees', 'tất cả', ['all']],
  ['all fees in another language', 'All fees', ['all']],
  ['a code in any case', 'ql', [['QL']]],
  ['a name, though it has a comma', 'Vệ sinh, rác', [['RAC']]],
  ['names between semicolons, one of which has a comma', 'phí quản lý; VỆ SINH, RÁC', [['QL'], ['RAC']]],
  ['all fees of a type, without accents', 'Phi khac, QL', [['RAC', 'SAN'], ['QL']]],
  ['a type of which the building has no fee', 'Nước', [undefined]],
  ['nobody’s words', 'Tiền rác, Internet', [undefined, undefined]],
])('%s', (_what, text, expected) => {
  expect(meanings(text)).toEqual(expected)
})
