import type { AnyEntity } from '#core/entity.ts'
import { screensOf } from '#core/derive/screens.ts'
import type { Language } from '#core/language.ts'
import { labels } from '#entities/labels.ts'
import type { Tx } from '../database/pool.ts'
import type { ExportLabels } from '../records/present/export-cells.ts'

/** A message of the bell. */
export interface Message {
  /** The page of the console that it leads to. */
  readonly link: string
  /** The building that it is about; null: of none in particular. */
  readonly buildingId: string | null
  /** In the language of who reads it. */
  readonly say: (language: Language) => string
}

/** Puts a message into the bells of these accounts, as far as they are active: with the transaction, or not at all. */
export type Ring = (tx: Tx, accountIds: readonly string[], message: Message) => Promise<void>

interface Told {
  readonly entity: AnyEntity
  readonly title: string
  /** The page that it leads to. */
  readonly link: string
  readonly buildingId: string
  /** What became of it. */
  readonly said: (language: Language) => string
}

/** `Fee runs · November: Finished`. */
export const messageAbout = ({ entity, title, link, buildingId, said }: Told): Message => ({
  link,
  buildingId,
  say: (language) => `${wordsOf(entity, language)?.many ?? entity.name} · ${title}: ${said(language)}`,
})

/** The same of a record that has come into a state. */
export const stateMessage = (
  entity: AnyEntity,
  {
    id,
    buildingId,
    title,
    state,
  }: {
    readonly id: string
    readonly buildingId: string
    readonly title: string
    readonly state: string
  },
): Message =>
  messageAbout({
    entity,
    title,
    buildingId,
    link: `/${screensOf(entity).show.replace(':id', id)}`,
    said: (language) => wordsOf(entity, language)?.states?.[state] ?? state,
  })

const wordsOf = (entity: AnyEntity, language: Language) => (labels as ExportLabels)[entity.name]?.[language]
