import { randomUUID } from 'node:crypto'
import { clientId } from '#domain/constants.ts'
import { demoPassword } from '#entities/demo/index.ts'
import { lobbyUrl } from './lobby-url.ts'

export interface Answer {
  readonly status: number
  readonly body: Record<string, unknown>
}

/** A caller of the API beside the browser: what another person does meanwhile. */
export interface Caller {
  readonly token: string
  /** The building that they work in first. */
  readonly buildingId: string
  /** `call('PATCH blocks/7', { name: 'B' })`, below /v1/manage; throws on a refusal. */
  call(request: string, json?: unknown): Promise<Record<string, unknown>>
  create(path: string, values: Record<string, unknown>): Promise<{ id: string; version: number }>
}

const headers = (token?: string) => ({
  'client-id': clientId,
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
})

/** Any call, refused or not. */
export async function ask(
  request: string,
  { token, json, lobby = lobbyUrl() }: { token?: string; json?: unknown; lobby?: string } = {},
): Promise<Answer> {
  const [method = 'GET', path = ''] = request.split(' ')
  const answer = await fetch(`${lobby}${path}`, {
    method,
    headers: {
      ...headers(token),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

/** With `lobby`, at a test's own server. */
export async function apiAs(user: string, { lobby = lobbyUrl() } = {}): Promise<Caller> {
  const json = { username: `${user}@lobby.test`, password: demoPassword, remember: false }
  const token = String(dataOf(demand(await ask('POST /v1/auth/login', { json, lobby }))).access_token)
  const current = demand(await ask('GET /v1/current-user?check_token=1', { token, lobby }))
  const { building } = current.user as { building: { id: string } | null }
  const buildingId = building?.id ?? ''
  const call = async (request: string, body?: unknown) => {
    const [method, path] = request.split(' ')
    return demand(await ask(`${method} /v1/manage/${path}`, { token, json: body, lobby }))
  }
  return {
    token,
    buildingId,
    call,
    create: async (path, values) =>
      dataOf(await call(`POST ${path}`, { building_id: buildingId, ...values })) as {
        id: string
        version: number
      },
  }
}

export const dataOf = (body: Record<string, unknown>) => body.data as Record<string, unknown>

function demand({ status, body }: Answer): Record<string, unknown> {
  if (status >= 400) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}
