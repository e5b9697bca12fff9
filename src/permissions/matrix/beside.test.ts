import { expect, test } from 'vitest'
import { formAnswer } from '#entities/forms/form-answer.ts'
import { besideOf } from './beside.ts'
import { emptyMatrix, setCells } from './matrix.ts'

const given = (...codes: Parameters<typeof besideOf>[0][]) =>
  setCells(
    emptyMatrix,
    codes.map((code) => ({ code, flag: 'read' as const })),
    true,
  )

test('a right on visitors names apartments and residents without the right to read them, and opens no answers to forms', () => {
  const { named, closed } = besideOf('manage_visitor', given('manage_visitor'))
  expect(named).toEqual(expect.arrayContaining(['manage_apartment', 'manage_resident']))
  expect(closed).toEqual([{ entity: formAnswer, needs: ['manage_form'] }])
})

test('what is given beside it is lacking no more', () => {
  const matrix = given('manage_visitor', 'manage_apartment', 'manage_form')
  const { named, closed } = besideOf('manage_visitor', matrix)
  expect([named.includes('manage_apartment'), named.includes('manage_resident'), closed]).toEqual([
    false,
    true,
    [],
  ])
})

test('a code that is not given lacks nothing', () => {
  expect(besideOf('manage_visitor', emptyMatrix)).toEqual({ named: [], closed: [] })
})
