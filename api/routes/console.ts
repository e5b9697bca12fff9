import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { apiError } from '#api/http/error.ts'
import { isPlain, openRoute, prepareSending } from './built-files.ts'

/** Serves the console's files; any other page address gets its shell, which reads the address itself. */
export async function consoleRoutes(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return
  await prepareSending(app, folder)
  app.get('/assets/*', { config: openRoute }, (request, reply) =>
    reply.sendFile(`assets/${(request.params as { '*': string })['*']}`, folder),
  )
  app.get('/*', { config: openRoute }, (request, reply) => {
    const path = (request.params as { '*': string })['*']
    if (!isPage(path)) throw apiError(404, 'not_found')
    if (/\.[a-z0-9]{2,5}$/i.test(path)) return reply.sendFile(path, folder)
    return reply.type('text/html; charset=utf-8').sendFile('index.html', folder)
  })
}

/** No page of the console has the beginning of a call of the API. */
const isPage = (path: string) => isPlain(path) && !/^(?:v1|health|metrics)(?:\/|$)/i.test(path)
