import { describe, expect, test } from 'vitest'
import { clearFlag, requirementFor } from './requirement.ts'
import { routesOf } from './routes.ts'
import { lease, tag, tower, upload } from './sample.fixture.ts'
import { screensOf } from './screens.ts'

const lines = (entity: Parameters<typeof routesOf>[0]) =>
  routesOf(entity).map((one) => `${one.method} ${one.url} ${one.transition ?? one.action} ${one.permission}`)

describe('routes', () => {
  test('of an entity with everything', () =>
    expect(lines(lease)).toEqual([
      'GET /v1/manage/leases list manage_contract.read',
      'GET /v1/manage/leases/figures figures manage_contract.read',
      'GET /v1/manage/leases/export export manage_contract.read',
      'GET /v1/manage/leases/:id one manage_contract.read',
      'GET /v1/manage/leases/:id/history history manage_contract.read',
      'POST /v1/manage/leases create manage_contract.create',
      'PUT /v1/manage/leases/:id replace manage_contract.update',
      'PATCH /v1/manage/leases/:id update manage_contract.update',
      'PATCH /v1/manage/leases update_many manage_contract.update',
      'DELETE /v1/manage/leases/:id delete manage_contract.delete',
      'DELETE /v1/manage/leases delete_many manage_contract.delete',
      'POST /v1/manage/leases/:id/restore restore manage_contract.delete',
      'POST /v1/manage/leases/:id/sign sign manage_contract.approve',
      'POST /v1/manage/leases/:id/stop stop manage_contract.update',
    ]))

  test('only of what is allowed', () =>
    expect(lines(tag)).toEqual([
      'GET /v1/manage/tags list manage_file.read',
      'GET /v1/manage/tags/figures figures manage_file.read',
      'GET /v1/manage/tags/:id one manage_file.read',
      'POST /v1/manage/tags create manage_file.create',
    ]))

  test('names to choose from, where it declares choices', () =>
    expect(lines({ ...tag, choices: { address: 'names', fields: ['name'] } })).toContain(
      'GET /v1/manage/tags/names choices auth',
    ))

  test('actions that are no transitions have a call each, with several records only where they say so', () => {
    const entity = {
      ...tag,
      actions: { print: { flag: 'read' }, send: { flag: 'update', bulk: true } },
    } as const
    expect(lines(entity).slice(-2)).toEqual([
      'POST /v1/manage/tags/:id/print print manage_file.read',
      'POST /v1/manage/tags/:id/send send manage_file.update',
    ])
    expect(
      routesOf(entity)
        .map(({ isBulk }) => isBulk === true)
        .slice(-2),
    ).toEqual([false, true])
    expect(requirementFor(entity, 'print')).toEqual({ code: 'manage_file', flag: 'read' })
  })

  test('no restore without a trash', () =>
    expect(lines(tower).some((one) => one.includes('restore'))).toBe(false))
  test('nested paths', () => expect(routesOf(upload)[0]?.url).toBe('/v1/manage/files/:folder/items'))
})

describe('screens', () => {
  test('by the entity’s names', () =>
    expect(screensOf(lease)).toEqual({
      list: 'leases',
      show: 'lease-detail/:id',
      edit: 'lease-edit/:id',
      create: 'lease-create',
    }))
  test('none for what users may not do', () =>
    expect(screensOf(tag)).toMatchObject({ edit: undefined, create: 'tag-create' }))
  test('own names go first', () => expect(screensOf(upload).list).toBe('files'))
})

describe('what a user must hold', () => {
  test.each([
    ['read', undefined, 'read'],
    ['delete', undefined, 'delete'],
    ['sign', undefined, 'approve'],
    ['stop', undefined, 'update'],
    ['expire', undefined, 'approve'],
    ['toString', undefined, 'approve'],
    ['read', 'rent', 'approve'],
    ['update', 'rent', 'approve'],
    ['read', 'code', 'read'],
    ['read', 'tenant_phone', 'read'],
    ['create', 'tenant_phone', 'update'],
  ])('to %s %s: %s', (action, field, flag) =>
    expect(requirementFor(lease, action, field)).toEqual({ code: 'manage_contract', flag }),
  )

  test('to see personal data in clear', () => {
    expect(clearFlag(lease, 'tenant_phone')).toBe('update')
    expect(clearFlag(lease, 'code')).toBeUndefined()
  })
})
