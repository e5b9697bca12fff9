import { z } from 'zod'
import { defineCall } from './call.ts'
import { readText } from './public-pages.ts'
import { ofResident, residentPath } from './resident.ts'
import { wire } from './values.ts'

const errors = { 403: ['order_expired'], 404: ['record_not_found'] } as const

/** An announcement for some residents has no public page: those read it whom it is for (docs/domain/audience.md). */
export const readOwnAnnouncement = defineCall({
  ...ofResident,
  id: 'readOwnAnnouncement',
  method: 'GET',
  path: residentPath('announcements/{id}'),
  summary: 'An announcement that is published for the caller, by where they live today',
  reply: z.strictObject({ data: readText.extend({ building_id: wire.id }) }),
  errors,
})

export const readOwnAnnouncementPicture = defineCall({
  ...ofResident,
  id: 'readOwnAnnouncementPicture',
  method: 'GET',
  path: residentPath('announcements/{id}/picture'),
  summary: 'The picture of such an announcement',
  reply: 'file',
  errors,
})
