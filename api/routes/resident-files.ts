import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { apiError } from '#api/http/error.ts'
import { isPlain, openRoute, prepareSending } from './built-files.ts'

/**
 * Serves the residents' app at `/app/`: its files, and for every page its shell, which reads the address itself. A file
 * that is missing is 404, never the shell: a phone would take it for a script.
 */
export async function residentFiles(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return
  await prepareSending(app, folder)
  app.get('/app', { config: openRoute }, (_request, reply) => reply.redirect('/app/'))
  app.get('/app/*', { config: openRoute }, (request, reply) => {
    const path = (request.params as { '*': string })['*']
    if (!isPlain(path)) throw apiError(404, 'not_found')
    if (isOfFiles(path)) return reply.sendFile(path, folder)
    return reply.type('text/html; charset=utf-8').sendFile('index.html', folder)
  })
}

const isOfFiles = (path: string) => /^assets(?:\/|$)|\.[^/]*$/.test(path)
