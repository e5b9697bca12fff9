import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { relationsOf } from '#core/derive/relations.ts'
import { isErrorCode } from '#core/errors/catalogue.ts'
import { entities } from '#resources'

const isSaid = (code: string) => isErrorCode(code) || code.endsWith('_exists')

test('whatever a declaration refuses with has its sentence', () => {
  const codes = entities.flatMap((entity) => [
    ...Object.values(relationsOf(entity)).flatMap(({ refuse }) => (refuse === undefined ? [] : [refuse])),
    ...Object.values(entity.lifecycle?.transitions ?? {}).flatMap(({ guard }) =>
      guard === undefined ? [] : [guard.code],
    ),
    ...(entity.rules ?? []).map(({ is, refuse }) => refuse ?? `invalid_${is}`),
  ])
  expect(codes.length).toBeGreaterThan(30)
  expect([...new Set(codes)].filter((code) => !isSaid(code))).toEqual([])
})

test('whatever server and language raise has its sentence', () => {
  const raised = /(?:apiError\(\d+, |code: |error: |SheetFault\()'([a-z]+(?:_[a-z]+)+)'/g
  const files = globSync('{api,core}/**/*.ts', { exclude: (name) => name.endsWith('.test.ts') })
  const places = [
    'api/extensions', 'api/records/create.ts', 'api/records/update.ts', 'api/imports/routes.ts', 'api/imports/sheet',
    'api/imports/workbook.ts', 'api/imports/csv.ts', 'core/fields', 'core/money/tariff',
  ] // prettier-ignore
  const codes = files
    .filter((name) => places.some((place) => name.startsWith(place)))
    .flatMap((name) => [...readFileSync(name, 'utf8').matchAll(raised)].map(([, code]) => code ?? ''))
  expect(codes.length).toBeGreaterThan(40)
  expect([...new Set(codes)].filter((code) => !isSaid(code))).toEqual([])
})
