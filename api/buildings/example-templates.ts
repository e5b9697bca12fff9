import { actor, actorOf, logInsert } from '#api/audit/log-insert.ts'
import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { command } from '#api/sql/query.ts'
import { exampleTemplates } from '#domain/documents/example-templates.ts'
import { exampleTemplate } from '#entities/media/example-template.ts'

/** Gives a new building templates to begin with, each with its first version. */
export async function addExampleTemplates(tx: Tx, caller: Caller, buildingId: string): Promise<void> {
  await insertExamples(tx, { ...actorOf(caller), buildingId, templates: JSON.stringify(exampleTemplates) })
}

const insertExamples = command({
  takes: { ...actor, buildingId: 'bigint', templates: 'jsonb' },
  sql: ({ buildingId, templates, ...by }) =>
    `with f as (insert into example_template (building_id, code, name, type, paper_size, language, content,
          is_default, is_active, search_text, created_by)
        select ${buildingId}, e.code, e.name, e.type, e.paper_size, e.language, e.content, false, true,
          plain_text(e.code || ' ' || e.name), ${by.actorId}
        from jsonb_to_recordset(${templates}) e(code text, name text, type text, paper_size text, language text, content text)
        returning id, building_id, name, paper_size, language, content),
      v as (insert into template_version (building_id, template_id, number, paper_size, language, content, created_by)
        select building_id, id, 1, paper_size, language, content, ${by.actorId} from f)
      ${logInsert({ action: 'create', resource: exampleTemplate.name, title: 'name', changes: "'[]'::jsonb", from: 'f', by })}`,
})
