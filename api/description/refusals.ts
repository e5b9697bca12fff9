import { everAskedOnDeletion } from '#core/derive/deletion.ts'
import { relationsOf } from '#core/derive/relations.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { Call, RefusalStatus } from '#domain/calls/call.ts'
import type { EntityAction } from './notes.ts'
import { schemaRef, type JsonSchema } from './schemas.ts'

/** Codes by the status that they come with. */
export type Refusals = Readonly<Partial<Record<RefusalStatus, readonly string[]>>>

/** Refusals that every call may return. */
const common: Refusals = {
  400: ['bad_request', 'too_many_parameters', 'repeated_field'],
  401: ['client_unauthorized'],
  429: ['too_many_requests'],
}
const ofSignedIn: Refusals = { 401: ['user_unauthorized'], 403: ['forbidden', 'second_factor_required'] }
const notFound: Refusals = { 404: ['record_not_found'] }
const ofBuilding: Refusals = { 403: ['order_expired'], 422: ['required', 'invalid_reference'] }
const ofQuery: Refusals = {
  422: [
    'unknown_field',
    'invalid_operator',
    'invalid_value',
    'invalid_page',
    'invalid_limit',
    'invalid_reference',
    'too_many_conditions',
  ],
}
const ofValues: Refusals = {
  422: ['required', 'unknown_field', 'invalid_value', 'invalid_reference', 'too_long', 'value_exists'],
}
/** What any body may be refused for, before its values are looked at. */
const ofBody = {
  413: ['body_too_large', 'too_many_items', 'too_many_fields', 'file_limit_exceeded'],
  415: ['unsupported_media_type', 'file_type_not_allowed'],
  422: ['file_infected'],
} as const satisfies Refusals
const ofVersion: Refusals = { 409: ['record_changed'] }
const ofRepetition: Refusals = { 409: ['record_changed'], 422: ['idempotency_key_reused'] }

/** Joins refusals in their order, each code once. */
export function joinRefusals(...all: readonly Refusals[]): Refusals {
  const codes: Partial<Record<RefusalStatus, string[]>> = {}
  for (const one of all)
    for (const status of statuses) {
      const more = one[status] ?? []
      if (more.length > 0) codes[status] = [...new Set([...(codes[status] ?? []), ...more])]
    }
  return codes
}

const statuses = [400, 401, 403, 404, 409, 413, 415, 422, 429] as const satisfies readonly RefusalStatus[]

/** Refusals of a declared call: its own codes, and those that follow from its declaration. */
export const refusalsOfCall = (call: Call): Refusals =>
  joinRefusals(
    common,
    ...(call.permission === 'public' ? [] : [ofSignedIn]),
    ...(call.inBuilding ? [ofBuilding] : []),
    ...(call.path.includes('{') ? [notFound] : []),
    ...(call.repeatable === true ? [ofRepetition] : []),
    ...(call.body === undefined ? [] : [{ 422: ['required', 'unknown_field'] }, ofBody]),
    call.errors ?? {},
  )

const byAction: Readonly<Record<EntityAction, readonly Refusals[]>> = {
  list: [ofQuery],
  figures: [ofQuery, { 422: ['required'] }],
  choices: [ofBuilding, notFound],
  one: [ofQuery, notFound],
  history: [{ 422: ['invalid_page', 'invalid_limit', 'unknown_field'] }, notFound],
  export: [ofQuery, { 422: ['invalid_option', 'too_many'] }],
  create: [ofValues, ofBuilding, ofRepetition, ofBody],
  update: [ofValues, ofBody, ofVersion, notFound, { 409: ['record_frozen'] }],
  update_many: [ofBody, { 422: ['required', 'too_many', 'invalid_reference', 'invalid_value'] }],
  replace: [ofValues, ofBody, ofVersion, notFound, { 409: ['record_frozen'] }],
  delete: [
    notFound,
    { 409: ['record_in_use', 'record_frozen'], 422: ['above_approval_limit', 'rate_change_needs_confirm'] },
  ],
  delete_many: [{ 422: ['required', 'too_many'] }],
  restore: [notFound, ofBody, ofRepetition, { 409: ['record_not_deleted', 'value_exists'] }],
  transition: [ofValues, ofBody, ofVersion, notFound, ofRepetition, { 409: ['illegal_transition'] }],
  transition_many: [ofBody, { 422: ['required', 'too_many', 'invalid_reference'] }, ofRepetition],
  restore_many: [ofBody, { 422: ['required', 'too_many', 'invalid_reference'] }, ofRepetition],
}

/** Refusals of a call on an entity's records. */
export function refusalsOfAction(entity: AnyEntity, action: EntityAction): Refusals {
  const refuse = Object.values(relationsOf(entity)).flatMap(({ refuse: code }) =>
    code === undefined ? [] : [code],
  )
  return joinRefusals(
    common,
    ofSignedIn,
    ...byAction[action],
    action === 'delete' ? { 409: refuse } : {},
    action === 'delete' && Object.keys(everAskedOnDeletion(entity)).length > 0
      ? { 422: ['required', 'too_long'] }
      : {},
    action === 'create' && entity.movesMoney === true ? { 422: ['idempotency_key_required'] } : {},
  )
}

/** OpenAPI's `responses` of refusals; the codes are in the description and, for programs, in `x-error-codes`. */
export const refusalResponses = (refusals: Refusals): Record<string, JsonSchema> => ({
  ...Object.fromEntries(
    statuses.flatMap((status) => {
      const codes = refusals[status] ?? []
      return codes.length === 0 ? [] : [[String(status), shared(codes) ?? refusal(codes)]]
    }),
  ),
  '5XX': responseRef('Unavailable'),
})

const responseRef = (name: keyof typeof sharedResponses): JsonSchema => ({
  $ref: `#/components/responses/${name}`,
})

/** Most calls with a body are refused for it as all others are. */
function shared(codes: readonly string[]): JsonSchema | undefined {
  if (codes.join() === ofBody[413].join()) return responseRef('TooLarge')
  return codes.join() === ofBody[415].join() ? responseRef('WrongType') : undefined
}

const refusal = (codes: readonly string[]): JsonSchema => ({
  description: codes.join(', '),
  'x-error-codes': codes,
  content: { 'application/json': { schema: schemaRef('Error') } },
})

/** Answers of many calls, described once. */
export const sharedResponses = {
  TooLarge: refusal(ofBody[413]),
  WrongType: refusal(ofBody[415]),
  Unavailable: refusal(['server_error', 'service_unavailable', 'took_too_long', 'storage_full']),
} as const
