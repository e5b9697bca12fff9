import { afterAll, beforeAll, expect, test } from 'vitest'
import { faults, openSeededServer, recordOf, type SeededServer } from '#tests/support/server/seeded-server.ts'

// Links that readers are shown or sent later, wherever somebody can give one.
let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
})
afterAll(() => seeded.close())

const harmful = ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'https://bank.vn@evil.example']

test.each([
  ['banners', 'link', 'invalid_link', { title: 'Sale' }],
  ['sliders', 'link', 'invalid_link', { title: 'Sale' }],
  ['service-providers', 'website', 'invalid_website', { name: 'Lift', code: 'LIFT-1' }],
])('%s take none that does harm', async (path, field, code, values) => {
  for (const address of harmful) {
    const made = await a(`POST ${path}`, { building_id: '1', ...values, [field]: address })
    expect([address, faults(made)]).toEqual([address, [`${field}:${code}`]])
  }
  const good = await a(`POST ${path}`, { building_id: '1', ...values, [field]: 'https://lobby.vn/x' })
  expect(recordOf(good)[field]).toBe('https://lobby.vn/x')
})

test('formatted text loses them', async () => {
  const content = harmful.map((address) => `<p><a href="${address}">x</a></p>`).join('')
  const made = await a('POST news', { building_id: '1', title: 'News', content })
  expect(String(recordOf(made).content)).not.toMatch(/javascript|data:|\/\/evil/)
})

test('a migration leaves none behind', async () => {
  const { readFile } = await import('node:fs/promises')
  const sql = await readFile('api/database/migrations/0150-links-spelt-out.sql', 'utf8')
  const given = { 'www.lobby.vn/x': 'https://www.lobby.vn/x', '/public/news/1': '/public/news/1', '/': '/' }
  const kept = [
    ...Object.entries(given),
    ['https://lobby.vn:8080/a?b=c', 'https://lobby.vn:8080/a?b=c'] as const,
  ]
  const gone = [...harmful, 'java\tscript:x', '/\\\\evil.example', 'anything'].map(
    (link) => [link, null] as const,
  )
  for (const [at, [link]] of [...kept, ...gone].entries())
    await seeded.db.execute(
      `insert into banner (building_id, title, link, place, "order", is_active) values (2, $1, $2, 'home', 0, true)`,
      [`M ${at}`, link],
    )
  for (const statement of sql.split('--> statement-breakpoint')) await seeded.db.execute(statement)
  const rows = await seeded.db.query<{ title: string; link: string | null }>(
    `select title, link from banner where building_id = 2 and title like 'M %' order by id`,
  )
  expect(rows.map(({ link }) => link)).toEqual([...kept, ...gone].map(([, after]) => after))
})
