import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Limits } from '#api/auth/limits.ts'
import { giveBack, requireSlot } from '#api/auth/throttle.ts'
import { answerCall } from '#api/calls/answer-call.ts'
import type { Queryable } from '#api/database/pool.ts'
import { addressKey } from '#api/http/address.ts'
import { notFound } from '#api/http/error.ts'
import { FileAnswer } from '#api/http/answer-route.ts'
import { presentPublished } from '#api/records/present/present-own.ts'
import type { RoomServices } from '#api/room.ts'
import { wire } from '#domain/calls/values.ts'
import { publicHandbook, publicNews, publicNotification } from '#domain/calls/public-pages.ts'
import { publicTexts, tellText, type PublicTexts } from './public-texts.ts'

/** Texts that are published for everyone, and their pictures. */
export function publicRoutes(app: FastifyInstance, { db, files, services }: RoomServices): void {
  for (const [page, texts] of [
    [publicNews, publicTexts.news],
    [publicNotification, publicTexts.notification],
    [publicHandbook, publicTexts.handbook],
  ] as const) {
    const find = (request: FastifyRequest, id: string) =>
      findCounted({ db, limits: services.limits, request }, texts, id)

    answerCall(app, page.read, async ({ request, path: { id } }) => ({
      data: presentPublished(tellText(await find(request, id), request.language)),
    }))

    answerCall(
      app,
      page.picture,
      async ({ request, path: { id } }) => {
        const { picture } = await find(request, id)
        const content =
          picture === null ? undefined : await files.openPicture({ entity: texts.entity, id }, picture)
        if (content === undefined) throw notFound()
        return new FileAnswer(content.stream, {
          'content-type': content.type,
          'content-length': content.size,
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'same-origin',
          // Hidden again, it is soon nobody's any more.
          'cache-control': 'public, max-age=300',
        })
      },
      // An `img` sends no headers of ours.
      { clientId: 'not_needed' },
    )
  }
}

interface Asking {
  readonly db: Queryable
  readonly limits: Limits
  readonly request: FastifyRequest
}

/** 404 for everything that is not published for all. Numbers are easily tried: misses of one address are counted. */
async function findCounted({ db, limits, request }: Asking, texts: PublicTexts, id: string) {
  const key = `public-text:address:${addressKey(request.ip)}`
  await requireSlot(db, key, limits.publicMissesPerAddress)
  const found = wire.id.safeParse(id).success ? await texts.find(db, id) : undefined
  if (found === undefined) throw notFound()
  await giveBack(db, key)
  return found
}
