import { expect, test } from 'vitest'
import { problemsIn } from './problems-in.ts'

const form = 'export const Search = () => <form />'

test('antd’s form, and one that is drawn by hand, are refused in the console', () => {
  const texts = ["import { Button, Form } from 'antd'\nexport { Button, Form }", form]
  expect(problemsIn('forms/one', texts, { under: 'src/debts', ending: 'tsx' })).toEqual([1, 1])
})

test('the folder of the one form draws it, and other elements are nobody’s form', () => {
  expect(problemsIn('forms/one', [form], { under: 'src/crud/form', ending: 'tsx' })).toEqual([0])
  const texts = ["import { Button } from 'antd'\nexport const One = () => <Button />"]
  expect(problemsIn('forms/one', texts, { under: 'src/debts', ending: 'tsx' })).toEqual([0])
})
