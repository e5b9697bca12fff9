import { titleIn, titleTranslations } from '#core/derive/title.ts'
import { reads, type PipelineContext } from '../context.ts'
import { holdsOn, rowScope } from '../rights.ts'
import { createParams, quote } from '../sql/params.ts'
import { isNamed } from './names.ts'

/** Records that are to be named. */
interface Nameless {
  /** Their entity. */
  readonly target: string
  readonly ids: readonly string[]
  readonly buildingId: string | undefined
}

/** Whether the caller may read all records of an entity that a request may reach, and they have names. */
export function mayName(
  { pipeline, caller }: PipelineContext,
  { target, buildings }: { readonly target: string; readonly buildings: readonly string[] | null },
): boolean {
  const plan = pipeline.planOf(target)
  return isNamed(plan) && holdsOn(plan, caller, { flag: 'read', buildings })
}

/** Names of records by their ids, in the caller's language; none of those that they may not read. */
export async function namesById(
  operation: PipelineContext,
  { target, ids, buildingId }: Nameless,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const { pipeline, caller } = operation
  const plan = pipeline.planOf(target)
  const { entity } = plan
  const scope = rowScope({
    plan,
    caller,
    flags: ['read'],
    ...(buildingId === undefined ? {} : { buildingId }),
  })
  const params = createParams([ids])
  const translations = titleTranslations(entity)
  const translated = translations === undefined ? 'null' : `t.${quote(translations)}`
  const rows = await reads(operation).query<{ id: string; name: string | null; translations: unknown }>(
    `select t.id::text as id, t.${quote(entity.title)}::text as name, ${translated} as translations
      from ${plan.quoted} t where t.id = any($1::bigint[]) and ${scope.condition(params)}`,
    params.values,
  )
  return new Map(
    rows.map(({ id, name, translations: entries }) => {
      const own =
        translations === undefined ? undefined : titleIn(entity, { [translations]: entries }, caller.language)
      return [id, own ?? name ?? '']
    }),
  )
}
