declare module 'virtual:resident/words/*' {
  import type { AppWords } from './language/app-words.ts'

  /** All words of one language. */
  const words: AppWords
  export default words
}

/** The console's colours by day and by night. */
declare module 'virtual:resident/colors.css'
