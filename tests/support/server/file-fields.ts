import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createSeed, demoRecord } from '#core/derive/demo.ts'
import { holdsFiles } from '#core/derive/files.ts'
import { ownersOf } from '#core/derive/table.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { AnyField } from '#core/field.ts'
import { kindOf } from '#core/kinds.ts'
import { registry } from '#entities/index.ts'
import { seed } from '#api/setup/seed.ts'
import { createDiskStore } from '#api/storage/store.ts'
import type { TestServer } from './test-server.ts'

/** One field of one record in building 1, and the file that it holds. */
export interface FileField {
  readonly entity: AnyEntity
  readonly field: string
  readonly recordId: string
  /** Its public id. */
  readonly id: string
  /** Its row's number. */
  readonly rowId: string
  /** `resident.id_front_image.png` */
  readonly fileName: string
  /** The right that the field needs besides reading. */
  readonly guard: string | undefined
}

const recordId = '900'

/** Every field of every entity that holds files: new ones are included automatically. */
export const fileFields: readonly FileField[] = Object.values(registry)
  .flatMap((entity: AnyEntity) =>
    Object.entries(entity.fields)
      .filter(([, field]) => holdsFiles(field))
      .map(([field, declared]) => ({
        entity,
        field,
        recordId: entity.scope === 'building_itself' ? '1' : recordId,
        id: randomUUID(),
        rowId: '',
        fileName: `${entity.name}.${field}.png`,
        guard: declared.access?.read ?? declared.personal,
      })),
  )
  .map((one, index) => ({ ...one, rowId: String(5000 + index) }))

/**
 * Makes a record of each entity with all of its file fields filled. Records that these refer to do not exist, so
 * foreign keys are dropped first.
 */
export async function addFileRecords(
  server: TestServer,
  uploaderId: string,
  content: Uint8Array,
): Promise<void> {
  const { db } = server
  await db.execute(`do $$ declare key record; begin
    for key in select conrelid::regclass as "table", conname from pg_constraint where contype = 'f' loop
      execute format('alter table %s drop constraint %I', key."table", key.conname); end loop; end $$`)
  const entities = [...new Set(fileFields.map(({ entity }) => entity))]
  for (const [index, entity] of entities.entries()) {
    if (entity.scope === 'building_itself') await fillBuildings(server, entity)
    else await seed(db, registry, { [entity.name]: [rowOf(entity, index)] })
  }
  const store = createDiskStore(join(server.dataDir, 'files'))
  for (const one of fileFields) {
    await db.execute(
      `insert into file (id, building_id, organisation_id, name, mime_type, size, views, downloads, sha256,
         owner_entity, owner_id, owner_field, created_by)
       values ($1, $2, 1, $3, 'image/png', $4, 0, 0, $3, $5, $6, $7, $8)`,
      [
        one.rowId,
        isOfBuilding(one.entity) ? '1' : null,
        one.fileName,
        content.length,
        one.entity.name,
        one.recordId,
        one.field,
        uploaderId,
      ],
    )
    await db.execute('insert into file_content (file_id, public_id, storage_key) values ($1, $2, $3)', [
      one.rowId,
      one.id,
      await store.put(content),
    ])
  }
}

export const isOfBuilding = ({ scope }: AnyEntity) => scope === 'building' || scope === 'building_itself'

function rowOf(entity: AnyEntity, index: number) {
  const owners = ownersOf(entity)
  return {
    ...demoRecord(entity, createSeed(index + 700)),
    ...valuesOf(entity),
    id: recordId,
    ...(owners.building === undefined ? {} : { building_id: '1' }),
    ...(owners.organisation ? { organisation_id: '1' } : {}),
  }
}

const valuesOf = (entity: AnyEntity) =>
  Object.fromEntries(
    fileFields
      .filter((one) => one.entity === entity)
      .map(({ field, id }) => [field, valueWith(id, entity.fields[field])]),
  )

/** A value of the field that names the file: in a row, the first field that holds files. */
function valueWith(id: string, field: AnyField | undefined): unknown {
  if (field === undefined) return id
  const kind = kindOf(field)
  const rows = Object.entries(kind.inner?.(field) ?? {}).filter(([, one]) => holdsFiles(one))
  if (rows.length > 0) {
    const [row] = kind.demo(field, createSeed(700)) as Record<string, unknown>[]
    return [
      { ...row, ...Object.fromEntries(rows.slice(0, 1).map(([name, one]) => [name, valueWith(id, one)])) },
    ]
  }
  return kind.column?.(field).family === 'array' ? [id] : id
}

async function fillBuildings({ db }: TestServer, entity: AnyEntity): Promise<void> {
  for (const [name, value] of Object.entries(valuesOf(entity)))
    await db.execute(`update "${entity.name}" set "${name}" = $1 where id = 1`, [value])
}
