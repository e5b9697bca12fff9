import { afterAll, beforeAll, expect, test } from 'vitest'
import { handoverWords } from '#domain/documents/handover-words.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// What is looked at when an apartment is handed over: the items of its type, or the usual ones, none of them judged.
let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
let block: string
beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
  block = await make('blocks', { name: 'HC', code: 'HC' })
})
afterAll(() => seeded.close())

async function make(path: string, values: object): Promise<string> {
  const reply = await a(`POST ${path}`, { building_id: '1', ...values })
  if (reply.status !== 201) throw new Error(`${path}: ${outcome(reply)}`)
  return recordOf(reply).id
}

let made = 0
async function handover(type: object | undefined, more: object = {}) {
  made += 1
  const typeId =
    type === undefined
      ? null
      : await make('apartment-types', { code: `HC${made}`, name: `Loại ${made}`, ...type })
  const apartment_id = await make('apartments', {
    code: `HC-${made}`,
    block_id: block,
    area: '50',
    apartment_type_id: typeId,
  })
  return make('handovers', {
    apartment_id,
    planned_at: '2026-11-20T02:00:00Z',
    receiver_name: 'Lê Hoa',
    ...more,
  })
}
const items = [{ item: 'Sân vườn' }, { item: 'Thang trong nhà' }]
const begun = (names: readonly string[]) =>
  names.map((item) => ({ item, passed: null, remark: null, photos: null }))
const checklistOf = async (id: string) => recordOf(await a(`GET handovers/${id}`)).checklist

test.each([
  ['those of its type', { handover_items: items }, ['Sân vườn', 'Thang trong nhà']],
  ['the usual ones where its type has none', {}, handoverWords.vi.items],
  ['the usual ones where it has no type', undefined, handoverWords.vi.items],
])('a handover begins with %s, none of them judged', async (_which, type, names) => {
  expect(await checklistOf(await handover(type))).toEqual(begun(names))
})

test('a checklist of its own is kept, and what it does not judge is not judged', async () => {
  const checklist = [{ item: 'Cửa', passed: true }, { item: 'Bếp', passed: false }, { item: 'Gara' }]
  const id = await handover({ handover_items: items }, { checklist })
  const rows = (await checklistOf(id)) as { readonly passed?: boolean | null }[]
  expect(rows.map(({ passed = null }) => passed)).toEqual([true, false, null])
})

test('what was judged may be judged anew, or not at all', async () => {
  const id = await handover({ handover_items: items })
  for (const passed of [true, false, null]) {
    const checklist = [{ item: 'Sân vườn', passed }]
    expect(outcome(await a(`PATCH handovers/${id}`, { checklist }))).toBe('200')
    expect(await checklistOf(id)).toMatchObject([{ passed }])
  }
})
