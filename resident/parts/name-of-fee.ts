import { currentLanguage } from '../language/language.ts'
import { sayOf } from '../language/say.ts'
import type { Fee } from '../data/shapes.ts'

interface Named extends Partial<Pick<Fee, 'language_contents'>> {
  readonly name: string | null
  readonly fee_type: Fee['fee_type'] | null
}

/** A fee's name in the reader's language where the office has written one, else its own, else that of its type. */
export function nameOfFee({ name, fee_type: type, language_contents: contents }: Named): string {
  const own = contents?.find(({ language_code: language }) => language === currentLanguage())?.name
  return own || name || (type !== null && sayOf(`fee_type.${type}`)) || ''
}
