import type { Queryable, Tx } from '#api/database/pool.ts'
import { columns } from '#api/sql/column.ts'
import { optionsOf } from '#api/sql/literals.ts'
import { command, query, type RowOf } from '#api/sql/query.ts'
import type { TemplateType } from '#domain/documents/templates.ts'
import { exampleTemplate } from '#entities/media/example-template.ts'
import { templateVersion } from '#entities/media/template-version.ts'

const typeIs = optionsOf(exampleTemplate, 'type')

/** SQL: the newest version of a template `p`, as `v`. A text without any placeholder says nothing of a document: none. */
export const newestVersion = `lateral (select o.id from (select n.id, n.content from template_version n
    where n.building_id = p.building_id and n.template_id = p.id order by n.number desc limit 1) o
  where o.content like '%{{%') v`

/** SQL: the template that a building's documents are printed from where they name none. */
export const defaultTemplate = (buildingId: string, type: TemplateType) =>
  `(select d.id from example_template d where d.building_id = ${buildingId} and d.type = ${typeIs[type]}
    and d.is_default and d.is_active and d.deleted_at is null order by d.id limit 1)`

const defaultVersion = query({
  row: columns(templateVersion, ['id']),
  takes: { buildingId: 'bigint' },
  over: { receipt: 'receipt', handover: 'handover' },
  sql: ({ buildingId }, type) =>
    `select v.id from example_template p join ${newestVersion} on true
      where p.building_id = ${buildingId} and p.id = ${defaultTemplate(buildingId, type)}`,
})

/** The version that a document is made with: that of the building's default template of its kind. */
export async function versionFor(
  db: Queryable,
  buildingId: string,
  type: Exclude<TemplateType, 'notice' | 'contract'>,
): Promise<string | null> {
  const [found] = await defaultVersion(db, { buildingId }, type)
  return found?.id ?? null
}

/** The same for a contract: that of the template which its kind of contract names, or else of the default one. */
export async function versionOfContract(
  db: Queryable,
  of: { readonly buildingId: string; readonly templateId: string },
): Promise<string | null> {
  const [found] = await contractVersion(db, of)
  return found?.id ?? null
}

const contractVersion = query({
  row: columns(templateVersion, ['id']),
  takes: { buildingId: 'bigint', templateId: 'bigint' },
  sql: ({ buildingId, templateId }) =>
    `select v.id from example_template p join ${newestVersion} on true
      where p.building_id = ${buildingId} and p.id = coalesce(
        (select n.id from contract_template c join example_template n
            on n.building_id = c.building_id and n.id = c.print_template_id and n.is_active and n.deleted_at is null
          where c.building_id = ${buildingId} and c.id = ${templateId}),
        ${defaultTemplate(buildingId, 'contract')})`,
})

const versionsOf = query({
  row: columns(templateVersion, ['id', 'paper_size', 'language', 'content']),
  takes: { buildingId: 'bigint', ids: 'bigint[]' },
  sql: ({ buildingId, ids }) =>
    `select id, paper_size, language, content from template_version
      where building_id = ${buildingId} and id = any(${ids})`,
})
export type TemplateText = Pick<RowOf<typeof versionsOf>, 'paper_size' | 'language' | 'content'>

/** The texts of versions by their ids; of what names none, nothing. */
export async function readVersions(
  db: Queryable,
  buildingId: string,
  versions: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, TemplateText>> {
  const ids = [...new Set(versions.filter((id) => id !== null))]
  if (ids.length === 0) return new Map()
  return new Map((await versionsOf(db, { buildingId, ids })).map((one) => [one.id, one]))
}

/** Keeps a template's text, paper and language as its next version, unless the newest one says the same. */
export async function keepVersion(tx: Tx, of: { readonly buildingId: string; readonly templateId: string }) {
  await insertVersion(tx, of)
}

const insertVersion = command({
  takes: { buildingId: 'bigint', templateId: 'bigint' },
  sql: ({ buildingId, templateId }) =>
    `insert into template_version (building_id, template_id, number, paper_size, language, content, created_by)
      select p.building_id, p.id, coalesce(n.number, 0) + 1, p.paper_size, p.language, p.content,
        coalesce(p.updated_by, p.created_by)
      from example_template p left join lateral (select v.* from template_version v
          where v.building_id = p.building_id and v.template_id = p.id order by v.number desc limit 1) n on true
      where p.building_id = ${buildingId} and p.id = ${templateId}
        and (n.paper_size, n.language, n.content) is distinct from (p.paper_size, p.language, p.content)
        and (n.id is not null or p.content is not null)`,
})
