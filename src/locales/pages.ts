import type { Language } from '#core/language.ts'

interface Said {
  readonly title: string
  /** A sentence about what it is for. */
  readonly purpose: string
}

/** What menu, palette and headings call pages (`pageWords` of a room's `locale.ts`); apart from the pages, which a browser loads in no language. */
export type PageWords = Readonly<Record<string, Readonly<Record<Language, Said>>>>
