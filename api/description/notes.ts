import type { RouteAction } from '#core/derive/routes.ts'
import type { Call } from '#domain/calls/call.ts'

/** Actions on an entity's records through the API. */
export type EntityAction = RouteAction | 'transition_many' | 'restore_many'

/** A call on an entity's records. */
export interface EntityNotes {
  /** The entity's name. */
  readonly entity: string
  readonly action: EntityAction
  readonly transition?: string
  /** Parameters of its list beside those of every list. */
  readonly parameters?: readonly string[]
  /** Parameters by which a request confirms what would be refused otherwise. */
  readonly confirms?: readonly string[]
}

/** A route's description (`config.openapi`): the call that it serves, or what else it is. */
export type OpenapiNotes =
  | { readonly call: Call }
  | EntityNotes
  /** An address that is neither: this description, the websocket. */
  | { readonly id: string; readonly summary: string; readonly tag: string }
  /** Left out of the description: probes, pages, the console's files. */
  | { readonly hide: true }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How the API's description presents it. Absent: it is left out. */
    openapi?: OpenapiNotes
  }
}
