import type { Action as OwnAction, ActionInputs } from './action.ts'
import type { AnyField, AnyFields } from './field.ts'
import type { CopyRule } from './copy-rule.ts'
import type { FieldCondition, ListView, Rule, Section, SystemFieldName } from './entity-parts.ts'
import type { Fact, Glance } from './facts.ts'
import type { ImportRule } from './import-rule.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Look } from './look.ts'
import type { MenuPlace } from './menu-place.ts'
import type { ResidentRule } from './resident-rule.ts'
import type { Mailing, Notifying, Reminding } from './notice.ts'
import type { ErrorCode, PermissionCode } from './vocabulary.ts'

/** A page of `docs` without its ending. */
export type HelpName = `${'users' | 'admins' | 'domain'}/${string}`

/**
 * Whose a record is: one building's, the organisation's, the product's, or the building itself
 * (`building_itself`: the record's own id is the building).
 */
export type Scope = 'building' | 'organisation' | 'global' | 'building_itself'

type OneOrMore<T> = T | readonly T[]

export type WriteAction = 'create' | 'update' | 'delete'

export interface Declaration<
  Name extends string,
  Fields extends AnyFields,
  State extends string,
  Action extends string,
  Slot extends string,
  StateField extends string,
  View extends string,
  Owner extends Scope = Scope,
  Optional extends boolean = boolean,
  Trash extends boolean = boolean,
  Inputs extends ActionInputs = ActionInputs,
  Read extends string = string,
> {
  /** snake_case, singular; the table's name too. */
  readonly name: Name
  /** Address below /v1/manage, nested ones included: `apartments`, `service-equipment/categories`. */
  readonly path: string
  readonly scope: Owner
  /** Building-scoped, but a record may belong to the whole organisation (building_id null; org_admin only). */
  readonly buildingOptional?: Optional
  /**
   * `organisation`: records that all buildings share are made, changed and deleted only by those who hold the right for
   * the organisation as a whole; any building's right reads them. Default: any building's right writes them too.
   */
  readonly writes?: 'organisation'
  /** As `writes`: who holds the right in some building only may not read them either. */
  readonly reads?: 'organisation'
  readonly permission: PermissionCode
  /** The page of the docs that explains its screens, `domain/fee` for `docs/domain/fee.md`. */
  readonly help?: HelpName
  /** What another building takes over of such records; every entity of a building says it (`tests/matrix/copied.test.ts`). */
  readonly copied?: CopyRule<NoInfer<(keyof Fields & string) | StateField>>
  /** The field that names a record in titles, links and selects. */
  readonly title: NoInfer<keyof Fields & string>
  /** A second field shown beside the title in selects and search results. */
  readonly subtitle?: NoInfer<keyof Fields & string>
  /** The field whose colour stands before the title wherever another record names one. */
  readonly color?: NoInfer<keyof Fields & string>
  /** Where the menu lists it; absent means not in the menu (reached from other records). */
  readonly menu?: MenuPlace
  /** The screens' own route names (docs/routes.md). Default: path, `{name}-detail/:id`, `{name}-edit/:id`, `{name}-create`. */
  readonly screens?: {
    readonly list?: string
    readonly show?: string
    readonly edit?: string
    readonly create?: string
  }
  /** The screens that the webview shows too: `true` at the console's own address below `/webview`, or at another one. */
  readonly webview?: {
    /** `view`: also for who is signed out and was sent a link (`byToken` of its views). */
    readonly list?: true | 'view'
    readonly show?: true | 'view' | (string & {})
    readonly edit?: true
    readonly create?: true
  }
  /** Further lists of the same records, by name. */
  readonly views?: Readonly<Record<View, ListView<NoInfer<(keyof Fields & string) | StateField>>>>
  readonly fields: Fields
  readonly lifecycle?: Lifecycle<State, Action, NoInfer<keyof Fields & string>, StateField>
  /** What users do with a record beside moving it to another state, by name; named unlike its transitions. */
  readonly actions?: {
    readonly [A in keyof Inputs]: OwnAction<
      NoInfer<(keyof Fields & string) | StateField>,
      Inputs[A] & AnyFields
    >
  }
  /** Who is told in the console's bell of what was done. */
  readonly notifies?: readonly Notifying<
    NoInfer<keyof Fields & string>,
    NoInfer<Action | (keyof Inputs & string)>
  >[]
  /** Of which dates the console's bell tells beforehand. */
  readonly reminds?: readonly Reminding<NoInfer<keyof Fields & string>, NoInfer<State>>[]
  /** What sends an e-mail to the address in a field, so that a console whose server sends none says so. */
  readonly mails?: Mailing<NoInfer<keyof Fields & string>, NoInfer<Action | (keyof Inputs & string)>>
  readonly rules?: readonly Rule<NoInfer<keyof Fields & string>>[]
  readonly conditions?: readonly FieldCondition<NoInfer<(keyof Fields & string) | StateField>>[]
  /** Groups of fields that are unique together within the scope. Error `record_exists` at the last one. */
  readonly uniqueTogether?: readonly (readonly NoInfer<keyof Fields & string>[])[]
  /**
   * Two records of one `of` never overlap in time while both say `when` and are in states that count: an exclusion
   * constraint of the database, `{name}_apart`, refuses the second with `refuse` at `from`.
   */
  readonly apart?: Apart<NoInfer<keyof Fields & string>>
  /** Fields (default: all) that may not change while the record is in one of these states. Error `record_frozen`. */
  readonly frozen?: readonly {
    readonly in: readonly NoInfer<State>[]
    readonly fields?: readonly NoInfer<keyof Fields & string>[]
    /** It may still be deleted, as far as its extension allows; what it `asks` must be given then. Default false. */
    readonly deletable?: true | { readonly asks: readonly NoInfer<keyof Fields & string>[] }
    /** The console offers no editing, though fields that are not frozen may be written. Default false. */
    readonly closed?: true
  }[]
  readonly list: {
    readonly columns: readonly NoInfer<(keyof Fields & string) | StateField | SystemFieldName>[]
    /**
     * The columns that a phone's card shows beside title and state, the first two that hold something; the head of a
     * record's page begins with them. Default: the first columns that do not name the record.
     */
    readonly card?: readonly NoInfer<keyof Fields & string>[]
    readonly filters?: readonly NoInfer<(keyof Fields & string) | StateField | SystemFieldName>[]
    /** `code`, or `-created_at` for descending; several, each where those before it are equal. Default `-created_at`. */
    readonly sort?: OneOrMore<
      NoInfer<(keyof Fields & string) | `-${keyof Fields & string}` | SystemFieldName | `-${SystemFieldName}`>
    >
    /** So many records that a count goes no further than some: `more` are there then. Default false. */
    readonly countedInPart?: true
    /** Further looks at the same records, beside the table; the first is shown at first. Default: the table alone. */
    readonly looks?: readonly Look<NoInfer<(keyof Fields & string) | StateField>>[]
  }
  /** What one looks for first on a record's page, in that order. Default: the card's fields, then the first columns. */
  readonly summary?: readonly Fact<NoInfer<keyof Fields & string>>[]
  /** Related records that the page shows some of, above its sections: the page is then where one works from. */
  readonly glance?: readonly Glance<NoInfer<keyof Fields & string>>[]
  /** Sections of form and detail. Read-only kinds among them show in the detail only. */
  readonly form: readonly Section<NoInfer<keyof Fields & string>, Slot>[]
  /** Has-many fields that the detail shows as tabs with counts. */
  readonly tabs?: readonly NoInfer<keyof Fields & string>[]
  /** Deleting moves to the trash. Default true. */
  readonly trash?: Trash
  /** Changes are kept field by field. Default true. */
  readonly history?: boolean
  /**
   * How a building's first records come, which its empty list offers: from a file, or from what is ready-made. What waits
   * for them its words say as `empty`. Default: one by one.
   */
  readonly begins?: 'import' | 'ready_made'
  /** Rows may come from a spreadsheet. Absent = no import. */
  readonly imports?: ImportRule<NoInfer<keyof Fields & string>>
  /** Default true. */
  readonly export?: boolean
  /** The operations that users may do besides reading and transitions. Default all three. */
  readonly operations?: readonly WriteAction[]
  /** Creating one moves money: it needs an idempotency key, so that a request that arrives twice is booked once. */
  readonly movesMoney?: true
  /** Counted on the dashboard. */
  readonly overview?: boolean
  /** What residents have of its records, at calls of their own. Absent: nothing. */
  readonly resident?: ResidentRule<NoInfer<(keyof Fields & string) | StateField | SystemFieldName>, Read>
  /**
   * Records that others may name without any right on this entity: everyone who works in a building chooses among them
   * at `GET {path}/{address}`, and sees only these fields of one that another record names. The extension's `referable`
   * says which records a building may name. Absent: naming and showing need the entity's own read permission.
   */
  readonly choices?: {
    readonly address: string
    readonly fields: readonly NoInfer<keyof Fields & string>[]
  }
  /** The read-only field that keeps the building in which an organisation's record was made. */
  readonly home?: NoInfer<keyof Fields & string>
  /** Name of the list in replies (docs/domain/wire-format.md). Default `data`. */
  readonly replyKey?: string
  /** At most so many rows for `limit=all`. Default 5000. */
  readonly allLimit?: number
}

export interface Entity<
  Name extends string = string,
  Fields extends AnyFields = AnyFields,
  State extends string = string,
  Action extends string = string,
  Slot extends string = string,
  StateField extends string = string,
  View extends string = string,
  Owner extends Scope = Scope,
  Optional extends boolean = boolean,
  Trash extends boolean = boolean,
  Inputs extends ActionInputs = ActionInputs,
  Read extends string = string,
> extends Declaration<
  Name,
  Fields,
  State,
  Action,
  Slot,
  StateField,
  View,
  Owner,
  Optional,
  Trash,
  Inputs,
  Read
> {}

/** Any entity, for code that works on all of them. */
export type AnyEntity = Omit<
  Entity,
  | 'copied'
  | 'title'
  | 'subtitle'
  | 'color'
  | 'lifecycle'
  | 'actions'
  | 'notifies'
  | 'reminds'
  | 'mails'
  | 'views'
  | 'list'
  | 'form'
  | 'summary'
  | 'glance'
  | 'rules'
  | 'conditions'
  | 'uniqueTogether'
  | 'apart'
  | 'frozen'
  | 'tabs'
  | 'imports'
  | 'choices'
  | 'home'
  | 'resident'
> & {
  readonly copied?: CopyRule
  readonly title: string
  readonly subtitle?: string
  readonly color?: string
  readonly views?: Readonly<Record<string, ListView>>
  readonly lifecycle?: Lifecycle
  readonly actions?: Readonly<Record<string, OwnAction>>
  readonly notifies?: readonly Notifying[]
  readonly reminds?: readonly Reminding[]
  readonly mails?: Mailing
  readonly rules?: readonly Rule[]
  readonly conditions?: readonly FieldCondition[]
  readonly uniqueTogether?: readonly (readonly string[])[]
  readonly apart?: Apart
  readonly frozen?: readonly {
    readonly in: readonly string[]
    readonly fields?: readonly string[]
    readonly deletable?: true | { readonly asks: readonly string[] }
    readonly closed?: true
  }[]
  readonly list: {
    readonly columns: readonly string[]
    readonly card?: readonly string[]
    readonly filters?: readonly string[]
    readonly sort?: OneOrMore<string>
    readonly countedInPart?: true
    readonly looks?: readonly Look[]
  }
  readonly form: readonly Section[]
  readonly summary?: readonly Fact[]
  readonly glance?: readonly Glance[]
  readonly tabs?: readonly string[]
  readonly imports?: ImportRule
  readonly movesMoney?: true
  readonly choices?: Choices
  readonly home?: string
  readonly resident?: ResidentRule
}

/** Names of fields; `from` and `to` are instants, or times of the date `day`; `when` is a yes or no. */
export interface Apart<Name extends string = string> {
  readonly of: Name
  readonly day?: Name
  readonly from: Name
  readonly to: Name
  readonly when: Name
  readonly refuse: ErrorCode
}

/** How users without a right on the entity choose its records. */
export interface Choices {
  readonly address: string
  readonly fields: readonly string[]
}

export function defineEntity<
  const Name extends string,
  const Fields extends AnyFields,
  const State extends string = never,
  const Action extends string = never,
  const Slot extends string = never,
  const StateField extends string = 'status',
  const View extends string = never,
  const Owner extends Scope = Scope,
  const Optional extends boolean = false,
  const Trash extends boolean = true,
  const Inputs extends ActionInputs = {},
  const Read extends string = never,
>(
  declaration: Declaration<
    Name,
    Fields,
    State,
    Action,
    Slot,
    StateField,
    View,
    Owner,
    Optional,
    Trash,
    Inputs,
    Read
  >,
): Entity<Name, Fields, State, Action, Slot, StateField, View, Owner, Optional, Trash, Inputs, Read> {
  return declaration
}

export type FieldName<E> = E extends { readonly fields: infer F } ? keyof F & string : never
export type StateOf<E> =
  E extends Entity<string, infer _F, infer S, infer _A, infer _L, infer _N, infer _V> ? S : never
export type ActionOf<E> =
  E extends Entity<string, infer _F, infer _S, infer A, infer _L, infer _N, infer _V> ? A : never
export type SlotOf<E> =
  E extends Entity<string, infer _F, infer _S, infer _A, infer L, infer _N, infer _V> ? L : never
export type StateFieldOf<E> =
  E extends Entity<string, infer _F, infer _S, infer _A, infer _L, infer N, infer _V> ? N : never
export type ViewOf<E> =
  E extends Entity<string, infer _F, infer _S, infer _A, infer _L, infer _N, infer V> ? V : never

/** A record of any entity, as generic code handles it. */
export type AnyRecord = Record<string, unknown> & { id: string; version: number }
export type { AnyField, AnyFields }
