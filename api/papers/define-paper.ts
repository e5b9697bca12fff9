import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { TicketPurpose } from '#api/auth/tickets.ts'
import type { Queryable } from '#api/database/pool.ts'
import type { RoomServices } from '#api/room.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { Language } from '#core/language.ts'
import type { Call } from '#domain/calls/call.ts'
import type * as papers from '#domain/calls/papers.ts'
import type { DocumentPage, Paper as Sheet } from '#domain/documents/page.ts'
import type { AnyLetterValues } from '#domain/documents/placeholders.ts'
import type { PlacedPage } from '#domain/documents/preprint.ts'
import type { Values } from '#domain/documents/values.ts'
import type { PaperShape, ShapeOf } from './paper-shape.ts'
import type { PaperContext } from './paper-context.ts'

/** A document, or texts at their places on a pre-printed form. */
export type AnyPage = DocumentPage | PlacedPage
export const isPlaced = (page: AnyPage): page is PlacedPage => 'texts' in page

type Nothing = z.ZodObject<Record<never, never>>
type Linked = (typeof papers.shownByLink)['body']
type Chosen = typeof papers.chosenRecords | typeof papers.chosenForms
type Shown<Page> = z.ZodType<{ readonly data: { readonly paper: string; readonly pages: readonly Page[] } }>
type ShowCall<Page> = papers.ShowCall<Shown<Page>>
type PrintCall = papers.PrintCall
type Address = PrintCall['path']

/** A paper's calls by what they do: each shows it on a screen, or is its PDF. */
export interface PaperCalls<Page = AnyPage> {
  /** Of one record, for whoever may read it. */
  readonly read?: ShowCall<Page>
  readonly print?: PrintCall
  /** Of the records of one building that are named. */
  readonly readChosen?: Call<string, Chosen, undefined, Shown<Page>, true>
  readonly printChosen?: Call<string, Chosen, undefined, 'file', true>
  /** Of all records that belong together. */
  readonly readBatch?: ShowCall<Page>
  readonly printBatch?: PrintCall
  /** Of a resident's own record, at an address that the office may use too. */
  readonly readOwn?: ShowCall<Page>
  readonly printOwn?: PrintCall
  /** For whoever has a link. */
  readonly readLinked?: Call<Address, Nothing, Linked, Shown<Page>>
  readonly printLinked?: Call<Address, Nothing, Linked, 'file'>
}

/** What a page is made of beside its record; the language is that of its template, where it says one. */
export interface PaperParts<More = unknown, E extends AnyEntity = AnyEntity> extends PaperContext {
  readonly entity: E
  /** What `more` has read. */
  readonly more: More
}

/** Records of one building that are printed together. */
export interface PrintedRecords<R = Values> {
  readonly entity: AnyEntity
  readonly buildingId: string
  readonly records: readonly R[]
}

/** The record behind a link. */
export interface LinkedRecord {
  readonly building_id: string
  readonly organisation_id: string
  /** Whose link it is, as the log says it. */
  readonly holder: string | null
  /** Called once the building is known to be open. */
  read(): Promise<Values>
}

/**
 * What is printed of an entity's records. Calls, screen, print, PDF, batch, mail and the lines of the log follow
 * (docs/decisions/papers-declared-once.md).
 */
export interface Paper<S extends PaperShape = PaperShape, More = unknown, Page extends AnyPage = AnyPage> {
  /** Whose records it is of. */
  readonly entity: S['entity']
  /** Where it is of records of several entities: those that `{kind}` of its addresses may name. */
  readonly kinds?: readonly S['entity'][]
  readonly calls: PaperCalls<NoInfer<Page>>
  /** Records that its page names. */
  readonly with: readonly S['relation'][]
  /** Reads what pages need beside their records: once for all that are printed together. */
  more?(db: Queryable, of: PrintedRecords<S['record']>): Promise<More>
  /** Null: this record has no such paper. */
  page(record: S['record'], parts: PaperParts<More, S['entity']>): Page | null
  /** The office's own text, in place of the usual paper's. */
  readonly template?: {
    /** The field that keeps the version which the record was issued with. */
    readonly kept: S['version']
    /** The version that it would be issued with now, for one that is not issued yet. */
    present?(db: Queryable, buildingId: string, record: S['record']): Promise<string | null>
    values(record: S['record'], parts: PaperParts<More, S['entity']>, page: DocumentPage): AnyLetterValues
    /** What stands below every text, whatever it says. */
    notes?(record: S['record'], language: Language, text: string): readonly string[]
  }
  /** What it is set on. Default: what its template is made for, or A4. `form`: each page has its own size. */
  readonly sheet?: 'form' | { readonly field: S['field']; readonly otherwise: Sheet }
  /** The language of those that it is for, where the building's currency says none. Default: that of the reader's screen. */
  readonly language?: Language
  /** What its PDF is called: by default after the record's code or id, and of several after the list. */
  readonly file?: {
    name?(record: S['record']): string
    /** A batch, by its id. */
    batch?(id: string): string
    /** What the reader's window calls it. Default: the page's title. */
    title?(record: S['record'], language: Language): string
  }
  /** The records that belong together: of one record of `of`, which the field `by` names. */
  readonly batch?: { readonly of: AnyEntity; readonly by: S['reference'] }
  /** Residents have it of the records that they may read, where the entity's rule for them says that it has a paper. */
  readonly forResidents?: true
  /** Residents read what was made for them. */
  readonly resident?: {
    /** Names in the address beside `{id}`, and the fields that say them. */
    readonly at: Readonly<Record<string, S['field']>>
    find(
      db: Queryable,
      asked: { readonly path: Readonly<Record<string, string>>; readonly residentIds: readonly string[] },
    ): Promise<S['record'] | undefined>
  }
  /** Whoever has a link reads its one record. */
  readonly link?: {
    /** What its tickets are for. */
    readonly purpose: TicketPurpose
    find(
      parts: Pick<RoomServices, 'db' | 'records'>,
      asked: { readonly id: string; readonly request: FastifyRequest },
    ): Promise<LinkedRecord | undefined>
  }
  /** It goes along with mails. */
  readonly mailed?: {
    /** Those of these messages that it goes along with. */
    messages(db: Queryable, ids: readonly string[]): Promise<readonly string[]>
    find(db: Queryable, messageId: string): Promise<S['record'] | undefined>
  }
  /** When it was issued. Default: when its record was made. */
  issuedAt?(record: S['record'], more: More): unknown
  /**
   * What of it follows the day of printing: the names of building, apartment and way of payment, a part of the page, its whole
   * `record` where that may still be changed, a field of
   * the record, or one of a record that it names. All else is as it was issued: a test changes it and expects the same text.
   */
  readonly live: readonly (
    | 'names'
    | 'qr'
    | 'pictures'
    | 'record'
    | S['field']
    | `${S['relation']}.${string}`
  )[]
}

/** A paper of whatever entity. */
export type AnyPaper<Page extends AnyPage = AnyPage> = Paper<PaperShape, unknown, Page>

export const definePaper = <E extends AnyEntity, Page extends AnyPage, More = undefined>(
  paper: Paper<ShapeOf<E>, More, Page>,
): AnyPaper<Page> => paper
