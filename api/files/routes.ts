import { isOneOf } from '#core/one-of.ts'
import type { FastifyInstance } from 'fastify'
import { downloadFile, uploadFile } from '#domain/calls/files.ts'
import { fileIdPattern, imageTypes, isWireFile } from '#core/fields/upload.ts'
import { uploadSizeMb } from '#core/limits.ts'
import { answerCall } from '../calls/answer-call.ts'
import type { AuthServices } from '../auth/services.ts'
import { requireUploadSlot } from '../auth/throttle.ts'
import type { Principal } from '../context.ts'
import { apiError, forbidden, invalidInput, notFound } from '../http/error.ts'
import { logAccess } from './download-log.ts'
import { FileAnswer } from '../http/answer-route.ts'
import { presentOwn } from '../records/present/present-own.ts'
import { dispositionOf } from '../http/disposition.ts'
import { uploadBodyBytes, type Files } from '../storage/service.ts'
import type { FileRow } from '../storage/queries.ts'

/** `/v1/manage/storage/media`: files as their fields give them. */
export function fileRoutes(
  app: FastifyInstance,
  { services, files }: { services: AuthServices; files: Files },
): void {
  const uploading = {
    bodyBytes: uploadBodyBytes,
    takesFiles: [{ field: 'file', maxSizeMb: uploadSizeMb, most: 1 }],
  }
  answerCall(
    app,
    uploadFile,
    async (asked) => {
      const caller = asked.caller()
      await requireUploadSlot(services, caller)
      const { file, building_id } = await asked.body()
      if (!isWireFile(file)) throw invalidInput([{ field: 'file', code: 'required' }])
      requireBuilding(caller.principal, building_id)
      const row = await files.saveUpload(
        caller,
        file,
        building_id === undefined ? {} : { buildingId: building_id },
      )
      return { data: presentOwn(renderFile(row)) }
    },
    uploading,
  )

  answerCall(app, downloadFile, async ({ path: { id }, ...asked }) => {
    if (!fileIdPattern.test(id)) throw notFound()
    const caller = asked.caller()
    const opened = await files.open(caller, id)
    const { row, stream, size } = opened
    const { download } = asked.params()
    // Only pictures that were re-encoded here may open inside a page.
    const inline = isOneOf(imageTypes, row.mime_type) && download !== '1'
    try {
      await logAccess(services.db, caller, { opened, isDownload: !inline })
    } catch (error) {
      stream.destroy()
      throw error
    }
    services.background.run(() => files.count(row.id, inline ? 'views' : 'downloads'))
    return new FileAnswer(stream, {
      'content-type': row.mime_type.startsWith('text/') ? `${row.mime_type}; charset=utf-8` : row.mime_type,
      'content-length': size,
      'content-disposition': dispositionOf(inline ? 'inline' : 'attachment', row.name),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    })
  })
}

function requireBuilding({ buildings }: Principal, buildingId: string | undefined): void {
  if (buildingId === undefined) return
  const building = buildings.find(({ id }) => id === buildingId)
  if (building === undefined) throw forbidden()
  if (building.expired) throw apiError(403, 'order_expired')
}

const renderFile = ({ public_id: id, name, mime_type, size, width, height }: FileRow) => ({
  id,
  name,
  mime_type,
  size,
  width,
  height,
  url: `/v1/manage/storage/media/${id}`,
})
