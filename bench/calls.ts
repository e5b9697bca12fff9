import { apartmentsPerBuilding, benchAccount, blockId, buildings, people } from './rows.ts'
import type { Call } from './load.ts'

/** The calls that are measured, in one server's own spelling. */
export interface Calls {
  /** In the list's own order. */
  readonly list: Call
  /** Sorted by a text, with numbers in it sorted as numbers. */
  readonly listByCode: Call
  /** The list, of buildings that each get a new record once a second, so that it must be counted again. */
  readonly listWhileWritten: Call
  readonly one: Call
  readonly create: Call
}
export const measured = ['list', 'listByCode', 'listWhileWritten', 'one', 'create'] as const

const buildingOf = (n: number) => String((n % buildings) + 1)
/** An apartment anywhere in the table. */
const apartmentOf = (n: number) => ((n * 7919) % (apartmentsPerBuilding * buildings)) + 1
const json = { 'content-type': 'application/json' }

const newApartment = (n: number, building = 1) => ({
  building_id: String(building),
  code: `N${n}`,
  name: `New ${n}`,
  block_id: blockId(building, 0),
  floor: 3,
  area: 70.5,
})

const headers = { 'client-id': '3', 'accept-language': 'en' }

/** The token of a member whose rights casbin decides. */
export async function signIn(url: string, person: number): Promise<string> {
  const reply = await fetch(`${url}/v1/auth/login`, {
    method: 'POST',
    headers: { ...headers, ...json },
    body: JSON.stringify(benchAccount(person)),
  })
  if (!reply.ok) throw new Error(`signing in: ${reply.status} ${await reply.text()}`)
  const { data } = (await reply.json()) as { data: { access_token: string } }
  return data.access_token
}

/** The people take turns. */
export async function lobbyCalls(url: string): Promise<Calls> {
  const tokens: string[] = []
  for (let person = 0; person < people; person++) tokens.push(await signIn(url, person))
  const headersOf = (n: number) => ({ authorization: `Bearer ${tokens[n % people]}` })
  const path = '/v1/manage/apartments'
  const columns = 'id,building_id,code,name,block_id,floor,area,handover_status'
  const list = (sort: string): Call => ({
    method: 'GET',
    url,
    headers,
    headersOf,
    path: (n) => `${path}?building_id=${buildingOf(n)}&sort=${sort}&page=1&limit=20&columns=${columns}`,
  })
  return {
    list: list('short_id'),
    listByCode: list('code'),
    listWhileWritten: list('short_id'),
    one: { method: 'GET', url, headers, headersOf, path: (n) => `${path}/${apartmentOf(n)}` },
    create: {
      method: 'POST',
      url,
      headers: { ...headers, ...json },
      headersOf,
      path: () => path,
      body: (n) => JSON.stringify(newApartment(n)),
    },
  }
}

export const bareCalls = (url: string): Calls => ({
  list: bareList(url, 'short_id'),
  listByCode: bareList(url, 'code'),
  listWhileWritten: bareList(url, 'short_id'),
  one: { method: 'GET', url, path: (n) => `/apartments/${apartmentOf(n)}` },
  create: {
    method: 'POST',
    url,
    headers: json,
    path: () => '/apartments',
    body: (n) => JSON.stringify(newApartment(n)),
  },
})

const bareList = (url: string, sort: string): Call => ({
  method: 'GET',
  url,
  path: (n) => `/apartments?building_id=${buildingOf(n)}&sort=${sort}`,
})

export const jsonServerCalls = (url: string): Calls => ({
  ...bareCalls(url),
  list: jsonServerList(url, 'short_id'),
  listByCode: jsonServerList(url, 'code'),
  listWhileWritten: jsonServerList(url, 'short_id'),
})

const jsonServerList = (url: string, sort: string): Call => ({
  method: 'GET',
  url,
  path: (n) => `/apartments?building_id=${buildingOf(n)}&_sort=${sort}&_order=asc&_page=1&_limit=20`,
})

/** Writes of somebody else: a new apartment in each building once a second, until it is stopped. */
export function writeMeanwhile({ create }: Calls): () => Promise<void> {
  let [written, failed] = [0, '']
  let last: Promise<unknown> = Promise.resolve()
  const write = async (n: number) => {
    const reply = await fetch(`${create.url}${create.path(n)}`, {
      method: create.method,
      headers: { ...create.headers, ...create.headersOf?.(n) },
      body: JSON.stringify(newApartment(writtenBefore++, (n % buildings) + 1)),
    })
    if (!reply.ok) failed = `${reply.status} ${await reply.text()}`
  }
  const timer = setInterval(() => {
    const n = written++
    last = last.then(() => write(n))
  }, 1_000 / buildings)
  return async () => {
    clearInterval(timer)
    await last
    if (failed !== '') throw new Error(`writing meanwhile: ${failed}`)
  }
}

/** Far from the numbers that the measured calls give their records. */
let writtenBefore = 50_000_000
