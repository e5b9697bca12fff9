import type { FastifyInstance } from 'fastify'
import { requireOpenBuilding } from '#api/auth/open-building.ts'
import { answerCall } from '#api/calls/answer-call.ts'
import type { Caller } from '#api/context.ts'
import { FileAnswer } from '#api/http/answer-route.ts'
import { notFound } from '#api/http/error.ts'
import { tellText } from '#api/media/public-texts.ts'
import { presentOwn } from '#api/records/present/present-own.ts'
import type { RoomServices } from '#api/room.ts'
import { readOwnAnnouncement, readOwnAnnouncementPicture } from '#domain/calls/own-texts.ts'
import { wire } from '#domain/calls/values.ts'
import { notification } from '#entities/media/notification.ts'
import { findOwnAnnouncement } from './own-texts.ts'

/** Announcements as those read them whom they are for; to all others they do not exist. */
export function textRoutes(app: FastifyInstance, { files }: Pick<RoomServices, 'files'>): void {
  const { db } = app.callServices

  async function find({ principal }: Caller, id: string) {
    const stays = principal.homes.map(({ stayId }) => stayId)
    const [found] = wire.id.safeParse(id).success ? await findOwnAnnouncement(db, { id, stays }) : []
    if (found === undefined) throw notFound()
    await requireOpenBuilding(db, found.building_id)
    return found
  }

  answerCall(app, readOwnAnnouncement, async ({ caller, path: { id } }) => {
    const { building_id, ...found } = await find(caller(), id)
    return { data: presentOwn({ building_id, ...tellText(found, caller().language) }) }
  })

  answerCall(app, readOwnAnnouncementPicture, async ({ caller, path: { id } }) => {
    const { picture } = await find(caller(), id)
    const content =
      picture === null ? undefined : await files.openPicture({ entity: notification.name, id }, picture)
    if (content === undefined) throw notFound()
    return new FileAnswer(content.stream, {
      'content-type': content.type,
      'content-length': content.size,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  })
}
