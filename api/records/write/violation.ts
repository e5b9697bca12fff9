import { constraintName } from '#api/database/constraint-name.ts'
import type { FieldError } from '#core/wire/error.ts'
import { apiError, invalidInput, type ApiError } from '../../http/error.ts'
import type { PipelineContext } from '../context.ts'
import type { Values } from '../extension.ts'
import { createParams, quote } from '../sql/params.ts'
import type { EntityPlan } from '../plan.ts'

const owners = new Set(['building_id', 'organisation_id'])

interface UniqueRule {
  readonly constraint: string
  /** Columns of the record's owner, and those that must differ. */
  readonly prefix: readonly string[]
  readonly columns: readonly string[]
  readonly error: FieldError
}

const rules = new WeakMap<EntityPlan, readonly UniqueRule[]>()

/** The uniqueness rules, by the name of the index that enforces each. */
function uniqueRules(plan: EntityPlan): readonly UniqueRule[] {
  const known =
    rules.get(plan) ??
    plan.table.uniques.flatMap(({ columns, partial }) => {
      const own = columns.filter((name) => !owners.has(name) && name !== 'id')
      const last = own.at(-1)
      if (last === undefined) return []
      const marker = partial?.includes('"building_id" IS NULL') === true ? ['shared'] : []
      const code = own.length === 1 ? (plan.entity.fields[last]?.taken ?? `${last}_exists`) : 'record_exists'
      return [
        {
          constraint: constraintName('unique', plan.table.name, [...columns, ...marker]),
          prefix: columns.filter((name) => owners.has(name)),
          columns: own,
          error: { field: last, code },
        },
      ]
    })
  rules.set(plan, known)
  return known
}

/** The fields whose values other records of the same scope, not deleted, have already. */
async function takenValues({ pipeline, plan }: PipelineContext, record: Values): Promise<FieldError[]> {
  const wanted = uniqueRules(plan).filter(({ columns, prefix }) =>
    [...columns, ...prefix].every((name) => (record[name] ?? null) !== null),
  )
  if (wanted.length === 0) return []
  const params = createParams()
  const living = plan.hasTrash ? ' and t.deleted_at is null' : ''
  const others = record.id === undefined ? '' : ` and t.id <> ${params.add(record.id)}::bigint`
  const checks = wanted.map(({ columns, prefix }) => {
    const equal = [...prefix, ...columns].map((name) => {
      const column = plan.columnByName.get(name)
      const value = column?.write === undefined ? record[name] : column.write(record[name])
      return `t.${quote(name)} = ${params.add(value)}::${column?.type ?? 'bigint'}`
    })
    return `exists (select 1 from ${plan.quoted} t where ${equal.join(' and ')}${living}${others})`
  })
  const [row] = await pipeline.aside.arrays(`select ${checks.join(', ')}`, params.values)
  return wanted.flatMap(({ error }, index) => (row?.[index] === true ? [error] : []))
}

interface DatabaseError {
  readonly code?: unknown
  readonly constraint?: unknown
  readonly column?: unknown
  readonly table?: unknown
}

/** Turns a constraint's refusal into the field's error; undefined for any other failure. */
function violationOf(plan: EntityPlan, thrown: unknown): ApiError | undefined {
  const { code, constraint, column, table } = thrown as DatabaseError
  if (typeof code !== 'string' || !code.startsWith('23')) return undefined
  if (isUniqueViolation(thrown)) {
    const rule = uniqueRules(plan).find((one) => one.constraint === constraint)
    return invalidInput([rule?.error ?? { field: plan.entity.title, code: 'record_exists' }])
  }
  if (code === '23503') {
    const key = plan.table.foreignKeys.find(
      (one) => constraintName('key', plan.table.name, one.columns) === constraint,
    )
    if (table === plan.table.name && key !== undefined)
      return invalidInput([{ field: key.columns.at(-1) ?? 'id', code: 'invalid_reference' }])
    return apiError(409, 'record_in_use')
  }
  const { apart } = plan.entity
  if (code === '23P01' && apart !== undefined)
    return invalidInput([{ field: apart.from, code: apart.refuse }])
  if (code === '23502') return invalidInput([{ field: String(column), code: 'required' }])
  const broken = plan.table.columns.find(
    (one) => constraintName('check', plan.table.name, [one.name]) === constraint,
  )
  return invalidInput([{ field: broken?.name ?? plan.entity.title, code: 'invalid_value' }])
}

/** Whether a unique index has refused a row. */
export const isUniqueViolation = (thrown: unknown) => (thrown as DatabaseError).code === '23505'

/** Turns a constraint's refusal into field errors, and adds every other value that is taken. */
export async function explainViolation(
  operation: PipelineContext,
  thrown: unknown,
  record: Values,
): Promise<unknown> {
  const violation = violationOf(operation.plan, thrown)
  if (violation === undefined) return thrown
  if (!isUniqueViolation(thrown)) return violation
  const taken = await takenValues(operation, record)
  return taken.length > 0 ? invalidInput(taken) : violation
}
