declare module 'virtual:resident/words/*' {
  import type { SomeWords } from './language/app-words.ts'

  /** The first words of a language, or all others. */
  const words: SomeWords
  export default words
}

/** The console's colours by day and by night. */
declare module 'virtual:resident/colors.css'
