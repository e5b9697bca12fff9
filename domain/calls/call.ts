import { z } from 'zod'
import { managePrefix } from '#core/derive/routes.ts'
import { changeSchemaOf, schemaOf } from '#core/derive/schema.ts'
import type { InferCreate, InferUpdate } from '#core/infer.ts'
import type { AnyFields } from '#core/field.ts'
import { rightText, type Flag } from '#core/permission.ts'
import type { ErrorCode } from '../errors/catalogue.ts'
import type { PermissionCode, RightCode, UserType } from '../permission.ts'

/** A right: `manage_fee` to `approve`. */
export interface Right {
  readonly code: RightCode
  readonly flag: Flag
}

/** Values that are described by declared fields, so that they are read as a record's values are. */
export interface FieldSet<F extends AnyFields = AnyFields> {
  readonly fields: F
  /** A change: what is not sent stays as it is, and what is required may not be emptied. Default false. */
  readonly partial?: boolean
}

/** The schema of decoded values of a set. */
export const schemaOfSet = ({ fields, partial = false }: FieldSet) =>
  partial ? changeSchemaOf(fields) : schemaOf(fields)

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Body = z.ZodObject | FieldSet | undefined
export type Reply = z.ZodType | 'file'

/** What a call writes in its one transaction. */
export interface Writes {
  /** Entities that open consoles load again once it is done; the work names those that only it can know. */
  readonly touches?: readonly string[]
}

/** Statuses that a refusal may have. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429

/**
 * A call that is not one of a record's own. It is declared once: the server implements it (`answerCall`), the console
 * calls it (`callApi`), OpenAPI and docs/api.md describe it, and tests hold the server's replies against it.
 */
export interface Call<
  Path extends string = string,
  Params extends z.ZodObject | FieldSet = z.ZodObject | FieldSet,
  B extends Body = Body,
  R extends Reply = Reply,
  InBuilding extends boolean = boolean,
  Of extends string | undefined = string | undefined,
  W extends Writes | undefined = Writes | undefined,
> {
  /** Unique among all calls: `approveFees`. OpenAPI calls it the operation's id. */
  readonly id: string
  readonly method: Method
  /** The whole address, as OpenAPI spells it: `/v1/manage/fees/{id}/trace`. */
  readonly path: Path
  /** `public`: no sign-in needed. `auth`: any signed-in user. Several rights: any one of them. */
  readonly permission: 'public' | 'auth' | Right | readonly Right[]
  /** Records that it shows besides those of its right: the right to read them is needed too. */
  readonly also?: readonly PermissionCode[]
  /** One line: what it does or gives. */
  readonly summary: string
  /** The group under which it is described: an entity's name or a room's. */
  readonly tag: string
  /** The query parameters, after `?`. */
  readonly params: Params
  readonly body: B
  /** The whole reply; `file` = the content of a file. */
  readonly reply: R
  /** The status of a reply that is no refusal. Default 200. */
  readonly status?: 200 | 201
  /**
   * It needs its right in the building that `building_id` names. The building is looked at before anything else of the
   * parameters or the body: 422 without one, 403 without the right there.
   */
  readonly inBuilding: InBuilding
  /**
   * The entity of the record that `{id}` of the address names. 404 for one that the caller may not read, 403 without the
   * call's right in its building.
   */
  readonly record: Of
  /** It writes: in one transaction, of which nothing is left where the work throws. */
  readonly writes: W
  /**
   * It may be sent again under the same `idempotency-key`: it is done once, and replies the same. Its reply must hold
   * nothing that a change of rights may hide: ids, codes, counts and sums.
   */
  readonly repeatable?: true
  /** Only for those who live somewhere or pay for an apartment, staff among them; for others it does not exist (404). */
  readonly forResidents?: true
  /** Types of user that may call it at all. Default: all. */
  readonly userTypes?: readonly UserType[]
  /** Open to those who must still set up their second factor. */
  readonly beforeSecondFactor?: true
  /** Codes that it may refuse with, besides those of every call (`commonErrors`). */
  readonly errors?: Readonly<Partial<Record<RefusalStatus, readonly ErrorCode[]>>>
}

/** The declared parts of a call; a part that is left out is empty: no parameters, no body, a reply of `{}`. */
type Declaration<
  Path extends string,
  Params extends z.ZodObject | FieldSet,
  B extends Body,
  R extends Reply,
  InBuilding extends boolean,
  Of extends string | undefined,
  W extends Writes | undefined,
> = Omit<
  Call<Path, Params, B, R, InBuilding, Of, W>,
  'params' | 'body' | 'reply' | 'inBuilding' | 'record' | 'writes'
> & {
  readonly params?: Params
  readonly body?: B
  readonly reply?: R
  readonly inBuilding?: InBuilding
  readonly record?: Of
  readonly writes?: W
}

type Nothing = z.ZodObject<Record<never, never>>
const nothing: Nothing = z.strictObject({})
const anyParams: Nothing = z.object({})

export function defineCall<
  const Path extends string,
  Params extends z.ZodObject | FieldSet = Nothing,
  B extends Body = undefined,
  R extends Reply = Nothing,
  InBuilding extends boolean = false,
  const Of extends string | undefined = undefined,
  W extends Writes | undefined = undefined,
>(
  declaration: Declaration<Path, Params, B, R, InBuilding, Of, W>,
): Call<Path, Params, B, R, InBuilding, Of, W>
export function defineCall(
  declaration: Declaration<
    string,
    z.ZodObject | FieldSet,
    Body,
    Reply,
    boolean,
    string | undefined,
    Writes | undefined
  >,
): Call {
  return {
    body: undefined,
    params: anyParams,
    reply: nothing,
    inBuilding: false,
    record: undefined,
    writes: undefined,
    ...declaration,
  }
}

/** `manage('fees/approve')`: an address below /v1/manage. */
export const manage = <const Path extends string>(path: Path) => `${managePrefix}/${path}` as const

/**
 * The permission as a route says it: `auth`, `manage_fee.read`, `manage_block.create|manage_block.update`, and with
 * records that it shows `also`: `manage_debt.read,manage_fee.read`.
 */
export function permissionText({ permission, also = [] }: Pick<Call, 'permission' | 'also'>): string {
  if (typeof permission === 'string') return permission
  const rights: readonly Right[] = 'code' in permission ? [permission] : permission
  const shown = also.map((code) => `,${code}.read`).join('')
  return rights.map(({ code, flag }) => `${rightText(code, flag)}${shown}`).join('|')
}

type NameIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NameIn<Rest> : never

/** Values for the names in an address. */
export type PathOf<C extends Call> = { readonly [Name in NameIn<C['path']>]: string }

/** The type that a caller may send: an optional value may also be undefined. */
type Sent<T> = { readonly [Name in keyof T]: ReadonlyDeep<T[Name]> | undefined }

/** Values of declared fields, or their text as a form has it. */
export type SentFields<F extends AnyFields> = {
  readonly [Name in keyof InferCreate<{ fields: F }>]: InferCreate<{ fields: F }>[Name] | string
}

/** The parameters as the console gives them. */
export type ParamsOf<C extends Call> = C['params'] extends z.ZodObject
  ? Sent<z.input<C['params']>>
  : C['params'] extends FieldSet<infer F>
    ? SentFields<F>
    : never

/** The parameters as the server reads them. */
export type ReadParams<C extends Call> = Read<C['params']>
export type ReadBody<C extends Call> = Read<C['body']>

type Read<Shape> = Shape extends z.ZodObject
  ? z.output<Shape>
  : Shape extends FieldSet<infer F> & { readonly partial: true }
    ? InferUpdate<{ fields: F }>
    : Shape extends FieldSet<infer F>
      ? InferCreate<{ fields: F }>
      : undefined

/** The body as the console gives it; `undefined` if there is none. */
export type BodyOf<C extends Call> = C['body'] extends z.ZodObject
  ? Sent<z.input<C['body']>>
  : C['body'] extends FieldSet<infer F> & { readonly partial: true }
    ? Partial<SentFields<F>>
    : C['body'] extends FieldSet<infer F>
      ? SentFields<F>
      : undefined

/** A part that may be left out where all of it may. */
type Part<Name extends string, Value> = {} extends Value
  ? { readonly [N in Name]?: Value }
  : Value extends undefined
    ? { readonly [N in Name]?: undefined }
    : { readonly [N in Name]: Value }

/** The values of one call: parameters of its address, query and body. */
export type ValuesOf<C extends Call> = Part<'path', PathOf<C>> &
  Part<'params', ParamsOf<C>> &
  Part<'body', BodyOf<C>>

/** The reply as its caller has it. */
export type ReplyOf<C extends Call> = C['reply'] extends z.ZodType ? ReadonlyDeep<z.output<C['reply']>> : Blob

/** The type of `data` in the reply. */
export type DataOf<C extends Call> = ReplyOf<C> extends { readonly data: infer Data } ? Data : never
/** One of the rows under `data`. */
export type RowOf<C extends Call> = DataOf<C> extends readonly (infer Row)[] ? Row : never

export type ReadonlyDeep<T> = T extends Blob
  ? T
  : T extends readonly (infer Item)[]
    ? readonly ReadonlyDeep<Item>[]
    : T extends object
      ? { readonly [Name in keyof T]: ReadonlyDeep<T[Name]> }
      : T
