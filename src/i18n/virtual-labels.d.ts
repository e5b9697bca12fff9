declare module 'virtual:labels/*' {
  /** All words of one language, nested by key. */
  const words: Record<string, unknown>
  export default words
}

/** The values of antd's tokens that our style sheets name. */
declare module 'virtual:theme.css'

declare module 'virtual:label-parts' {
  import type { Language } from '#core/language.ts'

  /** By language, the words that it does not begin with: those of the entities in a folder, or of `all`. Absent while one develops. */
  const parts: Readonly<
    Partial<
      Record<Language, Readonly<Record<string, () => Promise<{ readonly default: Record<string, unknown> }>>>>
    >
  >
  export default parts
}
