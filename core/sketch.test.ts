import { expect, test } from 'vitest'
import { registry } from '#entities/index.ts'
import { requirementFor } from './derive/requirement.ts'
import { screensOf } from './derive/screens.ts'
import { completeSketches, registryOf, sketchOf } from './sketch.ts'

const { fee, apartment } = registry
/** As a built console has it: through JSON. */
const sent = () => registryOf(JSON.parse(JSON.stringify([fee, apartment].map(sketchOf))))

test('a sketch knows addresses and rights, and refuses what has not been loaded by name', () => {
  const known = sent().fee ?? fee
  expect(screensOf(known)).toEqual(screensOf(fee))
  expect(requirementFor(known, 'read')).toEqual(requirementFor(fee, 'read'))
  expect(() => known.fields).toThrow('the declaration of "fee" is not loaded: "fields"')
})

test('whoever holds a sketch has the whole declaration once it is loaded', () => {
  const known = sent()
  const held = known.fee
  completeSketches(known, [fee])
  expect(held).toEqual(fee)
  expect(() => known.apartment?.list).toThrow('not loaded')
})

test('a sketch stays small: thousands of entities would be needed to weigh what the console does', () => {
  const sizes = Object.values(registry).map((entity) => JSON.stringify(sketchOf(entity)).length)
  expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(400)
})
