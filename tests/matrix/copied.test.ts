import { expect, test } from 'vitest'
import { copiedEntities, copiedReferences, copyKeyOf, copyRuleOf } from '#core/derive/copying.ts'
import type { AnyEntity, AnyField } from '#core/entity.ts'
import { kindOf } from '#core/kinds.ts'
import { registry } from '#entities/index.ts'

const all: readonly AnyEntity[] = Object.values(registry)
const copied = copiedEntities(registry)
const namesOf = (entities: readonly AnyEntity[]) => entities.map(({ name }) => name)

/** Its own fields, and those of its rows. */
const allFields = (entity: AnyEntity): AnyField[] =>
  Object.values(entity.fields).flatMap((field) => [
    field,
    ...Object.values(kindOf(field).inner?.(field) ?? {}),
  ])

test('every entity of a building says whether a copy of the building takes it, and no other does', () => {
  const ofBuilding = (entity: AnyEntity) => entity.scope === 'building' || entity.scope === 'building_itself'
  expect(namesOf(all.filter((entity) => ofBuilding(entity) && entity.copied === undefined))).toEqual([])
  expect(namesOf(all.filter((entity) => !ofBuilding(entity) && entity.copied !== undefined))).toEqual([])
})

test('each comes after those that its records name', () => {
  const names = namesOf(copied)
  const early = copied.flatMap((entity, at) =>
    copiedReferences(entity).flatMap(({ field, target }) =>
      names.indexOf(target) > at ? [`${entity.name}.${field}`] : [],
    ),
  )
  expect(early).toEqual([])
  // And after those that its rules look at, which are copied too.
  const wrong = copied.flatMap((entity, at) =>
    (copyRuleOf(entity)?.after ?? []).filter((name) => !names.slice(0, at).includes(name)),
  )
  expect(wrong).toEqual([])
})

test('what holds amounts is copied only where the currency is the same', () => {
  const holdsAmounts = (entity: AnyEntity) =>
    allFields(entity).some(({ kind }) => kind === 'money' || kind === 'price')
  const loose = copied.filter((entity) => holdsAmounts(entity) && copyRuleOf(entity)?.sameCurrency !== true)
  expect(namesOf(loose)).toEqual([])
})

test('no money moves, and nothing is copied that only the server makes', () => {
  const wrong = copied.filter(
    ({ movesMoney, operations, scope }) =>
      movesMoney === true ||
      operations?.includes(scope === 'building_itself' ? 'update' : 'create') === false,
  )
  expect(namesOf(wrong)).toEqual([])
})

test('a key names only what is copied, and no rows name other records, which would lead into the source', () => {
  const names = namesOf(copied)
  const wrong = copied.flatMap((entity) => {
    const key = copyKeyOf(entity)
    const lost = copiedReferences(entity).filter(
      ({ field, target, isMany }) => key.includes(field) && (isMany || !names.includes(target)),
    )
    const inRows = Object.entries(entity.fields).filter(([, field]) =>
      Object.values(kindOf(field).inner?.(field) ?? {}).some((one) => kindOf(one).relation !== undefined),
    )
    return [...lost.map(({ field }) => field), ...inRows.map(([name]) => name)].map(
      (name) => `${entity.name}.${name}`,
    )
  })
  expect(wrong).toEqual([])
})

test('a record that would say more without a reference is named by all that narrow it', () => {
  // A many-to-many of what is not copied narrows what a record is about: its copy must not be about everything.
  const names = namesOf(copied)
  const widened = copied.flatMap((entity) =>
    copiedReferences(entity).flatMap(({ field, target, isMany }) =>
      isMany &&
      target !== 'account' &&
      !names.includes(target) &&
      copyRuleOf(entity)?.onlyWith?.includes(field) !== true
        ? [`${entity.name}.${field}`]
        : [],
    ),
  )
  expect(widened).toEqual([])
})
