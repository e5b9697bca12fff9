import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { ApiError } from './error.ts'
import { limits } from './limits.ts'
import { readMultipart, type FileField } from './multipart-body.ts'

const app = Fastify({ bodyLimit: 2 ** 30 })
await app.register(multipart)
const one = { field: 'file', maxSizeMb: 1, most: 1 }
const routes: Readonly<Record<string, readonly FileField[]>> = {
  '/one': [one],
  '/many': [
    { field: 'images', maxSizeMb: 1, most: 2 },
    { ...one, maxSizeMb: 2 },
  ],
  '/none': [],
}
for (const [url, takesFiles] of Object.entries(routes))
  app.post(url, async (request) => {
    const total = takesFiles.reduce((sum, { maxSizeMb, most }) => sum + maxSizeMb * most, 0) * 2 ** 20
    await readMultipart(request, { maxBytes: total + limits.multipartBytes, takesFiles })
    return 'read'
  })
app.setErrorHandler((error, _request, reply) =>
  reply
    .code(error instanceof ApiError ? error.status : 500)
    .send(error instanceof ApiError ? { code: error.code, fields: error.fields, ...error.extras } : {}),
)
afterAll(() => app.close())

async function send(url: string, names: readonly string[], mib: number) {
  const form = new FormData()
  for (const name of names) form.append(name, new Blob([Buffer.alloc(mib * 2 ** 20)]), 'a.bin')
  const request = new Request('http://x', { method: 'POST', body: form })
  const payload = Buffer.from(await request.arrayBuffer())
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  const reply = await app.inject({ method: 'POST', url, payload, headers })
  return { status: reply.statusCode, body: reply.statusCode === 200 ? reply.body : reply.json<object>() }
}
const at = (field: string, maxSizeMb: number) => ({
  status: 413,
  body: {
    code: 'file_limit_exceeded',
    fields: [{ field, code: 'file_limit_exceeded', limits: { maxSizeMb } }],
  },
})

test('a file that fits is read', async () => {
  expect(await send('/one', ['file'], 1)).toEqual({ status: 200, body: 'read' })
})

test.each([
  ['a file over its size', '/one', ['file'], 1.5, at('file', 1)],
  ['a form’s one file that is over the whole form', '/one', ['file'], 6, at('file', 1)],
  ['one of several files', '/many', ['images[0]'], 1.5, at('images', 1)],
  ['one of a row', '/many', ['items[2][images][0]'], 1.5, at('items.2.images', 1)],
  ['one over the largest that the form takes', '/many', ['file'], 3, at('file', 2)],
  [
    'files that are too much together',
    '/many',
    [
      'images[0]',
      'images[1]',
      'images[2]',
      'file',
      'images[3]',
      'images[4]',
      'images[5]',
      'images[6]',
      'images[7]',
    ],
    1,
    { status: 413, body: { code: 'body_too_large', limits: { maxSizeMb: 4 } } },
  ],
  ['a form without files', '/none', ['x'], 5, { status: 413, body: { code: 'body_too_large' } }],
])('%s is refused with the size that is allowed', async (_what, url, names, mib, refused) => {
  expect(await send(url, names, mib)).toMatchObject(refused)
})
