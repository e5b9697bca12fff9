import type { ZodError, ZodType, core } from 'zod'
import type { AnyEntity } from '../entity.ts'
import type { InferCreate, InferUpdate } from '../infer.ts'
import type { AnyField, AnyFields } from '../field.ts'
import { rowSchema, type RowSchema } from '../fields/rows.ts'
import { kindOf } from '../kinds.ts'
import { codeOfMessage, type FieldError, type Limits } from '../wire/error.ts'
import { writableFields } from './fields.ts'
import { moveNamed } from './moves.ts'

/** The schema of a new record's decoded values: adds defaults, refuses undeclared keys; messages are error codes. */
export const createSchema = <E extends AnyEntity>(entity: E) =>
  create(entity) as ZodType as ZodType<InferCreate<E>>

/** The schema of a change: only the fields sent, and null only where the field may be empty. */
export const updateSchema = <E extends AnyEntity>(entity: E) =>
  update(entity) as ZodType as ZodType<InferUpdate<E>>

/** The schema of what a transition or an action asks for. Its required fields must be given. */
export function transitionSchema(entity: AnyEntity, action: string): ZodType<Record<string, unknown>> {
  const { fields = {}, requires = [] } = moveNamed(entity, action) ?? {}
  const required = new Set<AnyField | undefined>(requires.map((name) => fields[name]))
  return schemaOf(fields, {
    presence: (field) => (field.required === true || required.has(field) ? 'required' : 'optional'),
    defaults: false,
  })
}

/** The schema of any set of fields: run-time declarations, rows, dialogs. */
export const schemaOf = (fields: AnyFields, options: Omit<RowSchema, 'fields' | 'kindOf'> = {}) =>
  rowSchema({ ...options, fields, kindOf })

const values = new WeakMap<AnyField, ZodType<Record<string, unknown>>>()

/** The schema of `{ value }` of one field, which may be empty: cells are read by it, one by one. */
export function valueSchemaOf(field: AnyField): ZodType<Record<string, unknown>> {
  const schema = values.get(field) ?? schemaOf({ value: { ...field, required: false } })
  values.set(field, schema)
  return schema
}

/** A schema's issues as field errors; their messages are codes already. */
export const fieldErrors = (error: ZodError): FieldError[] =>
  error.issues.flatMap((issue): FieldError[] => {
    const path = issue.path.map(String)
    if (issue.code !== 'unrecognized_keys')
      return [{ field: path.join('.'), code: codeOfMessage(issue.message), ...knownLimits(issue) }]
    return issue.keys.map((key) => ({ field: [...path, key].join('.'), code: 'unknown_field' }))
  })

/** The limit that the value went over, as the schema has it: default limits too. */
function knownLimits(issue: core.$ZodIssue): Pick<FieldError, 'limits'> {
  if (issue.code === 'too_big')
    return { limits: { [issue.origin === 'string' ? 'maxLength' : 'max']: Number(issue.maximum) } }
  if (issue.code === 'too_small') return { limits: { min: Number(issue.minimum) } }
  return issue.code === 'custom' && isLimits(issue.params?.['limits'])
    ? { limits: issue.params['limits'] }
    : {}
}

const isLimits = (value: unknown): value is Limits => typeof value === 'object' && value !== null

/** The schema of a change to any set of fields: what is left out stays, and what is required may not be emptied. */
export const changeSchemaOf = (fields: AnyFields) =>
  schemaOf(fields, {
    presence: (field) => (field.required === true ? 'kept' : 'optional'),
    defaults: false,
  })

const create = remember((entity) =>
  schemaOf(writableFields(entity, 'create'), {
    // A code that is left out is given a number.
    presence: (field) => (field.required === true && field.numbered === undefined ? 'required' : 'optional'),
  }),
)
const update = remember((entity) => changeSchemaOf(writableFields(entity, 'update')))

/** Building a schema costs more than using it. */
function remember(build: (entity: AnyEntity) => ZodType) {
  const known = new WeakMap<AnyEntity, ZodType>()
  return (entity: AnyEntity) => {
    const schema = known.get(entity) ?? build(entity)
    known.set(entity, schema)
    return schema
  }
}
