import { copyWords } from './copy-words.ts'
import { setUpWords } from './set-up-words.ts'

/** Words of setting a building up, and of copying one. */
export const words = {
  vi: { ...setUpWords.vi, ...copyWords.vi },
  en: { ...setUpWords.en, ...copyWords.en },
  km: { ...setUpWords.km, ...copyWords.km },
}
