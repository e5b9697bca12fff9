import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { handleErrors } from './error-handler.ts'
import { limitHandlerTime } from './handler-timeout.ts'

const soon = { handlerTimeout: 20, lookEvery: 5 }
const later = (ms: number) => new Promise<string>((resolve) => setTimeout(() => resolve('done'), ms))

let app: ReturnType<typeof Fastify>
beforeEach(() => {
  app = Fastify()
  handleErrors(app)
  limitHandlerTime(app, soon)
})
afterEach(() => app.close())

test('what takes too long is refused, and what comes after it is answered', async () => {
  app.get('/slow', () => later(200))
  app.get('/quick', () => later(1))
  const slow = app.inject('/slow')
  expect((await app.inject('/quick')).statusCode).toBe(200)
  const { statusCode, headers } = await slow
  expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
})

test('a route may have more time of its own', async () => {
  app.get('/long', { handlerTimeout: 5_000 }, () => later(60))
  expect((await app.inject('/long')).statusCode).toBe(200)
})
