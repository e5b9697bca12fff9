import { actionNamed } from '#core/derive/moves.ts'
import type { AnyEntity } from '#core/entity.ts'
import { requestBody } from './call-operation.ts'
import { bodyOf } from './entity-body.ts'
import { parametersOf } from './entity-parameters.ts'
import { replyOf } from './entity-reply.ts'
import type { EntityAction, EntityNotes } from './notes.ts'
import { keyParameter, pathParameters, type Operation } from './operation.ts'
import { refusalResponses, refusalsOfAction } from './refusals.ts'
import { schemaName, type JsonSchema } from './schemas.ts'

interface Route {
  readonly path: string
  readonly permission: string
  readonly notes: EntityNotes
}

/** OpenAPI's operation of a call on an entity's records, from its declaration. */
export function describeEntityCall(entity: AnyEntity, { path, permission, notes }: Route): Operation {
  const { action } = notes
  const body = bodyOf(entity, notes)
  return {
    operationId: operationId(entity, notes),
    summary: summaryOf(entity, notes),
    tags: [entity.name],
    'x-permission': permission,
    parameters: once([
      ...pathParameters(path),
      ...parametersOf(entity, notes),
      ...keyParameter(entity, action),
    ]),
    ...(body === undefined ? {} : { requestBody: requestBody(body) }),
    responses: {
      [action === 'create' ? '201' : '200']: replyOf(entity, action),
      ...refusalResponses(refusalsOfAction(entity, action)),
    },
  }
}

/** A name stands once in each place: a field may be called like a parameter of lists, which comes first. */
const once = (parameters: readonly JsonSchema[]): JsonSchema[] =>
  [
    ...new Map(parameters.toReversed().map((one) => [`${String(one.in)} ${String(one.name)}`, one])).values(),
  ].toReversed()

const verbs: Readonly<Record<Exclude<EntityAction, 'transition' | 'transition_many'>, string>> = {
  list: 'list',
  figures: 'readFiguresOf',
  choices: 'choose',
  one: 'read',
  create: 'create',
  update: 'update',
  update_many: 'updateMany',
  replace: 'replace',
  delete: 'delete',
  delete_many: 'deleteMany',
  restore: 'restore',
  restore_many: 'restoreMany',
  history: 'readHistoryOf',
  export: 'export',
}

/** `listBlock`, `approveContract`, `approveManyContract`. */
export function operationId(
  { name }: Pick<AnyEntity, 'name'>,
  { action, transition = '' }: EntityNotes,
): string {
  const record = schemaName(name)
  const verb = schemaName(transition).replace(/^\w/, (letter) => letter.toLowerCase())
  if (action === 'transition') return `${verb}${record}`
  return action === 'transition_many' ? `${verb}Many${record}` : `${verbs[action]}${record}`
}

const summaries: Readonly<Record<EntityAction, string>> = {
  list: 'List',
  figures: 'Figures of the list by group',
  choices: 'Names to choose from in a building',
  one: 'Read one',
  create: 'Create one, or with items several',
  update: 'Change the fields that are sent',
  update_many: 'Change several, each by itself, in one transaction',
  replace: 'Replace the fields of the form',
  delete: 'Delete one',
  delete_many: 'Delete several, each by itself',
  restore: 'Restore from the trash',
  restore_many: 'Restore several from the trash, each by itself',
  transition: 'Move to another state',
  transition_many: 'Move several to another state, each by itself',
  history: 'Who changed what',
  export: 'The list as a file',
}

function summaryOf(entity: AnyEntity, { action, transition }: EntityNotes): string {
  if (transition === undefined) return `${summaries[action]}: ${entity.name}`
  const isAction = actionNamed(entity, transition) !== undefined
  if (!isAction) return `${summaries[action]}: ${transition}`
  return `${action === 'transition' ? 'Do' : 'Do with several, each by itself'}: ${transition}`
}
