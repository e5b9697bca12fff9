import { expect, test } from 'vitest'
import { emptyMatrix } from './matrix.ts'
import { shownModules } from './matrix-filter.ts'

test('a right to a screen that is not there is not offered', () => {
  const shown = shownModules({
    matrix: emptyMatrix,
    saved: emptyMatrix,
    view: 'all',
    keyword: '',
    nameOf: String,
  })
  const codes = shown.flatMap((one) => one.codes)
  expect(codes).toContain('manage_fee')
  expect(codes).not.toContain('manage_contract_map')
})
