import type { Db } from '#api/database/pool.ts'
import type { Events } from '#api/events/events.ts'
import type { DueDay, Transition } from '#core/lifecycle.ts'
import type { Registry } from '#core/registry.ts'
import { bumpSql } from '../sql/bump-sql.ts'
import { logLinesSql } from '../../audit/log-insert.ts'
import { createParams, quote, type Params } from '../sql/params.ts'
import { createPlans, type EntityPlan } from '../plan.ts'

interface Clock {
  readonly db: Db
  readonly registry: Registry
  readonly events: Events
  /** The office's day, `yyyy-MM-dd`. */
  readonly today: string
}

interface Moved {
  readonly id: string
  readonly building_id: string | null
}

/**
 * Makes every transition that depends on the date: for records whose day has come, each transition by one statement
 * with its audit lines. Doing it again changes nothing. Returns how many records moved.
 */
export async function moveDue({ db, registry, events, today }: Clock): Promise<number> {
  const planOf = createPlans(registry)
  let total = 0
  for (const entity of Object.values(registry)) {
    for (const [name, transition] of Object.entries(entity.lifecycle?.transitions ?? {})) {
      if (transition.due === undefined) continue
      const params = createParams()
      const text = moveSql({ plan: planOf(entity), name, transition, due: transition.due, today }, params)
      const moved = await db.query<Moved>(text, params.values)
      total += moved.length
      for (const [buildingId, ids] of byBuilding(moved))
        events.publish({ resource: entity.name, buildingId, ids, action: name })
    }
  }
  return total
}

interface Move {
  readonly plan: EntityPlan
  readonly name: string
  readonly transition: Transition
  readonly due: DueDay
  readonly today: string
}

function moveSql({ plan, name, transition, due, today }: Move, params: Params): string {
  const state = quote(plan.stateField ?? 'status')
  const to = params.add(transition.to)
  const conditions = [
    `t.${state} = any(${params.add(transition.from)}::text[])`,
    ...(plan.hasTrash ? ['t.deleted_at is null'] : []),
    `${dueSql(due)} <= ${params.add(today)}::date`,
  ]
  const update = `with o as (select t.building_id, t.id, t.${state} as old from ${plan.quoted} t
      where ${conditions.join(' and ')} for update of t skip locked),
    r as (update ${plan.quoted} t set ${state} = ${to}, ${bumpSql('t')}, updated_by = null
      from o where t.building_id = o.building_id and t.id = o.id returning t.*, o.old)`
  const title = `r.${quote(plan.entity.title)}::text`
  const changes = `jsonb_build_array(jsonb_build_object('field', ${params.add(plan.stateField)}::text, 'before', r.old, 'after', ${to}::text))`
  const line = logLinesSql(
    {
      building_id: 'r.building_id',
      organisation_id: 'b.organisation_id',
      actor_name: `'Lobby'`,
      action: `${params.add(name)}::text`,
      resource: `${params.add(plan.entity.name)}::text`,
      record_id: 'r.id::text',
      record_title: title,
      changes,
    },
    'r join building b on b.id = r.building_id',
  )
  return `${update}${plan.entity.history === false ? '' : `, l as (${line})`} select id::text, building_id::text from r`
}

const dueSql = ({ field, after = 0, before }: DueDay) =>
  `t.${quote(field)} + ${after}${before === undefined ? '' : ` - t.${quote(before)}::int`}`

function byBuilding(moved: readonly Moved[]): Map<string | null, string[]> {
  const groups = new Map<string | null, string[]>()
  for (const { id, building_id } of moved) groups.set(building_id, [...(groups.get(building_id) ?? []), id])
  return groups
}
