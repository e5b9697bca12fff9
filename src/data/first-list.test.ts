import axios, { type AxiosAdapter, type AxiosResponse } from 'axios'
import { beforeEach, expect, test, vi } from 'vitest'
import { takeFirstList } from './first-list.ts'

const page = globalThis as { lobbyList?: unknown }
const address = '/v1/manage/apartments?building_id=1'
const early = (answer: string | undefined) => ({ by: 'mine', address, answer: Promise.resolve(answer) })

const send = vi.fn<AxiosAdapter>(
  async (config) =>
    ({ data: '"sent"', status: 200, statusText: '', headers: {}, config }) satisfies AxiosResponse,
)
const httpOf = (token: string) => {
  const http = axios.create({ adapter: send })
  http.interceptors.request.use((request) => takeFirstList(request, token))
  return http
}
const ask = async (token: string) =>
  (
    await httpOf(token).get<unknown>('/v1/manage/apartments', {
      params: new URLSearchParams('building_id=1'),
    })
  ).data

beforeEach(() => send.mockClear())

test('the reply that the page has asked for early is taken once', async () => {
  page.lobbyList = early('{"apartments":[]}')
  expect([await ask('mine'), await ask('mine')]).toEqual([{ apartments: [] }, 'sent'])
})

test('the reply of one account is never shown to another, also not later', async () => {
  page.lobbyList = early('{"apartments":[]}')
  expect([await ask('another'), await ask('mine')]).toEqual(['sent', 'sent'])
})

test('a list of another building or another page leaves it for the one that it is for', async () => {
  page.lobbyList = early('{"apartments":[]}')
  expect((await httpOf('mine').get('/v1/manage/apartments?building_id=2')).data).toBe('sent')
  expect(await ask('mine')).toEqual({ apartments: [] })
})

test('what was refused is asked again, so that the refusal is told', async () => {
  page.lobbyList = early(undefined)
  expect(await ask('mine')).toBe('sent')
})
