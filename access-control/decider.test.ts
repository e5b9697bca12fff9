import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { flags } from '#core/permission.ts'
import { permissionCodeNames, type GroupPermission } from '#domain/permission.ts'
import { nobody } from './decider.ts'
import { organisationPlace } from './policy.ts'

const enforced = vi.hoisted(() => ({ count: 0 }))
vi.mock('casbin', async (original) => {
  const casbin = await original<typeof import('casbin')>()
  return {
    ...casbin,
    newEnforcer: async (...args: unknown[]) => {
      const enforcer = await casbin.newEnforcer(...args)
      const enforceSync = enforcer.enforceSync.bind(enforcer)
      enforcer.enforceSync = (...question: unknown[]) => {
        enforced.count++
        return enforceSync(...question)
      }
      return enforcer
    },
  }
})
type Deciders = typeof import('./decider.ts')
let createDecider: Deciders['createDecider']
let createEarlyDecider: Deciders['createEarlyDecider']
beforeAll(async () => {
  // Another file of the same process may have loaded casbin itself.
  vi.resetModules()
  ;({ createDecider, createEarlyDecider } = await import('./decider.ts'))
})
afterEach(() => {
  enforced.count = 0
})

const only = (code: string, flag: keyof GroupPermission): GroupPermission => ({
  code,
  read: false,
  create: false,
  update: false,
  delete: false,
  approve: false,
  [flag]: true,
})
const member = (permissions: Record<string, GroupPermission[]>, expired?: string[]) =>
  createDecider({ userType: 'org_member', permissions, expired })

test('a right holds for its own building, code and flag and for nothing else', async () => {
  const decider = await member({ 1: [only('manage_block', 'update')], 2: [only('manage_block', 'read')] })
  expect(decider.can('1', 'manage_block', 'update')).toBe(true)
  for (const [building, code, flag] of [
    ['1', 'manage_block', 'read'],
    ['2', 'manage_block', 'update'],
    ['1', 'manage_apartment', 'update'],
    ['11', 'manage_block', 'update'],
    ['', 'manage_block', 'update'],
    [null, 'manage_block', 'update'],
  ] as const)
    expect(decider.can(building, code, flag)).toBe(false)
  expect(decider.buildingsWith('manage_block', 'read')).toEqual(['2'])
  expect(decider.anywhere('manage_block', 'read')).toBe('allowed')
  expect(decider.anywhere('manage_block', 'delete')).toBe('forbidden')
})

test('of a right that two codes give, each gives its own flags, as far as its building is open', async () => {
  const either = 'manage_parking|manage_parking_log'
  const guard = await member({
    1: [only('manage_parking', 'read'), only('manage_parking_log', 'create')],
    2: [only('manage_block', 'read')],
  })
  const held = flags.filter((flag) => guard.can('1', either, flag))
  expect(held).toEqual(['read', 'create'])
  expect([guard.can('1', 'manage_parking', 'create'), guard.can('2', either, 'read')]).toEqual([false, false])
  expect(guard.buildingsWith(either, 'create')).toEqual(['1'])
  const late = await member({ 1: [only('manage_parking', 'read')] }, ['1'])
  expect(late.verdict('1', either, 'read')).toBe('order_expired')
})

test('everybody who works in a building may answer its survey, and reads no answers without the right', async () => {
  for (const decide of [
    member,
    (permissions: Record<string, GroupPermission[]>) =>
      createEarlyDecider({ userType: 'org_member', permissions }, Promise.resolve()),
  ]) {
    const decider = await decide({ 1: [only('manage_block', 'read')], 2: [] })
    expect(decider.buildingsWith('manage_feedback', 'create')).toEqual(['1', '2'])
    for (const flag of ['read', 'update', 'delete', 'approve'])
      expect(decider.anywhere('manage_feedback', flag)).toBe('forbidden')
    expect(decider.can('3', 'manage_feedback', 'create')).toBe(false)
    expect(decider.can(null, 'manage_feedback', 'create')).toBe(false)
  }
  const resident = await createDecider({ userType: 'org_resident', permissions: { 1: [] } })
  expect(resident.can('1', 'manage_feedback', 'create')).toBe(false)
  const late = await member({ 1: [] }, ['1'])
  expect(late.verdict('1', 'manage_feedback', 'create')).toBe('order_expired')
})

test('the page’s decider answers as casbin does, before and after that is there', async () => {
  const permissions = {
    1: [only('manage_block', 'update'), only('manage_block', 'read'), only('manage_apartment', 'approve')],
    2: [only('manage_block', 'read')],
    [organisationPlace]: [only('manage_permission_group', 'read'), only('manage_block', 'read')],
  }
  const asked = await member(permissions)
  const input = { userType: 'org_member', permissions } as const
  const waiting = createEarlyDecider(input, new Promise(() => undefined))
  const arrived = createEarlyDecider(input, Promise.resolve())
  let place = 10
  await vi.waitFor(() => {
    const before = enforced.count
    // A question that was not asked yet.
    arrived.can(String(place++), 'manage_block', 'read')
    expect(enforced.count).toBeGreaterThan(before)
  })
  for (const building of ['1', '2', '3', organisationPlace, null])
    for (const code of permissionCodeNames)
      for (const flag of [...flags, 'other'])
        for (const decider of [waiting, arrived])
          expect(decider.verdict(building, code, flag)).toBe(asked.verdict(building, code, flag))
})

test('two deciders do not share rights', async () => {
  const first = await member({ 1: [only('manage_block', 'read')] })
  const second = await member({ 1: [only('manage_apartment', 'read')] })
  expect([first.can('1', 'manage_block', 'read'), first.can('1', 'manage_apartment', 'read')]).toEqual([
    true,
    false,
  ])
  expect([second.can('1', 'manage_block', 'read'), second.can('1', 'manage_apartment', 'read')]).toEqual([
    false,
    true,
  ])
})

test('unknown codes are refused and never throw, for members and org_admins', async () => {
  const strange = [
    undefined,
    '',
    'manage_',
    'manage_block.read',
    '__proto__',
    'toString',
    '*',
    'manage_block\0read',
  ]
  const deciders = [
    await member({ 1: [only('manage_block', 'read')] }),
    await createDecider({ userType: 'org_admin', permissions: {}, buildings: ['1'] }),
    nobody,
  ]
  for (const decider of deciders)
    for (const word of strange) {
      expect(decider.can('1', word, 'read')).toBe(false)
      expect(decider.can('1', 'manage_block', word)).toBe(false)
    }
})

test('an org_admin passes every check in their own buildings and none in others', async () => {
  const decider = await createDecider({ userType: 'org_admin', permissions: {}, buildings: ['1', '2'] })
  expect(decider.can('1', 'manage_debt', 'approve')).toBe(true)
  expect(decider.can(null, 'manage_debt', 'approve')).toBe(true)
  expect(decider.can('3', 'manage_debt', 'approve')).toBe(false)
  expect(decider.buildingsWith('manage_debt', 'approve')).toEqual(['1', '2'])
  expect(enforced.count).toBe(0)
})

test('a building whose order has expired leaves orders alone open, for org_admins too', async () => {
  const rights = [only('manage_block', 'read'), only('manage_order', 'read')]
  const deciders = [
    await member({ 1: rights, 2: rights }, ['1']),
    await createDecider({ userType: 'org_admin', permissions: {}, buildings: ['1', '2'], expired: ['1'] }),
  ]
  for (const decider of deciders) {
    expect(decider.verdict('1', 'manage_block', 'read')).toBe('order_expired')
    expect(decider.verdict('1', 'manage_order', 'read')).toBe('allowed')
    expect(decider.verdict('2', 'manage_block', 'read')).toBe('allowed')
    expect(decider.buildingsWith('manage_block', 'read')).toEqual(['2'])
  }
  expect(deciders[0]?.verdict('1', 'manage_block', 'update')).toBe('forbidden')
})

test('casbin is asked once for each question', async () => {
  const decider = await member({ 1: [only('manage_block', 'read')] })
  for (let round = 0; round < 200; round++) {
    decider.can('1', 'manage_block', 'read')
    decider.can('1', 'manage_block', 'update')
  }
  expect(enforced.count).toBe(2)
})

test('rights for the organisation apply only there, and only for its own codes', async () => {
  const decider = await member({
    1: [only('manage_block', 'read')],
    [organisationPlace]: [only('manage_exchange_rate', 'update'), only('manage_debt', 'approve')],
  })
  expect(decider.can(null, 'manage_exchange_rate', 'update')).toBe(true)
  expect(decider.can(null, 'manage_debt', 'approve')).toBe(false)
  expect(decider.anywhere('manage_debt', 'approve')).toBe('forbidden')
  for (const place of ['1', '2', organisationPlace])
    expect(decider.can(place, 'manage_exchange_rate', 'update')).toBe(false)
  expect(decider.buildingsWith('manage_exchange_rate', 'update')).toEqual([])
  const inBuilding = await member({ 1: [only('manage_exchange_rate', 'update')] })
  expect(inBuilding.can(null, 'manage_exchange_rate', 'update')).toBe(false)
})

test('a module that was not bought is refused to members where the right is held, and not to org_admins', async () => {
  const rights = [
    only('manage_block', 'read'),
    only('manage_warehouse', 'read'),
    only('manage_debt', 'read'),
    only('manage_debt', 'create'),
  ]
  const input = { permissions: { 1: rights, 2: rights }, modules: { 1: ['ql'] } }
  const decider = await createDecider({ userType: 'org_member', ...input })
  expect(decider.verdict('1', 'manage_warehouse', 'read')).toBe('module_not_bought')
  expect(decider.verdict('1', 'manage_warehouse', 'update')).toBe('forbidden')
  // The list belongs to two modules, so either opens it; collecting belongs to finance alone.
  expect(decider.verdict('1', 'manage_debt', 'read')).toBe('allowed')
  expect(decider.verdict('1', 'manage_debt', 'create')).toBe('module_not_bought')
  expect(decider.verdict('1', 'manage_block', 'read')).toBe('allowed')
  expect(decider.verdict('2', 'manage_warehouse', 'read')).toBe('allowed')
  expect(decider.buildingsWith('manage_warehouse', 'read')).toEqual(['2'])
  const expired = await createDecider({ userType: 'org_member', ...input, expired: ['1'] })
  expect(expired.verdict('1', 'manage_warehouse', 'read')).toBe('order_expired')
  const admin = await createDecider({ userType: 'org_admin', ...input, buildings: ['1'] })
  expect(admin.verdict('1', 'manage_warehouse', 'read')).toBe('allowed')
})
