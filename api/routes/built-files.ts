import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Routes of what was built for browsers: open to all, whatever the address asks. */
export const openRoute = {
  permission: 'public',
  clientId: 'not_needed',
  query: 'ignored',
  openapi: { hide: true },
} as const

/** Prepares `reply.sendFile` for the files of a build; once for all builds that a server serves. */
export async function prepareSending(app: FastifyInstance, root: string): Promise<void> {
  if (app.hasReplyDecorator('sendFile')) return
  await app.register(staticFiles, {
    root,
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
}

const year = 'public, max-age=31536000, immutable'

/** Whether the file's name changes with its content: `assets/index-B7kfQ9aZ.js`. */
const isHashed = (path: string) => /[\\/]assets[\\/].*-[\w-]{8}\.\w+$/.test(path)

/** Plain addresses only: a misspelt or disguised one must fail, not get a page. */
export const isPlain = (path: string) =>
  /^[\p{L}\p{N}_.~@-]*(?:\/[\p{L}\p{N}_.~@-]+)*\/?$/u.test(path) && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(path)
