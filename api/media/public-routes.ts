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
import {
  publicBannerPicture,
  publicHandbook,
  publicNews,
  publicNotification,
  type PublicPage,
} from '#domain/calls/public-pages.ts'
import { publicBanners, publicTexts, tellText, type PublicPictures } from './public-texts.ts'

/** Texts that are published for everyone, their pictures and those of banners. */
export function publicRoutes(app: FastifyInstance, { db, files, services }: RoomServices): void {
  const asking = (request: FastifyRequest) => ({ db, limits: services.limits, request })
  const answerPicture = <T extends Pictured>(call: PictureCall, shown: PublicPictures<T>) =>
    answerCall(
      app,
      call,
      async ({ request, path: { id } }) => {
        const { picture } = await findCounted(asking(request), shown, id)
        const content =
          picture === null ? undefined : await files.openPicture({ entity: shown.entity, id }, picture)
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

  for (const [page, texts] of [
    [publicNews, publicTexts.news],
    [publicNotification, publicTexts.notification],
    [publicHandbook, publicTexts.handbook],
  ] as const) {
    answerCall(app, page.read, async ({ request, path: { id } }) => ({
      data: presentPublished(tellText(await findCounted(asking(request), texts, id), request.language)),
    }))
    answerPicture(page.picture, texts)
  }
  answerPicture(publicBannerPicture, publicBanners)
}

type PictureCall = PublicPage['picture']
interface Pictured {
  readonly picture: string | null
}

interface Asking {
  readonly db: Queryable
  readonly limits: Limits
  readonly request: FastifyRequest
}

/** 404 for everything that is not published for all. Numbers are easily tried: misses of one address are counted. */
async function findCounted<T extends Pictured>(
  { db, limits, request }: Asking,
  shown: PublicPictures<T>,
  id: string,
): Promise<T> {
  const key = `public-text:address:${addressKey(request.ip)}`
  await requireSlot(db, key, limits.publicMissesPerAddress)
  const found = wire.id.safeParse(id).success ? await shown.find(db, id) : undefined
  if (found === undefined) throw notFound()
  await giveBack(db, key)
  return found
}
