import { existsSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { apiError } from '#api/http/error.ts'

const open = {
  permission: 'public',
  clientId: 'not_needed',
  query: 'ignored',
  openapi: { hide: true },
} as const

/** Serves the console's files; any other page address gets its shell, which reads the address itself. */
export async function consoleRoutes(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return
  await app.register(staticFiles, {
    root: folder,
    serve: false,
    index: false,
    dotfiles: 'deny',
    cacheControl: false,
    // The build leaves `x.js.br` and `x.js.gz` beside `x.js`.
    preCompressed: true,
    // Only for files that exist: browsers must not cache that one is missing, since an update may bring it.
    setHeaders: (reply, path) =>
      void reply.header('cache-control', isHashed(path.replace(/\.(?:br|gz)$/, '')) ? year : 'no-cache'),
  })
  app.get('/assets/*', { config: open }, (request, reply) =>
    reply.sendFile(`assets/${(request.params as { '*': string })['*']}`),
  )
  app.get('/*', { config: open }, (request, reply) => {
    const path = (request.params as { '*': string })['*']
    if (!isPage(path)) throw apiError(404, 'not_found')
    if (/\.[a-z0-9]{2,5}$/i.test(path)) return reply.sendFile(path)
    return reply.type('text/html; charset=utf-8').sendFile('index.html')
  })
}

const year = 'public, max-age=31536000, immutable'

/** Whether the file's name changes with its content: `assets/index-B7kfQ9aZ.js`. */
const isHashed = (path: string) => /[\\/]assets[\\/].*-[\w-]{8}\.\w+$/.test(path)

/** Plain addresses only: a misspelt or disguised API call must fail, not get a page. */
const isPage = (path: string) =>
  /^[\p{L}\p{N}_.~@-]*(?:\/[\p{L}\p{N}_.~@-]+)*\/?$/u.test(path) &&
  !/^(?:v1|health|metrics)(?:\/|$)|(?:^|\/)\.{1,2}(?:\/|$)/i.test(path)
