import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { limits } from './limits.ts'

/** Notes that so many bytes of the request's form have come; false if that is more than there is room for. */
type Note = (bytes: number) => boolean

const notes = new WeakMap<FastifyRequest, Note>()

/**
 * Bounds the memory that the forms of all senders take together, however slowly they come: what has come of one counts
 * until its call has ended, and one that comes on top of `most` bytes is refused. Each sender's part is bounded by the
 * calls that they may run. Must be applied before routes are added. Forms that are read before their call, those of
 * strangers, are short and not counted.
 */
export function limitFormMemory(app: FastifyInstance, most: number = limits.formBytesAtOnce): void {
  let held = 0
  const counted = new WeakSet<RouteHandlerMethod>()
  app.addHook('onRoute', (route) => {
    if (counted.has(route.handler)) return
    const work = route.handler
    const count = async (app: FastifyInstance, request: FastifyRequest, reply: FastifyReply) => {
      let own = 0
      notes.set(request, (bytes) => {
        own += bytes
        held += bytes
        return held <= most
      })
      try {
        return (await work.call(app, request, reply)) as unknown
      } finally {
        held -= own
        notes.delete(request)
      }
    }
    const handler: RouteHandlerMethod = function withRoom(request, reply) {
      return request.isMultipart() ? count(this, request, reply) : work.call(this, request, reply)
    }
    counted.add(handler)
    route.handler = handler
  })
}

/** Counts bytes of a form as they come; false if there is no room for them. */
export const noteFormBytes = (request: FastifyRequest, bytes: number): boolean =>
  notes.get(request)?.(bytes) ?? true
