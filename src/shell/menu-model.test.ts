import { expect, test } from 'vitest'
import { waysTo } from '#core/permission.ts'
import { createDecider } from '#access-control/decider.ts'
import { answerTo } from '#access-control/provider.ts'
import {
  isRightOpen,
  moduleCodes,
  type GroupPermission,
  type PermissionCode,
  type UserType,
} from '#domain/permission.ts'
import { entityOf } from '#resources'
import { screensOf } from '#core/derive/screens.ts'
import { menuWords } from '../locales/menu.ts'
import { pages } from '../page-list.ts'
import type { Session } from '../session/session.ts'
import { menuEntries } from './menu-entries.ts'
import { entriesFor, entryAt, groupsOf, modulesOf } from './menu-model.ts'

interface Someone {
  readonly type: UserType
  readonly reads?: readonly string[]
  readonly productCodes?: readonly string[]
  readonly expired?: boolean
}

const readOnly = (code: string): GroupPermission => ({
  code,
  read: true,
  create: false,
  update: false,
  delete: false,
  approve: false,
})

/** The menu of a user in building 1, according to the real decider. */
async function menuOf({ type, reads = [], productCodes = [...moduleCodes], expired = false }: Someone) {
  const summary = { id: '1', code: 'A', name: 'A', expired, currency_code: 'vnd' as const }
  const building = {
    ...summary,
    address: null,
    contact: null,
    hotline: null,
    logo: null,
    money_unit: null,
    deploy_month: null,
    chart: 'tt133' as const,
    permission_group: null,
    permission_product_codes: productCodes,
  }
  const decider = await createDecider({
    userType: type,
    permissions: { 1: reads.map(readOnly) },
    buildings: ['1'],
    expired: expired ? ['1'] : [],
  })
  const user = {
    id: '1',
    type,
    name: 'U',
    email: null,
    phone_number: null,
    avatar: null,
    language: null,
    email_unproved: false,
    organisation_id: '1',
    organisation_permissions: [],
    sends: [],
    resident_id: null,
    session_id: '1',
    buildings: [summary],
    building,
  }
  const session: Session = { status: 'signed_in', user, building, decider }
  return entriesFor(
    session,
    (action, resource) =>
      answerTo({ decider: () => decider, building: () => '1', entityOf }, { resource, action }).can,
  )
}

const names = (entries: readonly { readonly entity: { readonly name: string } }[]) =>
  entries.map(({ entity }) => entity.name)

test('whoever may read nothing sees nothing, nor does anyone before signing in', async () => {
  expect(await menuOf({ type: 'org_member' })).toEqual([])
  const nobody = await createDecider({ userType: 'org_member', permissions: {} })
  expect(entriesFor({ status: 'signed_out', decider: nobody }, () => true)).toEqual([])
})

test('a member sees exactly what they may read', async () => {
  const seen = await menuOf({ type: 'org_member', reads: ['manage_block', 'manage_permission_group'] })
  expect(seen.length).toBeGreaterThan(1)
  expect(new Set(seen.map(({ entity }) => entity.permission))).toEqual(
    new Set(['manage_block', 'manage_permission_group']),
  )
})

test('a right to change without one to read opens no entry', async () => {
  const decider = await createDecider({
    userType: 'org_member',
    permissions: { 1: [{ ...readOnly('manage_block'), read: false, update: true }] },
  })
  const answers = answerTo(
    { decider: () => decider, building: () => '1', entityOf },
    { resource: 'block', action: 'list' },
  )
  expect(answers.can).toBe(false)
})

test('modules that the building has not ordered are hidden, orders and accounts never', async () => {
  const reads = ['manage_block', 'manage_apartment', 'manage_order', 'manage_permission_group']
  const none = await menuOf({ type: 'org_member', reads, productCodes: [] })
  expect(modulesOf(none)).toEqual(['account'])
  expect(names(none)).toEqual(expect.arrayContaining(['order', 'permission_group']))
  const ordered = await menuOf({ type: 'org_member', reads, productCodes: ['ql'] })
  expect(modulesOf(ordered)).toEqual(['ql', 'account'])
  expect(names(ordered)).toEqual(expect.arrayContaining(['block', 'apartment']))
})

// Figures of contracts, for who has both modules.
const ofBothModules = ['/plan-report']

test.each(
  menuEntries
    .filter(({ path }) => !ofBothModules.includes(path))
    .map((entry) => [entry.module, entry.path, entry] as const),
)(
  'a building that bought %s alone may open what it lists: %s',
  (module, _path, { entity, permission, flag }) => {
    // The menu knows the codes of entities as texts.
    const codes = waysTo(permission ?? entity.permission).map(([code]) => code as PermissionCode)
    expect(codes.some((code) => isRightOpen(code, flag, [module]))).toBe(true)
  },
)

test('an org_admin sees all of it, ordered or not', async () => {
  expect(await menuOf({ type: 'org_admin', productCodes: [] })).toEqual(menuEntries)
})

test.each(['org_admin', 'org_member'] as const)(
  'an expired order leaves %s the way to renew it',
  async (type) => {
    const reads = ['manage_block', 'manage_apartment', 'manage_order', 'manage_permission_group']
    const seen = await menuOf({ type, reads, expired: true })
    const ofBuilding = seen.filter(
      ({ entity }) => entity.scope === 'building' || entity.scope === 'building_itself',
    )
    expect(names(ofBuilding)).toEqual(['order'])
  },
)

test('entries stand by module and group, each once, in their order', () => {
  const modules = modulesOf(menuEntries)
  expect(modules).toEqual(moduleCodes.filter((code) => modules.includes(code)))
  const shown = modules.flatMap((module) => groupsOf(menuEntries, module)).flatMap((group) => group.entries)
  expect(shown.length).toBe(menuEntries.length)
  expect(new Set(shown)).toEqual(new Set(menuEntries))
  for (const module of modules) {
    const groups = groupsOf(menuEntries, module).map(({ group }) => group)
    expect(new Set(groups).size).toBe(groups.length)
  }
})

test.each([
  ['/apartments', 'apartment'],
  ['/apartment-detail/12', 'apartment'],
  ['/apartment-edit/12', 'apartment'],
  ['/apartment-create', 'apartment'],
  ['/buildings', 'building'],
  ['/buildings/all', 'building'],
  ['/building-detail/3', 'building'],
  ['/manage-fee/water', 'fee'],
  ['/manage-fee-deleted/water', 'fee'],
  ['/manage-fee-create/water', 'group_fee_slip'],
  ['/dashboard', undefined],
  ['/', undefined],
  ['/apartment', undefined],
])('%s belongs to %s', (address, entity) => expect(entryAt(address)?.entity.name).toBe(entity))

test('a page without a component is a screen of its entity; each name of a page has one place in the menu', () => {
  const bare = pages.filter(({ load }) => load === undefined)
  for (const { path, right } of bare) {
    const entity = entityOf(right?.resource ?? '')
    expect([path, right?.flag]).toEqual([entity && screensOf(entity).create, 'create'])
  }
  const named = pages.flatMap(({ menu }) => menu?.name ?? [])
  expect(named.toSorted()).toEqual(Object.keys(menuWords.en.purpose).toSorted())
})

test('everybody has an entry for the current building; the list of all is an org_admin’s', async () => {
  const paths = (entries: readonly { readonly path: string }[]) =>
    entries.map(({ path }) => path).filter((path) => path.startsWith('/buildings'))
  const member = await menuOf({ type: 'org_member', reads: ['manage_building'] })
  expect(paths(member)).toEqual(['/buildings'])
  expect(paths(await menuOf({ type: 'org_admin' }))).toEqual(['/buildings', '/buildings/all'])
  // The page of a building lies under what this user has.
  expect(entryAt('/building-detail/3', member)?.path).toBe('/buildings')
  expect(entryAt('/building-detail/3')?.path).toBe('/buildings/all')
})
