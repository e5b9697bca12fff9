import { managePrefix } from '#core/derive/routes.ts'
import type { AnyEntity } from '#core/entity.ts'
import { emptyQuery, encodeListQuery } from '#core/wire/query.ts'
import { nameIn } from '#src/data/file-name.ts'
import { saveBlob } from '#src/fields/uploads/stored-file.ts'
import { http } from '#src/data/http.ts'
import type { ListQuestion } from './list-question.ts'

export type ExportFormat = 'xlsx' | 'csv' | 'pdf'

interface ExportInput {
  readonly entity: AnyEntity
  readonly request: ListQuestion
  readonly columns: readonly string[]
  readonly format: ExportFormat
  /** What its figures are grouped by, where these are to be the file. */
  readonly groups?: Readonly<Record<string, string>> | undefined
}

/** The whole list as it is filtered, sorted and cut into columns, written by the server. Returns the file's name. */
export async function exportList({ entity, request, columns, format, groups }: ExportInput): Promise<string> {
  const { keyword, trashed, buildingId } = request
  const params = encodeListQuery({
    ...emptyQuery(),
    ...(buildingId === undefined ? {} : { buildingId }),
    ...(trashed === undefined ? {} : { trashed }),
    keyword,
    sort: [...request.sort],
    filters: [...request.filters],
    ...(groups === undefined ? { columns: [...columns] } : { extra: { ...groups } }),
  })
  params.set('format', format)
  const reply = await http.get<Blob>(`${managePrefix}/${entity.path}/export`, {
    params,
    responseType: 'blob',
    timeout: 0,
  })
  const name =
    nameIn(String(reply.headers['content-disposition'] ?? '')) ??
    `${entity.path.replaceAll('/', '-')}.${format}`
  saveBlob(reply.data, name)
  return name
}
