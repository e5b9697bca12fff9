import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { fileIdPattern, imageTypes, isWireFile } from '#core/fields/upload.ts'
import type { WireFile } from '#core/kind.ts'
import { inputOf } from '../auth/input.ts'
import type { AuthServices } from '../auth/services.ts'
import { requireSlot } from '../auth/throttle.ts'
import { callerOf, type Principal } from '../context.ts'
import { apiError, forbidden, notFound } from '../http/error.ts'
import { logAccess } from './download-log.ts'
import { answerRoutes, FileAnswer } from '../http/answer-route.ts'
import { presentOwn } from '../records/present-own.ts'
import { dispositionOf } from './names.ts'
import { uploadBodyBytes, type FileRow, type Files } from './service.ts'

const fileInput = z.custom<WireFile>(isWireFile, { error: 'required' })
const idInput = z
  .string({ error: 'invalid_reference' })
  .regex(/^[1-9]\d{0,17}$/, { error: 'invalid_reference' })

/** `/v1/manage/storage/media` (specification §7). */
export function fileRoutes(
  app: FastifyInstance,
  { services, files }: { services: AuthServices; files: Files },
): void {
  const routes = answerRoutes(app)
  const upload = {
    permission: 'auth',
    bodyBytes: uploadBodyBytes,
    openapi: {
      summary: 'Upload one file; a record takes it by its id (a UUID) within a day',
      tags: ['files'],
    },
  }
  routes.post('/v1/manage/storage/media', { config: upload }, async (request, reply) => {
    const caller = callerOf(request)
    await requireSlot(services.db, `upload:account:${caller.principal.accountId}`, services.limits.uploads)
    const { file, building_id } = await inputOf(request, { file: fileInput, building_id: idInput.optional() })
    requireBuilding(caller.principal, building_id)
    const row = await files.saveUpload(
      caller,
      file,
      building_id === undefined ? {} : { buildingId: building_id },
    )
    reply.code(201)
    return { data: presentOwn(renderFile(row)) }
  })

  const download = {
    permission: 'auth',
    openapi: { summary: 'A file’s content, to those who may read the field that holds it', tags: ['files'] },
  }
  routes.get<{ id: string }>('/v1/manage/storage/media/:id', { config: download }, async (request) => {
    const { id } = request.params
    if (!fileIdPattern.test(id)) throw notFound()
    const caller = callerOf(request)
    const opened = await files.open(caller, id)
    const { row, stream, size } = opened
    const asked = (request.query as Readonly<Record<string, string>>).download
    // Only pictures that were drawn anew here may open inside a page.
    const inline = (imageTypes as readonly string[]).includes(row.mime_type) && asked !== '1'
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
