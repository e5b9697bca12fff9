import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flags } from '#core/permission.ts'
import {
  isRightOpen,
  isOrganisationCode,
  memberRights,
  moduleCodes,
  permissionCodeNames,
  type GroupPermission,
  type PermissionCode,
} from '#domain/permission.ts'
import { createDecider } from './decider.ts'
import { mergePermissions, organisationPlace } from './policy.ts'
import { allows, parsePermission, verdictOn } from './route-permission.ts'

const codes = permissionCodeNames.slice(0, 4)
const row = fc.record({
  code: fc.constantFrom(...codes),
  read: fc.boolean(), create: fc.boolean(), update: fc.boolean(), delete: fc.boolean(), approve: fc.boolean(),
}) // prettier-ignore
const word = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.tuple(fc.constantFrom(...codes), fc.constantFrom(...flags)).map((pair) => pair.join('.')),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', 'manage_nothing.read', 'manage_block.fly', '__proto__.read', 'a.b.c'),
  },
)
const expression = fc
  .array(fc.array(word, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
  .map((ways) => ways.map((way) => way.join(',')).join('|'))

/**
 * The rule of docs/domain/permission-map.md without casbin: a comma means all, a pipe means any; an unknown word makes the string
 * invalid.
 */
function table(map: readonly GroupPermission[], text: string): boolean {
  const words = text.split('|').map((way) => way.split(','))
  const isKnown = (one: string) => {
    const [code, flag, ...rest] = one.split('.')
    return (
      rest.length === 0 &&
      permissionCodeNames.some((name) => name === code) &&
      flags.some((name) => name === flag)
    )
  }
  if (!words.flat().every(isKnown)) return false
  const holds = (one: string) => {
    const [code, flag] = one.split('.')
    return map.some((line) => line.code === code && flags.some((name) => name === flag && line[name]))
  }
  return words.some((way) => way.every(holds))
}

test('casbin, the decision table of a map that was sent, and the plain rule agree on 10,000 questions', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { maxLength: 6 }),
      fc.array(expression, { minLength: 10, maxLength: 10 }),
      async (map, texts) => {
        const server = await createDecider({ userType: 'org_member', permissions: { 1: map, 2: [] } })
        // The map as current-user sends it: the rights of all groups merged, through JSON.
        const sent = JSON.parse(JSON.stringify(mergePermissions([map]))) as GroupPermission[]
        const browser = await createDecider({ userType: 'org_member', permissions: { 1: sent } })
        for (const text of texts) {
          const answers = [allows(text, server, '1'), allows(text, browser, '1'), table(map, text)]
          if (new Set(answers).size > 1)
            throw new Error(`${text}: server ${answers[0]}, browser ${answers[1]}, rule ${answers[2]}`)
          if (allows(text, server, '2') !== table([], text))
            throw new Error(`${text} leaks into another building`)
        }
      },
    ),
    { numRuns: 1_000 },
  )
})

const place = fc.constantFrom('', 'organisation:')
const anyCode = fc.constantFrom(...permissionCodeNames)
/** What everybody who works in a building may do there, whatever their groups give. */
const isEverybodys = (code: PermissionCode, flag: (typeof flags)[number]) =>
  memberRights.some((one) => one.code === code && one.flag === flag)
const anyRow = row.chain((one) => anyCode.map((code) => ({ ...one, code })))

test('server and browser agree with the plain rule on modules and on rights for the organisation', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyRow, { maxLength: 8 }),
      fc.array(anyRow, { maxLength: 8 }),
      fc.subarray([...moduleCodes]),
      fc.array(fc.tuple(place, anyCode, fc.constantFrom(...flags)), { minLength: 10, maxLength: 10 }),
      async (map, organisation, bought, questions) => {
        const input = {
          userType: 'org_member' as const,
          permissions: { 1: map, [organisationPlace]: organisation },
          modules: { 1: bought },
        }
        const sent = JSON.parse(JSON.stringify(input)) as typeof input
        const [server, browser] = [await createDecider(input), await createDecider(sent)]
        const holds = (
          rows: readonly GroupPermission[],
          code: PermissionCode,
          flag: (typeof flags)[number],
        ) => rows.some((one) => one.code === code && one[flag])
        for (const [level, code, flag] of questions) {
          const rule =
            level === ''
              ? (holds(map, code, flag) || isEverybodys(code, flag)) && isRightOpen(code, flag, bought)
              : holds(organisation, code, flag) && isOrganisationCode(code)
          const text = `${level}${code}.${flag}`
          const answers = [allows(text, server, '1'), allows(text, browser, '1')]
          expect([text, ...answers]).toEqual([text, rule, rule])
        }
      },
    ),
    { numRuns: 300 },
  )
})

test('whatever is put in, nothing is thrown and nothing strange is allowed', async () => {
  const decider = await createDecider({ userType: 'org_admin', permissions: {}, buildings: ['1'] })
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(text !== 'auth' && text !== 'public')
      return !allows(text, decider, '1')
    }),
  )
  for (const text of [undefined, '', ',', '|', 'auth,public', 'auth|manage_block.read'])
    expect(allows(text, decider, '1')).toBe(false)
})

test.each([
  ['manage_block.read', true],
  ['manage_block', true],
  ['manage_block.read,manage_resident.read', false],
  ['manage_block.read|manage_resident.read', true],
  ['manage_block.read,manage_apartment.read|manage_resident.read', true],
  ['manage_resident.read,manage_apartment.read|manage_resident.create', false],
  ['auth', true],
  ['public', true],
])('%s for one who reads blocks and apartments: %s', async (text, answer) => {
  const read = (code: string): GroupPermission => ({
    code,
    read: true,
    create: false,
    update: false,
    delete: false,
    approve: false,
  })
  const decider = await createDecider({
    userType: 'org_member',
    permissions: { 1: [read('manage_block'), read('manage_apartment')] },
  })
  expect(allows(text, decider, '1')).toBe(answer)
  expect(allows(text, decider)).toBe(answer)
})

test('an expired order shows as such only where the right itself is held', async () => {
  const read = (code: string): GroupPermission => ({
    code,
    read: true,
    create: false,
    update: false,
    delete: false,
    approve: false,
  })
  const decider = await createDecider({
    userType: 'org_member',
    permissions: { 1: [read('manage_block'), read('manage_order')] },
    expired: ['1'],
  })
  expect(verdictOn('manage_block.read', decider, '1')).toBe('order_expired')
  expect(verdictOn('manage_block.read', decider)).toBe('order_expired')
  expect(verdictOn('manage_block.update', decider, '1')).toBe('forbidden')
  expect(verdictOn('manage_block.read|manage_order.read', decider, '1')).toBe('allowed')
})

test('expressions are read once', () => {
  expect(parsePermission('manage_block.read')).toBe(parsePermission('manage_block.read'))
})
