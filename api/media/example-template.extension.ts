import type { Caller } from '#api/context.ts'
import { apiError } from '#api/http/error.ts'
import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import type { HookContext } from '#api/records/extension.ts'
import { column, columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import type { RecordOf } from '#core/stored.ts'
import { isExampleTemplate } from '#domain/documents/example-templates.ts'
import { exampleTemplate } from '#entities/media/example-template.ts'
import { templateVersion } from '#entities/media/template-version.ts'
import { keepVersion } from '../documents/template-versions.ts'

/** Each change of a template's text, paper or language is a version of its own, which documents keep; one is the default. */
export const exampleTemplateExtension = extendEntity(exampleTemplate, {
  isShipped: isExampleTemplate,
  create: {
    before: ({ values, caller }) => requireMayDefault(caller, values.building_id, [values.is_default]),
    after: keep,
  },
  update: {
    before: ({ before, whole, caller }) =>
      requireMayDefault(caller, before.building_id, [before.is_default, whole.is_default]),
    after: keep,
  },
})

/** 403 at `is_default`: what is printed unless somebody chooses otherwise tells residents where to pay. */
async function requireMayDefault(
  { principal }: Caller,
  buildingId: string,
  isDefault: readonly (boolean | null | undefined)[],
): Promise<undefined> {
  if (isDefault.includes(true) && !principal.decider.can(buildingId, exampleTemplate.permission, 'approve'))
    throw apiError(403, 'forbidden', [{ field: 'is_default', code: 'forbidden' }])
}

async function keep({
  after: { building_id: buildingId, id, type, is_default },
  tx,
  notify,
}: Pick<HookContext, 'tx' | 'notify'> & { readonly after: RecordOf<typeof exampleTemplate> }) {
  await keepVersion(tx, { buildingId, templateId: id })
  notify(templateVersion, buildingId)
  if (!is_default) return
  const others = await releaseDefaults(tx, { buildingId, id, type })
  if (others.length > 0)
    notify(
      exampleTemplate,
      buildingId,
      others.map((one) => one.id),
    )
}

/** A building has one default of each type: the one that was chosen last. */
const releaseDefaults = query({
  row: columns(exampleTemplate, ['id']),
  takes: { buildingId: 'bigint', id: 'bigint', type: column(exampleTemplate, 'type') },
  sql: ({ buildingId, id, type }) =>
    `update example_template set is_default = false, ${bumpSql()}
      where building_id = ${buildingId} and id <> ${id} and type = ${type} and is_default and deleted_at is null
      returning id`,
})
