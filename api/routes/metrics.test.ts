import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { handleErrors } from '../http/error-handler.ts'
import { createMetrics, timeRequests } from '../http/metrics.ts'
import { metricsRoute } from './metrics.ts'

const token = 'a token of sixteen or more'

async function ask(own: string | undefined, headers: Record<string, string> = {}) {
  const app = Fastify()
  handleErrors(app)
  const registry = createMetrics({ connections: () => ({ total: 1, idle: 1, waiting: 0 }) })
  timeRequests(app, registry)
  metricsRoute(app, { registry, token: own })
  const { statusCode, body } = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1', headers })
  return { statusCode, isTold: body.includes('lobby_') }
}

test('the token opens the metrics', async () => {
  expect(await ask(token, { authorization: `Bearer ${token}` })).toEqual({ statusCode: 200, isTold: true })
})

// A proxy on the same machine brings everybody's calls from this address, with a header that says so or without one.
test.each([
  [token, {}],
  [token, { authorization: 'Bearer a token of sixteen or mora' }],
  [token, { authorization: 'Bearer ' }],
  [undefined, {}],
  [undefined, { authorization: 'Bearer undefined' }],
  ['', { authorization: 'Bearer ' }],
  [undefined, { 'x-forwarded-for': '127.0.0.1' }],
])('without it they do not exist, from this machine either: %j %j', async (own, headers) => {
  expect(await ask(own, headers)).toEqual({ statusCode: 404, isTold: false })
})
