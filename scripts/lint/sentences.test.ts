import { expect, test } from 'vitest'
import { problemsIn } from './problems-in.ts'

const head = 'declare const t: (key: string) => string\ndeclare const tools: { t: typeof t }\n'
const problems = (calls: readonly string[]) =>
  problemsIn(
    'sentences/by-code',
    calls.map((one) => `${head}export const said = ${one}\n`),
  )

test('a sentence of the catalogue that is said without its limits is refused', () => {
  const refused = ["t('error.too_long')", 'tools.t(`error.${t("x")}`)', 't("error.required")']
  expect(problems(refused)).toEqual(refused.map(() => 1))
})

test('other words are left alone', () => {
  const allowed = ["t('console.errors.title')", "tools.t('entity.fee.one')", '"error.required"']
  expect(problems(allowed)).toEqual(allowed.map(() => 0))
})
