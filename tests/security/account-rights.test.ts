import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, openTestServer, type TestServer } from '#tests/support/server/test-server.ts'
import { addBuildings, addPerson, give, right, tokenFor, type Person } from '#tests/support/server/people.ts'

// What an account's page says of its rights, to managers of accounts of one building and of both.
let server: TestServer
let colleague: Person
let first: string
let both: string
let admin: string
beforeAll(async () => {
  server = await openTestServer()
  await addBuildings(server)
  const managing = [right('manage_account', 'read'), right('manage_permission_group', 'read')]
  const [one, two] = [await addPerson(server), await addPerson(server)]
  await give(server, one, '1', managing)
  await give(server, two, '1', [right('manage_account', 'read')])
  await give(server, two, '2', managing)
  first = await tokenFor(server, one)
  both = await tokenFor(server, two)
  admin = await tokenFor(server, await addPerson(server, { type: 'org_admin' }))
  colleague = await addPerson(server)
  await give(server, colleague, '1', [right('manage_block', 'read', 'create')])
  await give(server, colleague, '1', [right('manage_block', 'read', 'delete')])
  await give(server, colleague, '2', [right('manage_fee', 'read')])
})
afterAll(() => server.close())

const ask = (token: string, path: string) => call(server, `GET /v1/manage/${path}`, { token })
interface Place {
  readonly building: { readonly id: string }
  readonly groups: readonly { readonly name: string; readonly group_permissions: unknown }[]
  readonly rights: readonly { readonly code: string }[]
}
const rights = async (token: string) =>
  (await ask(token, `org-members/${colleague.id}/rights`)).body.data as Place[]

test('an account’s rights are those of all its groups together, in each building where the reader manages accounts', async () => {
  const [here, ...others] = await rights(first)
  expect([here?.building.id, here?.groups.length, others.length]).toEqual(['1', 2, 0])
  expect(here?.rights.find(({ code }) => code === 'manage_block')).toEqual(
    right('manage_block', 'read', 'create', 'delete'),
  )
  expect((await rights(both)).map(({ building }) => building.id)).toEqual(['1', '2'])
  expect((await rights(admin)).map(({ building }) => building.id)).toEqual(['1', '2'])
})

test('what a group gives is told to those who may read groups there', async () => {
  const told = (await rights(both)).map(({ groups }) =>
    groups.map(({ group_permissions: given }) => given !== null),
  )
  expect(told).toEqual([[false, false], [true]])
})

test('modules that were not bought, and closed accounts, give nothing', async () => {
  await server.db.execute(`update building set permission_product_codes = '{tc}' where id = 1`)
  server.services.hub.send({ type: 'access' })
  const [here] = await rights(admin)
  expect(here?.rights.map(({ code }) => code)).not.toContain('manage_block')
  await server.db.execute(`update building set permission_product_codes = null where id = 1`)
  server.services.hub.send({ type: 'access' })
})

test('who may not see the account learns nothing', async () => {
  const other = await addPerson(server)
  await give(server, other, '2', [right('manage_account', 'read')])
  const alone = await addPerson(server)
  await give(server, alone, '1', [right('manage_block', 'read')])
  const path = `org-members/${(await addPerson(server)).id}/rights`
  expect((await ask(await tokenFor(server, other), path)).status).toBe(404)
  expect((await ask(await tokenFor(server, alone), path)).status).toBe(403)
})

describe('groups of buildings that one does not enter', () => {
  const names = async (token: string, query: string) => {
    const { body } = await ask(token, `org-members${query}`)
    return JSON.stringify(body)
  }
  const groupIn = async (id: string) =>
    (
      await server.db.query<{ name: string }>(
        `select g.name from permission_group g join account_permission_groups l on l.permission_group_id = g.id
          where l.account_id = $1 and g.building_id = $2`,
        [colleague.id, id],
      )
    ).map(({ name }) => name)

  test('have no names in lists, on pages and in exports', async () => {
    const [hidden = ''] = await groupIn('2')
    const [shown = ''] = await groupIn('1')
    for (const query of [
      '?building_id=1&limit=all&with=permission_groups',
      `/${colleague.id}?with=permission_groups`,
    ]) {
      const seen = await names(first, query)
      expect([query, seen.includes(`"${shown}"`), seen.includes(`"${hidden}"`)]).toEqual([query, true, false])
      expect((await names(both, query)).includes(`"${hidden}"`)).toBe(true)
    }
    const file = await fetch(`${server.address}/v1/manage/org-members/export?building_id=1&format=csv`, {
      headers: { authorization: `Bearer ${first}`, 'client-id': '3', 'accept-language': 'en' },
    })
    const text = await file.text()
    expect([file.status, text.includes(shown), text.includes(hidden)]).toEqual([200, true, false])
  })
})
