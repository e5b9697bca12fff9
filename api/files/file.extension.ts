import type { Registry } from '#core/registry.ts'
import type { RecordOf } from '#core/stored.ts'
import { file } from '#entities/account/file.ts'
import type { Queryable } from '../database/pool.ts'
import { renamed } from '../storage/names.ts'
import { visibleFilesSql } from './visible.ts'
import { apiError } from '../http/error.ts'
import { extendEntity } from '../records/behaviour.ts'
import type { NamedExtension } from '../records/extension.ts'
import { quote } from '../records/sql/params.ts'
import { createPlans, type EntityPlan } from '../records/plan.ts'
import { requireRight } from '../records/rights.ts'

interface FileServices {
  readonly registry: Registry
  /** All other extensions: they decide which rows of their entities a caller sees. */
  readonly others: readonly NamedExtension[]
}

type StoredFile = RecordOf<typeof file>

/**
 * The list of files shows what the fields that hold them show. A file that a record holds is changed with the record's
 * right.
 */
export function fileExtension({ registry, others }: FileServices): NamedExtension {
  const planOf = createPlans(registry)
  const byEntity = new Map(others.map(({ entity, extension }) => [entity, extension]))
  const extensionOf = (name: string) => byEntity.get(name)
  const ownerPlan = ({ owner_entity: owner }: StoredFile) =>
    owner !== null && Object.hasOwn(registry, owner) ? planOf(owner) : undefined
  return extendEntity(file, {
    where: (caller, params) => visibleFilesSql({ registry, planOf, extensionOf, caller }, params),
    change({ caller, before, changes, also }) {
      const plan = ownerPlan(before)
      if (plan !== undefined) requireRight(plan, caller, { flag: 'update', buildingId: before.building_id })
      if (typeof changes.name === 'string') return also({ name: renamed(changes.name, before.mime_type) })
      return undefined
    },
    async remove({ before, tx }) {
      const plan = ownerPlan(before)
      if (plan !== undefined && (await isHeld(tx, plan, before))) throw apiError(409, 'record_in_use')
    },
  })
}

/** Whether the record still names the file: it must be removed there, and is not deleted from under the record. */
async function isHeld(tx: Queryable, plan: EntityPlan, before: StoredFile): Promise<boolean> {
  const column = plan.fileColumns.find(({ name }) => name === before.owner_field)
  if (column === undefined) return false
  const named =
    column.family === 'json'
      ? `strpos(r.${quote(column.name)}::text, c.public_id::text) > 0`
      : `c.public_id = any(array[]::uuid[] || r.${quote(column.name)})`
  // oxlint-disable-next-line statements/declared -- written for whatever entity holds the file
  const [row] = await tx.query(
    `select from ${plan.quoted} r, file_content c
      where r.id::text = $1 and c.file_id = $2::bigint and ${named}`,
    [before.owner_id, before.id],
  )
  return row !== undefined
}
