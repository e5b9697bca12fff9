import { afterAll, beforeAll, expect, test } from 'vitest'
import { mayHear } from '#api/live/audience.ts'
import { registry } from '#entities/index.ts'
import { permissionCodeNames, permissionCodes, isRightOpen } from '#domain/permission.ts'
import { openSeededServer, outcome, type SeededServer } from '#tests/support/server/seeded-server.ts'
import { right, tokenFor, addPerson, give } from '#tests/support/server/people.ts'
import { batchIn, importsOf } from '#tests/support/server/sheets.ts'

// The server refuses modules that a building has not bought; hiding their menus is not enough.
let seeded: SeededServer
beforeAll(async () => {
  seeded = await openSeededServer()
})
afterAll(() => seeded.close())

const every = permissionCodeNames.map((code) => right(code, 'read', 'create', 'update', 'delete', 'approve'))

/** Building 1 buys these from today on, and nothing else. */
async function buy(...modules: string[]) {
  await seeded.db.execute(`delete from "order" where building_id = 1`)
  await seeded.db.execute(
    `insert into "order" (building_id, code, permission_product_codes, start_date, end_date, status)
      values (1, 'BOUGHT', $1::text[], current_date - 1, current_date + 30, 'complete')`,
    [modules],
  )
  seeded.server.services.hub.send({ type: 'access' })
}

test('a member is refused in modules that the order leaves out, in reading, writing, exporting and searching', async () => {
  await buy('ql')
  const manager = await seeded.member('1', ...every)
  for (const request of [
    'GET warehouses?building_id=1',
    'GET warehouses',
    'GET warehouses/export?building_id=1',
    'GET fees?building_id=1',
    'GET tariffs?building_id=1',
  ])
    expect([request, outcome(await manager(request))]).toEqual([request, '403 module_not_bought'])
  const made = await manager('POST warehouses', { building_id: '1', code: 'W-1', name: 'W' })
  expect(outcome(made)).toBe('403 module_not_bought')
  expect(outcome(await manager('GET apartments?building_id=1'))).toBe('200')
  // Pages that the menu lists under two modules open with either; orders and accounts are always open.
  expect(outcome(await manager('GET debts?building_id=1'))).not.toContain('module')
  expect(outcome(await manager('GET orders?building_id=1'))).toBe('200')
  await buy('ql', 'vh')
  expect(outcome(await manager('GET warehouses?building_id=1'))).toBe('200')
})

test('fee notices and the templates of papers open with either module that lists them', async () => {
  const notice = { building_id: '1', month: '2026-11', collect_on: '2026-11-20', channels: ['email'] }
  for (const module of ['ql', 'tc']) {
    await buy(module)
    const manager = await seeded.member('1', ...every)
    for (const request of ['GET group-notice-slips?building_id=1', 'GET example-templates?building_id=1'])
      expect([module, request, outcome(await manager(request))]).toEqual([module, request, '200'])
    expect([module, outcome(await manager('POST group-notice-slips', notice))]).toEqual([module, '201'])
  }
  await buy('vh')
  const manager = await seeded.member('1', ...every)
  expect(outcome(await manager('GET group-notice-slips?building_id=1'))).toBe('403 module_not_bought')
})

test('an org_admin passes every check, and a building that never had an order is not restricted', async () => {
  await buy('ql')
  expect(outcome(await seeded.as('ADM')('GET warehouses?building_id=1'))).toBe('200')
  await seeded.db.execute(`delete from "order" where building_id = 1`)
  await seeded.db.execute('update building set permission_product_codes = null where id = 1')
  const manager = await seeded.member('1', ...every)
  expect(outcome(await manager('GET warehouses?building_id=1'))).toBe('200')
  await seeded.db.execute(`update building set permission_product_codes = '{tc}' where id = 1`)
  seeded.server.services.hub.send({ type: 'access' })
  await expect
    .poll(async () => outcome(await manager('GET warehouses?building_id=1')))
    .toBe('403 module_not_bought')
})

test('the server’s decider and what current-user sends agree on every code', async () => {
  await buy('vh')
  const person = await addPerson(seeded.server)
  await give(seeded.server, person, '1', every)
  const token = await tokenFor(seeded.server, person)
  const { decider } = (await seeded.server.services.principals.of(token))!
  for (const code of permissionCodeNames) {
    const answer = isRightOpen(code, 'read', ['vh']) ? 'allowed' : 'module_not_bought'
    expect([code, permissionCodes[code], decider.verdict('1', code, 'read')]).toEqual([
      code,
      permissionCodes[code],
      answer,
    ])
  }
})

test('an import and the live events of a module end with the module', async () => {
  await buy('ql', 'vh', 'tc')
  const manager = await seeded.member('1', ...every)
  const imports = importsOf(seeded.server, manager.token)
  const sent = await imports.upload('indexed-fee', 'apartment_id,month\nnone,2026-01\n')
  expect(outcome(sent)).toBe('201')
  const { id } = batchIn(sent)
  await buy('ql')
  const steps = [`GET ${id}`, `GET ${id}/rows`, `GET ${id}/errors`, `POST ${id}/apply`, `POST ${id}/undo`]
  for (const step of steps)
    expect([step, outcome(await imports.ask(step, step.startsWith('GET') ? undefined : {}))]).toEqual([
      step,
      '404 record_not_found',
    ])
  expect(outcome(await imports.ask('GET indexed-fee/template?building_id=1'))).toBe('403 module_not_bought')
  expect(outcome(await imports.ask('GET indexed-fee/batches?building_id=1'))).toBe('403 module_not_bought')
  const principal = (await seeded.server.services.principals.of(manager.token))!
  const change = {
    type: 'changed',
    buildingId: '1',
    organisationId: '1',
    ids: ['1'],
    action: 'updated',
  } as const
  expect(mayHear(registry, principal, { ...change, resource: 'fee' })).toBe(false)
  expect(mayHear(registry, principal, { ...change, resource: 'block' })).toBe(true)
})
